import { leadExportEndpoints as calls } from '@homestead/contract/leads';
import { localDate } from '@homestead/contract/platform';
import type { FastifyInstance } from 'fastify';
import { actorOf, addressOf, type Services, serveEndpoint } from '#platform';
import { exportLeads } from './export-leads.ts';

/** Registers the call that saves leads as a file. */
export function serveLeadExportCalls(app: FastifyInstance, services: Services): void {
  serveEndpoint(app, calls.exportLeads, async (call) => {
    const actor = actorOf(call);
    const who = { account: actor.caller.personId, address: addressOf(call.request) };
    await services.throttles.count('form', who);
    const file = await exportLeads(services, actor, call.body);
    call.reply
      .header('content-disposition', `attachment; filename="leads-${localDate(new Date())}.csv"`)
      .type('text/csv; charset=utf-8');
    return file;
  });
}
