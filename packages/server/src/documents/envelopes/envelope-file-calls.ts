import { envelopeEndpoints as calls } from '@homestead/contract/documents';
import type { FastifyInstance } from 'fastify';
import {
  addressOf,
  atomically,
  attachment,
  type Caller,
  requireCaller,
  type Services,
  serveEndpoint,
} from '#platform';
import { appendEvent } from '../log/append-event.ts';
import { readBundle, readEnvelopeFile } from '../sealing/read-envelope-file.ts';
import type { EnvelopeRow } from './envelope-store.ts';
import { requireEnvelope } from './require-envelope.ts';

/** Registers the calls that answer files of envelopes; who read which is in the log. */
export function serveEnvelopeFiles(app: FastifyInstance, services: Services): void {
  const { db, throttles } = services;
  const noteRead = async (envelope: EnvelopeRow, { firstName, lastName }: Caller, what: string) => {
    if (envelope.state === 'draft') return;
    const by = `${firstName} ${lastName}`.trim();
    await atomically(db, (tx) =>
      appendEvent(tx, envelope.id, { kind: 'read', facts: { by, what } }),
    );
  };

  serveEndpoint(app, calls.getEnvelopeFile, async ({ params, request, reply, ...call }) => {
    const caller = requireCaller(call);
    const { envelope } = await requireEnvelope(services, db, caller, params.id);
    await throttles.count('form', { account: caller.personId, address: addressOf(request) });
    const { name, bytes } = await readEnvelopeFile(services, envelope);
    await noteRead(envelope, caller, 'file');
    reply.header('content-disposition', attachment(name)).type('application/pdf');
    return bytes;
  });

  serveEndpoint(app, calls.getEnvelopeBundle, async ({ params, request, reply, ...call }) => {
    const caller = requireCaller(call);
    const { envelope } = await requireEnvelope(services, db, caller, params.id);
    await throttles.count('form', { account: caller.personId, address: addressOf(request) });
    const { name, bytes } = await readBundle(services, envelope);
    await noteRead(envelope, caller, 'bundle');
    reply.header('content-disposition', attachment(name)).type('application/zip');
    return bytes;
  });
}
