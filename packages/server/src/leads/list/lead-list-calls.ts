import { leadListEndpoints, leadTagEndpoints, leadViewEndpoints } from '@homestead/contract/leads';
import type { FastifyInstance } from 'fastify';
import { atomically, holds, requireCaller, type Services, serveEndpoint } from '#platform';
import { selectEntryNames } from '../details/lead-detail-store.ts';
import { fullName } from '../full-name.ts';
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
    const names = await selectEntryNames(db);
    const seen = seenFields(caller);
    const data = rows.map(({ id, stage_id, first_name, last_name }) => ({
      id,
      stage: seen.includes('stage') && stage_id !== null ? (names.get(stage_id) ?? null) : null,
      name: seen.includes('primaryContact')
        ? fullName({ firstName: first_name, lastName: last_name })
        : null,
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
      const { tags } = call.body;
      return {
        data: { id, tags: await setLeadTags(tx, requireCaller(call), { leadId: id, tags }) },
      };
    }),
  );
}
