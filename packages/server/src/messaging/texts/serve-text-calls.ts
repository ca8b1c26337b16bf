import { textEndpoints } from '@homestead/contract/messaging';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { atomically, refuse, type Services, serveEndpoint } from '#platform';
import { takeText } from './take-text.ts';
import { takeTextStatus } from './take-text-status.ts';
import { verifyTextSignature } from './verify-text-signature.ts';

const BODY_LIMIT = 64 * 1024;
const FORM = 'application/x-www-form-urlencoded';
/** The provider expects TwiML; this does nothing. */
const NOTHING_TO_DO = '<?xml version="1.0" encoding="UTF-8"?><Response/>';

/** Registers the calls in which the provider hands in texts and tells what became of ours. */
export async function serveTextCalls(app: FastifyInstance, services: Services): Promise<void> {
  const { db, settings } = services;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      FORM,
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      async (_request: unknown, body: string | Buffer) => new URLSearchParams(String(body)),
    );
    scope.addHook('onSend', async (_request, reply, payload) => {
      if (reply.statusCode !== 200) return payload;
      reply.type('text/xml; charset=utf-8');
      return NOTHING_TO_DO;
    });
    const signedForm = (request: FastifyRequest): URLSearchParams => {
      const token = settings.SMS_TOKEN ?? refuse('not-found');
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const url = `${settings.publicUrl}${request.url}`;
      verifyTextSignature(request.headers['x-twilio-signature'], { token, url, form });
      return form;
    };
    serveEndpoint(
      scope,
      textEndpoints.takeText,
      async ({ request }) => {
        const form = signedForm(request);
        await atomically(db, (tx) => takeText(services, tx, form));
        return { data: true as const };
      },
      { isWebhook: true },
    );
    serveEndpoint(
      scope,
      textEndpoints.takeTextStatus,
      async ({ request, query: { id } }) => {
        const form = signedForm(request);
        await atomically(db, (tx) => takeTextStatus(tx, id, form));
        return { data: true as const };
      },
      { isWebhook: true },
    );
  });
}
