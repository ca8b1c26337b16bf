import {
  documentWireEndpoints as calls,
  documentEndpoints,
  type FormKey,
  formOfDocumentName,
  roleOfSignRole,
  type WireRecord,
} from '@homestead/contract/documents';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  addressOf,
  answerOnce,
  type Call,
  type DatabaseTransaction,
  mayCall,
  originOf,
  type Queryable,
  refuse,
  type Services,
  serveEndpoint,
  sha256,
} from '#platform';
import { openDocuments } from '../documents-services.ts';
import { lockAnyEnvelope } from '../envelopes/envelope-store.ts';
import {
  lockRecipient,
  selectFields,
  storeField,
  storeRecipient,
} from '../envelopes/recipient-store.ts';
import { isEnded } from '../envelopes/whose-turn.ts';
import { changeAnswers, requireUnsigned } from '../filling/change-answers.ts';
import { createFormDocument } from '../filling/create-document.ts';
import { findAnyDocument, findNewestOf, lockAnyDocument } from '../filling/document-store.ts';
import { definitionOf } from '../filling/present-document.ts';
import { refuseDocument } from '../refuse-document.ts';
import { answerWhileSigning } from '../signing/change-while-signing.ts';
import { finishSigning } from '../signing/finish-signing.ts';
import { requireSession, requireToSign, signingToken } from '../signing/in-session.ts';
import { readSignatureImage } from '../signing/read-signature-image.ts';
import { noteOwnEnd } from '../signing/session-store.ts';
import { changeFromRecord } from './change-from-record.ts';
import { findWireSigner, type WireSigner } from './find-wire-signer.ts';
import { presentWireRecord, presentWireSignatures } from './present-wire-record.ts';
import { findEnvelopeOf } from './wire-store.ts';

const BODY = 3_000_000;
const OFFER = 'offer';

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

  /** Saves a record of a form: a signer also signs with it, staff only save. */
  const save = async (
    tx: DatabaseTransaction,
    request: FastifyRequest,
    { form, record }: { form: FormKey; record: WireRecord },
  ) => {
    const about = { kind: OFFER, id: requireOfferId(record) };
    const signer = await findWireSigner(services, tx, request, { about, form });
    if (!signer) return saveAsStaff(tx, request, { form, record, id: about.id });
    return saveAndSign(tx, request, { signer, record });
  };

  const saveAndSign = async (
    tx: DatabaseTransaction,
    request: FastifyRequest,
    { signer, record }: { signer: WireSigner; record: WireRecord },
  ) => {
    const inSession = await held(tx, signer);
    await requireToSign(tx, inSession);
    if (!inSession.recipient.signature) {
      refuseDocument(
        inSession.recipient.role === 'seller' ? 'seller-signature-missing' : 'signature-missing',
      );
    }
    const { documentId: id } = signer;
    const document = (await findAnyDocument(tx, id)) ?? refuseDocument('document-not-found');
    const definition = (await definitionOf(tx, document)) ?? refuseDocument('document-not-found');
    const answers = changeFromRecord(definition, record);
    if (Object.keys(answers).length > 0) {
      await answerWhileSigning(tx, inSession, { document: id, answers });
    }
    await finishSigning(services, tx, inSession, {
      confirmsContradictions: true,
      origin: originOf(request),
      userAgent: String(request.headers['user-agent'] ?? '').slice(0, 400),
    });
    return answered(id, true, 'Saved and signed.');
  };

  const saveAsStaff = async (
    tx: DatabaseTransaction,
    { caller }: FastifyRequest,
    { form, record, id }: { form: FormKey; record: WireRecord; id: string },
  ) => {
    if (!caller) return refuse('signed-out');
    if (!mayCall(caller, documentEndpoints.createDocument.access)) {
      return refuseDocument('document-not-found');
    }
    const about = { kind: OFFER, id };
    await openDocuments(services).subjects.requireToWrite(tx, caller, about);
    const newest = await findNewestOf(tx, { ...about, form });
    const made = newest ?? (await createFormDocument(services, tx, caller, { form, about }));
    const document = (await lockAnyDocument(tx, made.id)) ?? made;
    await requireUnsigned(tx, document);
    const definition = (await definitionOf(tx, document)) ?? refuseDocument('document-not-found');
    await changeAnswers(tx, document, {
      ...{ definition, given: changeFromRecord(definition, record) },
      by: { personId: caller.personId, recipientId: null },
      mayAnswer: () => true,
    });
    return answered(document.id, false, 'Saved. Nothing was sent: nobody has signed it yet.');
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
          save(tx, given.request, { form, record: given.body }),
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
        return save(tx, given.request, { form, record: given.body });
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
        const inSession = await held(tx, signer);
        const { recipient, envelope } = inSession;
        if (roleOfSignRole(body.sign_role) !== recipient.role) {
          return refuseField('sign_role', 'Role', 'must be the role of who signs');
        }
        await requireToSign(tx, inSession);
        await storeRecipient(tx, recipient.id, {
          ...{ signature: image, initials: recipient.initials ?? image },
        });
        const fields = await selectFields(tx, envelope.id);
        for (const field of fields) {
          const isMark = field.kind === 'signature' || field.kind === 'initials';
          if (field.recipient_id !== recipient.id || !isMark) continue;
          if (field.document_id !== signer.documentId) continue;
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
    const data = found ? { offer_id: id, ...(await presentWireRecord(db, found)) } : null;
    return { data, message: '', statusCode: 'success' };
  });

  /** What a caller may read of a form of an offer: as its signer, or as who may see the deal. */
  async function findReadable(
    from: Queryable,
    request: FastifyRequest,
    { id, form }: { id: string; form: FormKey },
  ): Promise<{ documentId: string; envelopeId: string | null } | null> {
    const about = { kind: OFFER, id };
    const signer = await findWireSigner(services, from, request, { about, form });
    if (signer) {
      const { recipient, envelope } = signer.inSession;
      if (recipient.consented_at === null) return refuseDocument('consent-needed');
      if (isEnded(envelope)) return refuseDocument('envelope-ended');
      return { documentId: signer.documentId, envelopeId: envelope.id };
    }
    const { caller } = request;
    if (!caller) return refuseStranger(request);
    const access = mayCall(caller, documentEndpoints.getDocument.access)
      ? await openDocuments(services).subjects.access(from, caller, about)
      : 'none';
    if (access === 'none') return refuseDocument('envelope-not-found');
    const document = await findNewestOf(from, { ...about, form });
    if (!document) return null;
    return { documentId: document.id, envelopeId: await findEnvelopeOf(from, document.id) };
  }
}

/** Nobody whom the call knows: 401 asks who they are, 404 says nothing about the offer. */
const refuseStranger = ({ caller }: FastifyRequest): never =>
  caller ? refuseDocument('envelope-not-found') : refuse('signed-out');

const refuseField = (field: string, label: string, what: string): never => {
  const message = `${label} ${what}`;
  return refuse('bad-input', { fields: [{ field, label, message }], message });
};

/** The envelope and the recipient of a signer, held until the commit. */
async function held(tx: DatabaseTransaction, { inSession }: WireSigner) {
  const envelope = await lockAnyEnvelope(tx, inSession.envelope.id);
  const recipient = await lockRecipient(tx, inSession.recipient.id);
  const isOver = !envelope || (envelope.expires_at !== null && envelope.expires_at <= new Date());
  if (isOver || !recipient) return refuseDocument('envelope-ended');
  if (recipient.state === 'signed') refuseDocument('already-signed');
  if (envelope.state !== 'sent') refuseDocument('envelope-ended');
  return { session: inSession.session, envelope, recipient };
}

function requireOfferId({ offer_id: id }: WireRecord): string {
  const text = typeof id === 'number' || typeof id === 'string' ? String(id).trim() : '';
  return /^\d{1,10}$/.test(text)
    ? String(Number(text))
    : refuseField('offer_id', 'Offer', 'must be the number of an offer');
}

const requireForm = (name: string): FormKey =>
  formOfDocumentName(name) ?? refuseField('document_name', 'Document', 'is unknown');

const answered = (id: string, isSent: boolean, message: string) => ({
  data: { id, is_sent: isSent },
  ...{ message, statusCode: 'success' },
});
