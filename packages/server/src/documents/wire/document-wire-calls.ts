import {
  documentWireEndpoints as calls,
  documentEndpoints,
  type FormKey,
  formOfDocumentName,
  roleOfSignRole,
} from '@homestead/contract/documents';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  addressOf,
  answerOnce,
  type Call,
  type DatabaseTransaction,
  mayCall,
  type Queryable,
  refuse,
  type Services,
  serveEndpoint,
  sha256,
} from '#platform';
import { openDocuments } from '../documents-services.ts';
import { type RecipientRow, storeField, storeRecipient } from '../envelopes/recipient-store.ts';
import { isEnded } from '../envelopes/whose-turn.ts';
import { findNewestOf } from '../filling/document-store.ts';
import { refuseDocument } from '../refuse-document.ts';
import { noteDocumentSight, noteRecipientSight } from '../sights/note-sight.ts';
import { selectFieldsOf } from '../signing/contained.ts';
import { requireSession, requireToSign, signingToken } from '../signing/in-session.ts';
import { readSignatureImage } from '../signing/read-signature-image.ts';
import { noteOwnEnd } from '../signing/session-store.ts';
import { readShown } from '../signing/shown.ts';
import { findWireSigner, holdSigner } from './find-wire-signer.ts';
import { presentWireRecord, presentWireSignatures } from './present-wire-record.ts';
import { OFFER, saveRecord } from './save-record.ts';
import { answered, refuseField } from './wire-answers.ts';
import { findEnvelopeOf } from './wire-store.ts';

const BODY = 3_000_000;

interface Readable {
  documentId: string;
  envelopeId: string | null;
  /** Who reads it to sign. */
  signer: RecipientRow | null;
}

/** Registers the calls of documents as the specs' client makes them (R-570). */
export function serveDocumentWireCalls(app: FastifyInstance, services: Services): void {
  const { db, throttles } = services;

  const once = async <T>(
    { request, idempotencyKey: key }: Pick<Call<never>, 'request' | 'idempotencyKey'>,
    { path, body }: { path: string; body: unknown },
    work: (tx: DatabaseTransaction) => Promise<T>,
  ): Promise<T> => {
    // First: a key replays its answer only as long as the session works.
    const token = signingToken(request);
    if (token) await requireSession(services, db, request, { isRepeat: true });
    const who = token ?? request.caller?.personId ?? 'visitor';
    const scope = `${path} ${sha256(who).toString('base64url')}`;
    const worked = async (tx: DatabaseTransaction) => {
      const answer = await work(tx);
      if (token) await noteOwnEnd(tx, token);
      return answer;
    };
    return answerOnce(services, { scope, key, body }, worked, () =>
      throttles.count('form', { account: `signing:${scope}`, address: addressOf(request) }),
    );
  };

  const records = [
    [calls.saveLeadBasedPaint, 'lead-paint'],
    [calls.saveLeadSoilAddendum, 'lead-soil'],
    [calls.saveSellerDisclosure, 'seller-disclosure'],
    [calls.saveVaAddendum, 'va-addendum'],
  ] as const;
  for (const [call, form] of records) {
    serveEndpoint(
      app,
      call,
      (given) =>
        once(given, { path: call.path, body: given.body }, (tx) =>
          saveRecord(services, tx, given.request, { form, record: given.body }),
        ),
      { bodyLimit: BODY },
    );
  }

  serveEndpoint(
    app,
    calls.saveBuyerDocument,
    (given) =>
      once(given, { path: calls.saveBuyerDocument.path, body: given.body }, (tx) => {
        const { document_name: name } = given.body;
        const form = typeof name === 'string' ? formOfDocumentName(name) : null;
        if (!form)
          return refuseField('document_name', 'Document', 'must be the name of a document');
        return saveRecord(services, tx, given.request, { form, record: given.body });
      }),
    { bodyLimit: BODY },
  );

  serveEndpoint(
    app,
    calls.saveESign,
    async (given) => {
      const { request, body } = given;
      const form = requireForm(body.document_name);
      const about = { kind: OFFER, id: String(body.offerid) };
      if (!(await findWireSigner(services, db, request, { about, form })))
        return refuseStranger(request);
      // Before the commit, so that no row is held while a picture is drawn.
      const image = await readSignatureImage(body.image_base64);
      return once(given, { path: calls.saveESign.path, body }, async (tx) => {
        const signer = await findWireSigner(services, tx, request, { about, form });
        if (!signer) return refuseStranger(request);
        const inSession = await holdSigner(tx, signer);
        const { recipient } = inSession;
        if (roleOfSignRole(body.sign_role) !== recipient.role) {
          return refuseField('sign_role', 'Role', 'must be the role of who signs');
        }
        await requireToSign(tx, inSession);
        await storeRecipient(tx, recipient.id, {
          ...{ signature: image, initials: recipient.initials ?? image },
        });
        for (const field of await selectFieldsOf(tx, recipient)) {
          const isMark = field.kind === 'signature' || field.kind === 'initials';
          if (!isMark || field.document_id !== signer.documentId) continue;
          await storeField(tx, field.id, { value: null, isFilled: true });
        }
        return answered(signer.documentId, false, 'Your signature is saved. Submit to sign.');
      });
    },
    { bodyLimit: BODY },
  );

  serveEndpoint(app, calls.getESign, async ({ request, query }) => {
    const found = await findReadable(db, request, {
      ...{ id: String(query.offerId), form: requireForm(query.documentName) },
    });
    const data = found ? await presentWireSignatures(db, found) : [];
    return { data, message: '', statusCode: 'success' };
  });

  serveEndpoint(app, calls.getDocumentByOfferId, async ({ request, query }) => {
    const id = String(query.offer_id);
    const form = requireForm(query.document_name);
    const found = await findReadable(db, request, { id, form });
    if (found) await noteRead(request, found);
    if (!found) return { data: null, message: '', statusCode: 'success' };
    const record = await presentWireRecord(db, found);
    const shown = found.signer && { shown: await readShown(db, found.signer) };
    const data = { offer_id: id, ...record, ...shown };
    return { data, message: '', statusCode: 'success' };
  });

  /** Who read it, as on our own pages. */
  const noteRead = async ({ caller }: FastifyRequest, { documentId, signer }: Readable) => {
    if (signer) await noteRecipientSight(db, signer, 'documents');
    else if (caller) await noteDocumentSight(db, documentId, caller);
  };

  /** What a caller may read of a form of an offer: as its signer, or as who may see the deal. */
  async function findReadable(
    from: Queryable,
    request: FastifyRequest,
    { id, form }: { id: string; form: FormKey },
  ): Promise<Readable | null> {
    const about = { kind: OFFER, id };
    const signer = await findWireSigner(services, from, request, { about, form });
    if (signer) {
      const { recipient, envelope } = signer.inSession;
      if (recipient.consented_at === null) return refuseDocument('consent-needed');
      if (isEnded(envelope)) return refuseDocument('envelope-ended');
      return { documentId: signer.documentId, envelopeId: envelope.id, signer: recipient };
    }
    const { caller } = request;
    if (!caller) return refuseStranger(request);
    const access = mayCall(caller, documentEndpoints.getDocument.access)
      ? await openDocuments(services).subjects.access(from, caller, about)
      : 'none';
    if (access === 'none') return refuseDocument('envelope-not-found');
    const document = await findNewestOf(from, { ...about, form });
    if (!document) return null;
    const envelopeId = await findEnvelopeOf(from, document.id);
    return { documentId: document.id, envelopeId, signer: null };
  }
}

/** Nobody whom the call knows: 401 asks who they are, 404 says nothing about the offer. */
const refuseStranger = ({ caller }: FastifyRequest): never =>
  caller ? refuseDocument('envelope-not-found') : refuse('signed-out');

const requireForm = (name: string): FormKey =>
  formOfDocumentName(name) ?? refuseField('document_name', 'Document', 'is unknown');
