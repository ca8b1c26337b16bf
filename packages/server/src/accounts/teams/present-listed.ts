import type { WireListedPerson } from '@homestead/contract/accounts';
import { presentNamedPerson } from '../present-named-person.ts';
import type { ListedRow } from './listed-people-store.ts';

/** A person on a list to choose from. */
export function presentListed(row: ListedRow): WireListedPerson {
  return {
    ...presentNamedPerson(row),
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    phone: row.phone,
    company: row.company,
    role: { role: row.role_key, rolename: row.role_label },
  };
}

/** An agent with their concierge and co-agents. */
export function presentAgent(row: ListedRow) {
  return {
    ...presentListed(row),
    concierge: row.concierge && presentNamedPerson(row.concierge),
    coagents: row.coagents.map(presentNamedPerson),
  };
}

/** A concierge or a co-agent with their agents. */
export function presentWithAgents(row: ListedRow) {
  return { ...presentListed(row), agents: row.agents.map(presentNamedPerson) };
}
