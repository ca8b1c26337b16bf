import type { WireListedPerson } from '@homestead/contract/accounts';
import { type Caller, seenColumns } from '#platform';
import { ownedBy, personColumns } from '../people/person-columns.ts';
import { presentNamedPerson } from '../present-named-person.ts';
import type { ListedRow } from './listed-people-store.ts';

/** A person on a list to choose from. */
export function presentListed(row: ListedRow, caller: Caller): WireListedPerson {
  const person: WireListedPerson = {
    ...presentNamedPerson(row),
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    phone: row.phone,
    company: row.company,
    role: { role: row.role_key, rolename: row.role_label },
  };
  return seenColumns(caller, personColumns, person, ownedBy(caller, row.id));
}

/** An agent with their concierge and co-agents. */
export function presentAgent(row: ListedRow, caller: Caller) {
  return {
    ...presentListed(row, caller),
    concierge: row.concierge && presentNamedPerson(row.concierge),
    coagents: row.coagents.map(presentNamedPerson),
  };
}

/** A concierge or a co-agent with their agents. */
export function presentWithAgents(row: ListedRow, caller: Caller) {
  return { ...presentListed(row, caller), agents: row.agents.map(presentNamedPerson) };
}
