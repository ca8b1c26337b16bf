import {
  duplicateEndpoints as calls,
  leadDetailLabels,
  type WireDuplicatePair,
} from '@homestead/contract/leads';
import type { FastifyInstance } from 'fastify';
import { namePeople } from '#accounts';
import {
  atomically,
  type ColumnScope,
  hiddenColumns,
  type PeopleByName,
  type Queryable,
  requireCaller,
  type Services,
  seenColumns,
  serveEndpoint,
} from '#platform';
import { findName, nameOf } from '../full-name.ts';
import { noteActivity } from '../inquiries/inquiry-store.ts';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { lockPair, requireTwo } from '../merges/require-mergeable.ts';
import { duplicateMessages } from '../messages/duplicates.ts';
import { fieldMessages } from '../messages/fields.ts';
import { selectDuplicatePairs } from './duplicate-pair-store.ts';
import { removeDistinct, type SideRow, selectSides, storeDistinct } from './duplicate-store.ts';

/** Facts of a lead that are columns of the desk. */
const columns: ColumnScope = {
  email: { label: fieldMessages.email, see: ['column-email'] },
  phone: { label: fieldMessages.phone, see: ['column-phone'] },
  city: { label: () => leadDetailLabels.city, see: ['column-primarycontact'] },
  agent: { label: duplicateMessages.agent, see: ['column-agent'] },
};

/** Registers the calls of leads that may be the same person. */
export function serveDuplicateCalls(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  serveEndpoint(app, calls.listDuplicates, async (call) => {
    const caller = requireCaller(call);
    const { rows, ...facts } = await selectDuplicatePairs(db, caller, call.query);
    const ids = rows.flatMap(({ one, other }) => [one, other]);
    const sides = await selectSides(db, caller, ids);
    const agents = [...sides.values()].flatMap(({ agent_id: id }) => id ?? []);
    const people = await namePeople(db, [...new Set(agents)]);
    const sideOf = (id: string) => {
      const row = sides.get(id);
      return row ? [seenColumns(caller, columns, present(row, people))] : [];
    };
    const data = rows.flatMap(({ one, other, reasons }): WireDuplicatePair[] => {
      const leads = [...sideOf(one), ...sideOf(other)];
      if (leads.length < 2) return [];
      return [{ id: `${one}:${other}`, reasons, leads, abilities: ['compare', 'dismiss'] }];
    });
    return { data, ...facts, hiddenColumns: hiddenColumns(caller, columns) };
  });

  serveEndpoint(app, calls.setLeadsDistinct, (call) =>
    atomically(db, async (tx) => {
      const caller = requireCaller(call);
      const { leadId, otherLeadId, isDistinct } = call.body;
      requireTwo(leadId, otherLeadId, 'otherLeadId');
      const [one, other] = await lockPair(tx, caller, [leadId, otherLeadId]);
      const isChanged = isDistinct
        ? await storeDistinct(tx, [one.id, other.id], caller.personId)
        : await removeDistinct(tx, [one.id, other.id]);
      if (isChanged) await noteDecision(tx, [one, other], { isDistinct, by: caller.personId });
      return { data: true as const };
    }),
  );
}

/** A line on both timelines, which names the other lead where the reader sees it. */
async function noteDecision(
  tx: Queryable,
  [one, other]: readonly [LeadRow, LeadRow],
  { isDistinct, by }: { isDistinct: boolean; by: string },
): Promise<void> {
  const kind = isDistinct ? 'distinct' : 'distinct-undone';
  await noteActivity(tx, { leadId: one.id, kind, doneBy: by, facts: { other: other.id } });
  await noteActivity(tx, { leadId: other.id, kind, doneBy: by, facts: { other: one.id } });
}

function present(row: SideRow, people: PeopleByName): WireDuplicatePair['leads'][number] {
  return {
    id: row.id,
    name: nameOf(row),
    email: row.email,
    phone: row.phone,
    city: row.city,
    agent: findName(people, row.agent_id),
    lastInquiryAt: row.last_inquiry_at?.toISOString() ?? null,
  };
}
