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
  type PeopleByName,
  requireCaller,
  type Services,
  seenColumns,
  serveEndpoint,
} from '#platform';
import { requireLead } from '../details/lead-details.ts';
import { fullName } from '../full-name.ts';
import { requireTwo } from '../merges/require-mergeable.ts';
import { duplicateMessages } from '../messages/duplicates.ts';
import { fieldMessages } from '../messages/fields.ts';
import {
  removeDistinct,
  type SideRow,
  selectDuplicatePairs,
  selectSides,
  storeDistinct,
} from './duplicate-store.ts';

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
    return { data, ...facts };
  });

  serveEndpoint(app, calls.setLeadsDistinct, (call) =>
    atomically(db, async (tx) => {
      const caller = requireCaller(call);
      const { leadId, otherLeadId, isDistinct } = call.body;
      requireTwo(leadId, otherLeadId, 'otherLeadId');
      for (const id of [leadId, otherLeadId]) await requireLead(tx, caller, id);
      if (isDistinct) await storeDistinct(tx, [leadId, otherLeadId], caller.personId);
      else await removeDistinct(tx, [leadId, otherLeadId]);
      return { data: true as const };
    }),
  );
}

function present(row: SideRow, people: PeopleByName): WireDuplicatePair['leads'][number] {
  const agent = row.agent_id === null ? undefined : people.get(row.agent_id);
  return {
    id: row.id,
    name: fullName({ firstName: row.first_name, lastName: row.last_name }),
    email: row.email,
    phone: row.phone,
    city: row.city,
    agent: agent ? fullName(agent) : null,
    lastInquiryAt: row.last_inquiry_at?.toISOString() ?? null,
  };
}
