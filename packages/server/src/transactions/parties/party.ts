import { storedPhone } from '@homestead/contract/platform';
import {
  isPartyKind,
  type PartyKind,
  partyKinds,
  partyLabels,
  type WireParty,
} from '@homestead/contract/transactions';
import { namePeople } from '#accounts';
import {
  type Caller,
  columnHistory,
  holds,
  lockRecord,
  type PeopleByName,
  type Queryable,
  type RecordTable,
  refuse,
  withNames,
} from '#platform';
import { partyMessages } from '../messages/parties.ts';
import { refuseTransaction } from '../refuse-transaction.ts';
import {
  findTaken,
  type ListedParty,
  lockParties,
  lockParty,
  type PartyRow,
  selectPartiesById,
  selectPartyNames,
} from './party-store.ts';

const labelOf = (field: keyof typeof partyLabels) => () => partyLabels[field];
const list = new Intl.ListFormat('en-US');
const kindsInWords = (kinds: unknown) =>
  Array.isArray(kinds)
    ? list.format(kinds.map((kind: string) => (isPartyKind(kind) ? partyKinds[kind] : kind)))
    : '';
const textOfFlag = (value: unknown) => (value ? partyMessages.yes() : '');

export const partyTable: RecordTable<PartyRow> = {
  key: 'transactions.party',
  table: 'party',
  columns: {
    name: { label: labelOf('name') },
    company_id: { label: labelOf('companyName') },
    kinds: { label: labelOf('kinds'), textOf: kindsInWords },
    email: { label: labelOf('email') },
    phone: { label: labelOf('phone') },
    license: { label: labelOf('license') },
    notes: { label: labelOf('notes') },
    retired_at: { label: partyMessages.retired, textOf: textOfFlag },
    merged_into_id: { label: partyMessages.mergedInto },
  },
  taken: {
    party_name: {
      field: 'name',
      label: labelOf('name'),
      message: partyMessages.nameTakenBySomeone,
    },
    party_email: {
      field: 'email',
      label: labelOf('email'),
      message: partyMessages.emailTakenBySomeone,
    },
    party_phone: {
      field: 'phone',
      label: labelOf('phone'),
      message: partyMessages.phoneTakenBySomeone,
    },
  },
  refuseMissing: () => refuseTransaction('party-not-found'),
};

export const mayChangeParties = (caller: Caller) => holds(caller, 'transactioncontacts');

export function presentParty(row: ListedParty, caller: Caller): WireParty {
  const { id, number, name, email, phone, license, notes, version } = row;
  const company =
    row.at_id === null
      ? null
      : { id: row.at_id, number: row.at_number ?? 0, name: row.at_name ?? '' };
  const mergedInto =
    row.merged_into_id === null
      ? null
      : { id: row.merged_into_id, number: row.into_number ?? 0, name: row.into_name ?? '' };
  return {
    ...{ id, number, name, email, phone, license, notes, version, company, mergedInto },
    type: row.company_id === null ? 'company' : 'person',
    kinds: (row.at_kinds ?? row.kinds) as PartyKind[],
    companyName: company?.name ?? null,
    people: row.people,
    deals: row.deals,
    retiredAt: row.retired_at?.toISOString() ?? null,
    abilities: mayChangeParties(caller) ? abilitiesOf(row) : [],
  };
}

export function abilitiesOf({ merged_into_id, retired_at }: PartyRow): WireParty['abilities'] {
  if (merged_into_id) return ['separate'];
  return retired_at ? ['edit', 'restore'] : ['edit', 'merge', 'retire'];
}

/** The answer about one party. */
export async function answerParty(db: Queryable, id: string, caller: Caller) {
  const [row] = await selectPartiesById(db, [id]);
  return { data: row ? presentParty(row, caller) : refuseTransaction('party-not-found') };
}

/** What a person or a company is filled in with. */
interface GivenFacts {
  name?: string | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
  license?: string | null | undefined;
  notes?: string | null | undefined;
}

/** The columns of the facts that were given. */
export function factColumns({ name, email, phone, license, notes }: GivenFacts): Partial<PartyRow> {
  return {
    ...(name !== undefined && { name }),
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone: phone && storedPhone(phone) }),
    ...(license !== undefined && { license }),
    ...(notes !== undefined && { notes }),
  };
}

const takenBy = {
  name: partyMessages.nameTaken,
  email: partyMessages.emailTaken,
  phone: partyMessages.phoneTaken,
} as const;

/** Refuses (bad-input) a name, email or phone that another one has, and says which. */
export async function requireOwn(
  db: Queryable,
  { company_id = null, name = '', email = null, phone = null }: Partial<PartyRow>,
  except: string | null,
): Promise<void> {
  const taken = await findTaken(db, { company_id, name, email, phone }, except);
  if (!taken) return;
  const words = { name: taken.name, isRetired: taken.isRetired ? 'yes' : 'no' };
  refuseField(taken.field, takenBy[taken.field](words));
}

/** Refuses (bad-input) one field. */
export function refuseField(
  field: 'name' | 'email' | 'phone' | 'kinds' | 'companyName' | 'mergedIntoId',
  message: string,
): never {
  const label = partyLabels[field];
  return refuse('bad-input', { fields: [{ field, label, message }], message });
}

/** A party, held until the commit, after the lock of the directory. */
export async function lockOneParty(tx: Queryable, id: string): Promise<PartyRow> {
  await lockParties(tx);
  return lockRecord(tx, partyTable, id);
}

/** Locks the one that another is merged into. Refuses (bad-input) one that doesn't fit. */
export async function requireTarget(tx: Queryable, row: PartyRow, intoId: string) {
  const into = await lockParty(tx, intoId);
  const fits =
    into !== null &&
    into.id !== row.id &&
    into.merged_into_id === null &&
    into.retired_at === null &&
    (into.company_id === null) === (row.company_id === null);
  return fits ? into : refuseField('mergedIntoId', partyMessages.intoUnknown());
}

/** Who changed a party; a merge is undone here, too, unless its name is used by then. */
export const partyHistory = withNames(
  columnHistory(partyTable, {
    requireToChange: (tx, _caller, id) => lockOneParty(tx, id),
    mayUndo: (_db, caller) => mayChangeParties(caller),
    namePeople: async (db, ids) =>
      new Map([...(await namePeople(db, ids)), ...(await partiesAsPeople(db, ids))]),
    async restore(tx, before, row) {
      const after = { ...row, ...before };
      if (after.merged_into_id) await requireTarget(tx, row, after.merged_into_id);
      else await requireOwn(tx, after, row.id);
      return before;
    },
  }),
  { people: ['company_id', 'merged_into_id'] },
);

/** The names of parties, where a history looks for those of people. */
export async function partiesAsPeople(
  db: Queryable,
  ids: readonly string[],
): Promise<PeopleByName> {
  const names = await selectPartyNames(db, ids);
  return new Map(
    [...names].map(([id, name]) => [id, { id, firstName: name, lastName: '', photo: null }]),
  );
}
