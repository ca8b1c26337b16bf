import { leadSearchEndpoints } from '@homestead/contract/leads';
import type { FastifyInstance } from 'fastify';
import { namePeople } from '#accounts';
import {
  type ColumnScope,
  holds,
  requireCaller,
  type Services,
  seenColumns,
  serveEndpoint,
} from '#platform';
import { findName, nameOf } from '../full-name.ts';
import { leadDetailMessages } from '../messages/details.ts';
import { fieldMessages } from '../messages/fields.ts';
import { searchLeads } from './found-lead-store.ts';

/** Facts of a found lead that are columns of the desk. */
const foundColumns: ColumnScope = {
  email: { label: fieldMessages.email, see: ['column-email'] },
  phone: { label: fieldMessages.phone, see: ['column-phone'] },
  name: { label: fieldMessages.name, see: ['column-primarycontact'] },
  agentName: { label: leadDetailMessages.agent, see: ['column-agent'] },
};

/** Registers the search for leads by name, email or phone. */
export function serveFindLeadCalls(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  serveEndpoint(app, leadSearchEndpoints.findLeads, async (call) => {
    const caller = requireCaller(call);
    const rows = await searchLeads(db, caller, {
      words: call.query.words,
      seen: {
        name: holds(caller, 'column-primarycontact'),
        email: holds(caller, 'column-email'),
        phone: holds(caller, 'column-phone'),
      },
    });
    const agents = await namePeople(
      db,
      rows.flatMap(({ agent_id }) => agent_id ?? []),
    );
    const data = rows.map((row) => {
      const { id, email, phone, agent_id } = row;
      const agentName = findName(agents, agent_id);
      return seenColumns(caller, foundColumns, { id, name: nameOf(row), email, phone, agentName });
    });
    return { data };
  });
}
