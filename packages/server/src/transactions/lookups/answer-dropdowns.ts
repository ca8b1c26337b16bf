import {
  OFFER_CHOICES_MAX,
  offerListNames,
  offerLists,
  type PartyListName,
  partyListNames,
  partyLists,
  type WireOfferDropdowns,
} from '@homestead/contract/transactions';
import { type Queryable, readTogether } from '#platform';
import { agentRoles, lenderRoles } from '../offers/offer-roles.ts';
import {
  selectOfferedCompanies,
  selectOfferedEntries,
  selectOfferedPeople,
  selectOfferedStaff,
} from './lookup-store.ts';

const LIMIT = OFFER_CHOICES_MAX + 1;
const kindsOf = (type: 'company' | 'person') =>
  partyListNames.flatMap((name) => (partyLists[name].type === type ? [partyLists[name].kind] : []));

/** What the form of an offer chooses from, each list in its order or by name. */
export async function answerDropdowns(db: Queryable): Promise<WireOfferDropdowns> {
  const keys = offerListNames.map((name) => offerLists[name].key);
  const [entries, companies, people, agents, lenders] = await readTogether(
    db,
    () => selectOfferedEntries(db, keys),
    () => selectOfferedCompanies(db, kindsOf('company'), LIMIT),
    () => selectOfferedPeople(db, kindsOf('person'), LIMIT),
    () => selectOfferedStaff(db, agentRoles, LIMIT),
    () => selectOfferedStaff(db, lenderRoles, LIMIT),
  );
  const cut: string[] = [];
  const most = <Row>(name: string, rows: Row[]): Row[] => {
    if (rows.length > OFFER_CHOICES_MAX) cut.push(name);
    return rows.slice(0, OFFER_CHOICES_MAX);
  };
  const entriesOf = (key: string) =>
    entries.flatMap(({ list, id, display }) => (list === key ? [{ id, display }] : []));
  const partiesOf = (name: PartyListName) => {
    const { type, kind } = partyLists[name];
    const listed = (type === 'company' ? companies : people).filter((one) => one.kind === kind);
    return listed.map(({ id, display, company }) => ({ id, display, company }));
  };
  const lists = offerListNames.map((name) => [name, entriesOf(offerLists[name].key)]);
  const parties = partyListNames.map((name) => [name, most(name, partiesOf(name))]);
  return {
    ...Object.fromEntries([...lists, ...parties]),
    agents: most('agents', agents),
    lenders: most('lenders', lenders),
    cut,
  };
}
