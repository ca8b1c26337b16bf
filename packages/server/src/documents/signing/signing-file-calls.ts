import { signingEndpoints as calls } from '@homestead/contract/documents';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressOf, attachment, type Services, serveEndpoint } from '#platform';
import { isEnded, mustAct } from '../envelopes/whose-turn.ts';
import { refuseDocument } from '../refuse-document.ts';
import { readDocumentToSign } from '../sealing/read-document-to-sign.ts';
import { readBundle, readEnvelopeFile } from '../sealing/read-envelope-file.ts';
import { noteRecipientSight } from '../sights/note-sight.ts';
import { requireSession } from './in-session.ts';

/** Registers the calls by which a recipient gets the files of what they were sent. */
export function serveSigningFiles(app: FastifyInstance, services: Services): void {
  const { db, throttles } = services;

  /**
   * Counts before anything is drawn. Refuses (envelope-ended) what ended without a seal, and
   * (consent-needed).
   */
  const requireFile = async (request: FastifyRequest) => {
    const inSession = await requireSession(services, db, request);
    const { envelope, recipient } = inSession;
    const account = `signing-file:${recipient.id}`;
    await throttles.count('form', { account, address: addressOf(request) });
    if (isEnded(envelope)) refuseDocument('envelope-ended');
    if (mustAct(recipient) && recipient.consented_at === null) refuseDocument('consent-needed');
    return inSession;
  };

  serveEndpoint(app, calls.getSigningDocument, async ({ request, reply, params }) => {
    const inSession = await requireFile(request);
    const { name, bytes } = await readDocumentToSign(services, inSession, params.document);
    await noteRecipientSight(db, inSession.recipient, 'documents');
    reply
      .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
      .header('content-disposition', attachment(name))
      .type('application/pdf');
    return bytes;
  });

  serveEndpoint(app, calls.getSigningFile, async ({ request, reply }) => {
    const { envelope, recipient } = await requireFile(request);
    const { name, bytes } = await readEnvelopeFile(services, envelope);
    await noteRecipientSight(db, recipient, 'file');
    reply.header('content-disposition', attachment(name)).type('application/pdf');
    return bytes;
  });

  serveEndpoint(app, calls.getSigningBundle, async ({ request, reply }) => {
    const { envelope, recipient } = await requireFile(request);
    const { name, bytes } = await readBundle(services, envelope);
    await noteRecipientSight(db, recipient, 'bundle');
    reply.header('content-disposition', attachment(name)).type('application/zip');
    return bytes;
  });
}
