import {
  type PartyKind,
  partyCalls,
  type partyEndpoints,
  partyKinds,
  type WireParty,
} from '@homestead/contract/transactions';
import { personApi } from '#accounts';
import { createClient } from '#platform';

export const parties = createClient<typeof partyEndpoints>(partyCalls, personApi);

const FOUND_MAX = 10;
const list = new Intl.ListFormat('en-US', { type: 'unit' });

/** What companies do, in words. */
export const kindsInWords = (kinds: readonly PartyKind[]) =>
  list.format(kinds.map((kind) => partyKinds[kind]));

/** A party with its company, or with what it does. */
export const partyInWords = ({ name, company, kinds }: WireParty) =>
  `${name} · ${company?.name ?? kindsInWords(kinds)}`;

/** At most ten of the directory by what is typed. */
export async function findParties(
  words: string,
  narrowed: { type?: 'company' | 'person'; kind?: PartyKind },
  signal: AbortSignal,
): Promise<WireParty[]> {
  const { data } = await parties.listParties(
    { q: words, pageSize: FOUND_MAX, ...narrowed },
    { signal },
  );
  return data;
}
