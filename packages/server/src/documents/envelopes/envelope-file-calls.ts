import { envelopeEndpoints as calls } from '@homestead/contract/documents';
import type { FastifyInstance } from 'fastify';
import { addressOf, attachment, requireCaller, type Services, serveEndpoint } from '#platform';
import { readBundle, readEnvelopeFile } from '../sealing/read-envelope-file.ts';
import { noteStaffSight } from '../sights/note-sight.ts';
import { requireEnvelope } from './require-envelope.ts';

/** Registers the calls that answer files of envelopes; who read which is noted. */
export function serveEnvelopeFiles(app: FastifyInstance, services: Services): void {
  const { db, throttles } = services;

  serveEndpoint(app, calls.getEnvelopeFile, async ({ params, request, reply, ...call }) => {
    const caller = requireCaller(call);
    const { envelope } = await requireEnvelope(services, db, caller, params.id);
    await throttles.count('form', { account: caller.personId, address: addressOf(request) });
    const { name, bytes } = await readEnvelopeFile(services, envelope);
    await noteStaffSight(db, envelope, { caller, what: 'file' });
    reply.header('content-disposition', attachment(name)).type('application/pdf');
    return bytes;
  });

  serveEndpoint(app, calls.getEnvelopeBundle, async ({ params, request, reply, ...call }) => {
    const caller = requireCaller(call);
    const { envelope } = await requireEnvelope(services, db, caller, params.id);
    await throttles.count('form', { account: caller.personId, address: addressOf(request) });
    const { name, bytes } = await readBundle(services, envelope);
    await noteStaffSight(db, envelope, { caller, what: 'bundle' });
    reply.header('content-disposition', attachment(name)).type('application/zip');
    return bytes;
  });
}
