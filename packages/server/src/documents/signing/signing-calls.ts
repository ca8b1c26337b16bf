import { signingEndpoints as calls, type WireSigning } from '@homestead/contract/documents';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  addressOf,
  answerOnce,
  atomically,
  type DatabaseTransaction,
  originOf,
  type Queryable,
  type Services,
  serveEndpoint,
  sha256,
} from '#platform';
import { storeRecipient } from '../envelopes/recipient-store.ts';
import { givePamphlet } from '../pamphlet/give-pamphlet.ts';
import { refuseDocument } from '../refuse-document.ts';
import {
  answerWhileSigning,
  askSender,
  askToForward,
  consentToSign,
  declineToSign,
  fillField,
  withdrawConsent,
} from './change-while-signing.ts';
import { finishSigning } from './finish-signing.ts';
import {
  type InSession,
  requireSession,
  requireSessionToWrite,
  requireToSign,
  signingToken,
} from './in-session.ts';
import { noteSeen } from './note-seen.ts';
import { presentSigning } from './present-signing.ts';
import { readSignatureImage } from './read-signature-image.ts';
import { rereadSession } from './reread-session.ts';
import { noteOwnEnd } from './session-store.ts';
import { storeSavedSignature } from './signing-store.ts';

/** A drawing of 300 KB in base64, with what is around it. */
const IMAGE_BODY = 450_000;

/** Registers the calls of a recipient in the session that they opened. */
export function serveSigningCalls(app: FastifyInstance, services: Services): void {
  const { db, throttles } = services;

  /** The recipient's own account, unless someone signs on another person's device. */
  const personOf = ({ caller }: FastifyRequest, { session }: InSession) =>
    session.host_id === null && caller && !caller.seeingAs ? caller.personId : null;

  const present = async (
    tx: Queryable,
    request: FastifyRequest,
    inSession: InSession,
  ): Promise<{ data: WireSigning }> => ({
    data: await presentSigning(services, tx, inSession, { personId: personOf(request, inSession) }),
  });

  const presentAgain = async (
    tx: DatabaseTransaction,
    request: FastifyRequest,
    opened: InSession,
  ) => {
    const again = await rereadSession(tx, opened);
    await noteSeen(tx, again, originOf(request));
    return present(tx, request, again);
  };

  type Work = (tx: DatabaseTransaction, inSession: InSession) => Promise<void>;
  const change = (request: FastifyRequest, work: Work) =>
    atomically(db, async (tx) => {
      const inSession = await requireSessionToWrite(services, tx, request);
      await work(tx, inSession);
      return presentAgain(tx, request, inSession);
    });

  const once = async (
    call: { request: FastifyRequest; body: unknown; idempotencyKey: string | null },
    { path }: { path: string },
    work: Work,
  ) => {
    const { request, body, idempotencyKey: key } = call;
    // First: a key replays its answer only as long as the session works.
    await requireSession(services, db, request, { isRepeat: true });
    const token = signingToken(request) ?? '';
    const scope = `${path} ${sha256(token).toString('base64url')}`;
    return answerOnce(
      services,
      { scope, key, body },
      async (tx) => {
        const inSession = await requireSessionToWrite(services, tx, request);
        await work(tx, inSession);
        await noteOwnEnd(tx, token);
        return presentAgain(tx, request, inSession);
      },
      () => throttles.count('form', { account: `signing:${scope}`, address: addressOf(request) }),
    );
  };

  serveEndpoint(app, calls.getSigning, async ({ request }) => {
    const inSession = await requireSession(services, db, request);
    await atomically(db, (tx) => noteSeen(tx, inSession, originOf(request)));
    return present(db, request, inSession);
  });

  serveEndpoint(app, calls.consentToSign, (call) =>
    once(call, calls.consentToSign, (tx, inSession) =>
      consentToSign(services, tx, inSession, {
        ...{ version: call.body.version, origin: originOf(call.request) },
      }),
    ),
  );
  serveEndpoint(app, calls.withdrawConsent, (call) =>
    once(call, calls.withdrawConsent, (tx, inSession) =>
      withdrawConsent(services, tx, inSession, call.body.reason),
    ),
  );
  serveEndpoint(app, calls.answerWhileSigning, ({ request, body }) =>
    change(request, (tx, inSession) => answerWhileSigning(tx, inSession, body)),
  );
  serveEndpoint(app, calls.fillSigningField, ({ request, params, body }) =>
    change(request, (tx, inSession) =>
      fillField(tx, inSession, { ...params, isFilled: body.isFilled, value: body.value }),
    ),
  );
  serveEndpoint(
    app,
    calls.saveSigningSignature,
    async ({ request, body }) => {
      // Before the commit, so that no row is held while a picture is drawn.
      await requireSession(services, db, request);
      const image = await readSignatureImage(body.image);
      return change(request, async (tx, inSession) => {
        await requireToSign(tx, inSession);
        await storeRecipient(tx, inSession.recipient.id, {
          ...(body.kind === 'signature' ? { signature: image } : { initials: image }),
        });
        const personId = personOf(request, inSession);
        const isOwn = body.isKept && body.kind === 'signature' && personId !== null;
        if (isOwn) await storeSavedSignature(tx, personId, image);
      });
    },
    { bodyLimit: IMAGE_BODY },
  );
  serveEndpoint(app, calls.finishSigning, (call) =>
    once(call, calls.finishSigning, (tx, inSession) =>
      finishSigning(services, tx, inSession, {
        ...{ confirmsContradictions: call.body.confirmsContradictions, shown: call.body.shown },
        origin: originOf(call.request),
        userAgent: String(call.request.headers['user-agent'] ?? '').slice(0, 400),
      }),
    ),
  );
  serveEndpoint(app, calls.receivePamphlet, (call) =>
    once(call, calls.receivePamphlet, (tx, inSession) => {
      if (inSession.recipient.consented_at === null) refuseDocument('consent-needed');
      return givePamphlet(tx, inSession, { origin: originOf(call.request) });
    }),
  );
  serveEndpoint(app, calls.declineSigning, (call) =>
    once(call, calls.declineSigning, (tx, inSession) =>
      declineToSign(services, tx, inSession, call.body.reason),
    ),
  );
  serveEndpoint(app, calls.askWhileSigning, (call) =>
    once(call, calls.askWhileSigning, (tx, inSession) =>
      askSender(services, tx, inSession, call.body.question),
    ),
  );
  serveEndpoint(app, calls.askToForward, (call) =>
    once(call, calls.askToForward, (tx, inSession) =>
      askToForward(services, tx, inSession, call.body),
    ),
  );
}
