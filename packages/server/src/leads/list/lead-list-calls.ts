import { leadListEndpoints, leadTagEndpoints, leadViewEndpoints } from '@homestead/contract/leads';
import type { FastifyInstance } from 'fastify';
import { atomically, holds, requireCaller, type Services, serveEndpoint } from '#platform';
import { nameOf } from '../full-name.ts';
import { selectEntriesById } from '../record/record-store.ts';
import { refuseLead } from '../refuse-lead.ts';
import { answerFields } from './answer-fields.ts';
import { seenFields } from './lead-fields.ts';
import { selectClients, selectSummaries } from './lead-list-store.ts';
import { selectTags } from './lead-tag-store.ts';
import { readAreas, readBoard } from './lead-views.ts';
import { listLeads } from './list-leads.ts';
import { setLeadTags } from './set-lead-tags.ts';

/** Registers the calls of the lists of leads. */
export function serveLeadListCalls(app: FastifyInstance, services: Services): void {
  const { db } = services;
  serveEndpoint(app, leadListEndpoints.getLeads, (call) =>
    listLeads(services, requireCaller(call), call.body),
  );
  serveEndpoint(app, leadViewEndpoints.getLeadBoard, (call) =>
    readBoard(services, requireCaller(call), call.body),
  );
  serveEndpoint(app, leadViewEndpoints.getLeadAreas, (call) =>
    readAreas(services, requireCaller(call), call.body),
  );
  serveEndpoint(app, leadListEndpoints.getLeadFields, (call) =>
    answerFields(services, requireCaller(call)),
  );
  serveEndpoint(app, leadListEndpoints.getLeadSummaries, async (call) => {
    const caller = requireCaller(call);
    const { leadid = null } = call.query;
    const rows = await selectSummaries(db, caller, leadid);
    if (leadid !== null && rows.length === 0) refuseLead('lead-not-found');
    const stages = await selectEntriesById(db, [
      ...new Set(rows.flatMap(({ stage_id: stage }) => stage ?? [])),
    ]);
    const seen = seenFields(caller);
    const data = rows.map((row) => ({
      id: row.id,
      stage: seen.includes('stage') ? (stages.get(row.stage_id ?? '')?.display ?? null) : null,
      name: seen.includes('primaryContact') ? nameOf(row) : null,
    }));
    return { statusCode: 'success' as const, message: '', data };
  });
  serveEndpoint(app, leadListEndpoints.listClients, async (call) => {
    const caller = requireCaller(call);
    const seesNames = holds(caller, 'column-primarycontact');
    const rows = await selectClients(db, caller, seesNames ? (call.query.q ?? '') : '');
    const data = rows.map(({ id, first_name, last_name }) => ({
      id,
      firstName: seesNames ? first_name : null,
      lastName: seesNames ? last_name : null,
    }));
    return { statusCode: 'success' as const, message: '', data };
  });
  serveEndpoint(app, leadTagEndpoints.listLeadTags, async (call) => ({
    data: await selectTags(db, requireCaller(call)),
  }));
  serveEndpoint(app, leadTagEndpoints.setLeadTags, (call) =>
    atomically(db, async (tx) => {
      const { id } = call.params;
      const wanted = { leadId: id, ...call.body };
      return {
        data: { id, tags: await setLeadTags(tx, requireCaller(call), wanted) },
      };
    }),
  );
}
