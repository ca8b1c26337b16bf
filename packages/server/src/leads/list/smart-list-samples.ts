import type { LeadCondition } from '@homestead/contract/leads';
import { actAsMailbox } from '#accounts';
import { atomically, type Services } from '#platform';
import { selectStages } from './lead-list-store.ts';
import { requireUsableQuery } from './smart-list.ts';
import { countOwnLists, storeSmartList } from './smart-list-store.ts';

const FIRM = 'prairieandmain.example';

interface SampleList {
  owner: string;
  name: string;
  isShared: boolean;
  conditions: LeadCondition[];
  /** Codes of stages that the list leaves out. */
  notInStages?: string[];
  sort: `${'createdOn' | 'lastContacted' | 'score'}${'' | ' desc'}`;
}

const samples: readonly SampleList[] = [
  {
    ...{ owner: 'grace.whitfield', name: 'New this week', isShared: true },
    conditions: [{ field: 'createdOn', is: 'in-last-days', values: ['7'] }],
    sort: 'createdOn desc',
  },
  {
    ...{ owner: 'grace.whitfield', name: 'Silent for a month', isShared: true },
    conditions: [
      { field: 'lastContacted', is: 'not-for-days', values: ['30'] },
      { field: 'lastInquiry', is: 'not-for-days', values: ['30'] },
      { field: 'createdOn', is: 'not-for-days', values: ['30'] },
      { field: 'unclaimed', is: 'no', values: [] },
    ],
    notInStages: ['lostclients', 'lostleads', 'oldleads', 'clientdonotcontact', 'trashleads'],
    sort: 'lastContacted',
  },
  {
    ...{ owner: 'grace.whitfield', name: 'First homes', isShared: true },
    conditions: [{ field: 'tags', is: 'any-of', values: ['first home'] }],
    sort: 'score desc',
  },
  {
    ...{ owner: 'priya.raman', name: 'Relocating to Omaha', isShared: false },
    conditions: [{ field: 'tags', is: 'any-of', values: ['relocation', 'military'] }],
    sort: 'createdOn desc',
  },
];

/** Saves lists of leads for people of the demo who have none. */
export async function addSampleSmartLists({ db }: Pick<Services, 'db'>): Promise<void> {
  const stages = await selectStages(db);
  for (const owner of new Set(samples.map((one) => one.owner))) {
    const actor = await actAsMailbox(db, `${owner}@${FIRM}`);
    if (!actor) continue;
    const { caller } = actor;
    await atomically(db, async (tx) => {
      if ((await countOwnLists(tx, caller.personId)) > 0) return;
      for (const { name, isShared, conditions, notInStages, sort } of samples.filter(
        (one) => one.owner === owner,
      )) {
        const left = stages.filter(({ code }) => notInStages?.includes(code)).map(({ id }) => id);
        const isElsewhere = { field: 'stage', is: 'none-of', values: left } as const;
        const all = left.length > 0 ? [...conditions, isElsewhere] : conditions;
        const query = { filter: {}, conditions: all, getleadsortby: sort, columns: null };
        await requireUsableQuery(tx, caller, query);
        await storeSmartList(tx, { id: null, ownerId: caller.personId, name, isShared, query });
      }
    });
  }
}
