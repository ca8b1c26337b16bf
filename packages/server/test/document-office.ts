import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  FormDefinition,
  FormKey,
  WireDocument,
  WireEnvelope,
  WireSigning,
} from '@homestead/contract/documents';
import { SIGNING_HEADER } from '@homestead/contract/documents';
import { LINK_KEY_HEADER } from '@homestead/contract/platform';
import sharp from 'sharp';
import { messagingRoom } from '#messaging';
import { documentsRoom } from '../src/documents/plugin.ts';
import { sealEnvelope } from '../src/documents/sealing/seal-envelope.ts';
import { createAccountsApp, type SignedIn } from './accounts-app.ts';
import { anyAnswers } from './documents/any-answers.ts';

interface Signer {
  role: string;
  number?: number;
  name: string;
  email?: string;
  phone?: string;
  turn?: number;
  isInPerson?: boolean;
}

/** Sellers first, then buyers, then the agent. */
export const family: readonly Signer[] = [
  { role: 'seller', number: 1, name: 'Ruth Kowalski', email: 'ruth@example.com', turn: 1 },
  { role: 'seller', number: 2, name: 'Tom Kowalski', email: 'tom@example.com', turn: 2 },
  { role: 'buyer', number: 1, name: 'Ana Ruiz', email: 'ana@example.com', turn: 3 },
  { role: 'buyer', number: 2, name: 'Luis Ruiz', email: 'luis@example.com', turn: 4 },
  { role: 'agent', number: 1, name: 'Nora Lindqvist', email: 'nora@example.com', turn: 5 },
];

/** An office whose agents send documents to be signed. */
export async function openDocumentOffice(env: Record<string, string> = {}) {
  const stateDir = await mkdtemp(join(tmpdir(), 'homestead-documents-'));
  const app = await createAccountsApp(
    { STATE_DIR: stateDir, ...env },
    { rooms: [messagingRoom, documentsRoom] },
  );
  const admin = await app.signInNew({ role: 'admin' });
  const agent = await app.signInNew({ role: 'agent', first_name: 'Nora', last_name: 'Lindqvist' });
  const neighbor = await app.signInNew({ role: 'agent' });
  const client = await app.signInNew({ role: 'client' });
  const as = { admin, agent, neighbor, client };
  const png = await sharp({
    create: { width: 300, height: 90, channels: 4, background: { r: 20, g: 20, b: 120, alpha: 1 } },
  })
    .png()
    .toBuffer();
  const image = `data:image/png;base64,${png.toString('base64')}`;

  const keyed = (who: SignedIn | null, more: Record<string, string> = {}) => ({
    headers: {
      ...(who && { authorization: `Bearer ${who.jwtToken}` }),
      ...{ 'idempotency-key': randomUUID(), ...more },
    },
  });
  /** As a signer; in person, next to the session of whose device it is. */
  const session = (token: string, host: SignedIn | null = null) =>
    keyed(host, { [SIGNING_HEADER]: token });

  async function startDocument(form: FormKey, who: SignedIn = agent): Promise<WireDocument> {
    const { status, body } = await app.post('documents', { form }, who);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body.data;
  }

  async function startEnvelope(
    forms: readonly FormKey[] = ['lead-paint'],
    given: { recipients?: readonly Signer[]; isInOrder?: boolean } = {},
    who: SignedIn = agent,
  ): Promise<WireEnvelope> {
    const documents: string[] = [];
    for (const form of forms) documents.push((await startDocument(form, who)).id);
    const { status, body } = await app.post(
      'envelopes',
      { title: 'Disclosures, 5012 Chicago St', documents, recipients: family, ...given },
      who,
    );
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body.data;
  }

  async function send({ id, version }: WireEnvelope, who: SignedIn = agent): Promise<WireEnvelope> {
    const { status, body } = await app.post(`envelopes/${id}/send`, { version }, keyed(who));
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body.data;
  }

  /** Staff answer all that the first document asks of nobody in particular. Its id. */
  async function fillIn({ documents }: WireEnvelope): Promise<string> {
    const id = documents[0]?.id ?? '';
    const form = (await app.get(`documents/${id}`, {}, agent)).body.data.definition;
    const inputs = (form as FormDefinition).parts.flatMap(({ sections }) =>
      sections.flatMap(({ items }) => items.flatMap((item) => item.inputs)),
    );
    const open = inputs.filter(({ kind, filledBy }) => kind !== 'initials' && !filledBy);
    const keys = open.map(({ key }) => key);
    await app.put(`documents/${id}/answers`, { answers: anyAnswers(form, keys) }, agent);
    return id;
  }

  const envelopeOf = async (id: string, who: SignedIn = agent): Promise<WireEnvelope> =>
    (await app.get(`envelopes/${id}`, {}, who)).body.data;

  /** The newest email to an address, with its text and key. */
  async function newestMail(email: string, kind = 'documents.link') {
    const { rows } = await app.database.pool.query(
      `select * from mail_message where to_address = $1 and kind = $2
       order by recorded_at desc, id desc limit 1`,
      [email, kind],
    );
    if (!rows[0]) return null;
    const opened = app.services.mail.open(rows[0].id, rows[0].sealed_body);
    return { ...rows[0], ...opened, key: /signdoc#k=([\w-]{43})/.exec(opened.text)?.[1] ?? '' };
  }
  const keyOf = async (email: string): Promise<string> => (await newestMail(email))?.key ?? '';
  const byLink = (key: string) => ({
    headers: { [LINK_KEY_HEADER]: key, 'idempotency-key': randomUUID() },
  });

  /** Opens the newest link of a recipient with the code that is emailed. */
  async function open(email: string): Promise<string> {
    const key = await keyOf(email);
    const sent = await app.post('signing/code', {}, byLink(key));
    if (sent.status !== 200) throw new Error(JSON.stringify(sent.body));
    const code = /\b(\d{6})\b/.exec((await newestMail(email, 'documents.code'))?.text ?? '')?.[1];
    const opened = await app.post('signing/session', { code }, byLink(key));
    if (opened.status !== 200) throw new Error(JSON.stringify(opened.body));
    return opened.body.data.session;
  }

  async function consent(token: string, host: SignedIn | null = null): Promise<void> {
    const seen: WireSigning = (await app.get('signing', {}, session(token, host))).body.data;
    await app.post('signing/consent', { version: seen.consent.version }, session(token, host));
  }

  /** Answers what the signer may answer and nobody has, until nothing more is asked. */
  async function answerRest(token: string, host: SignedIn | null): Promise<void> {
    for (;;) {
      const { body } = await app.get('signing', {}, session(token, host));
      const open = (body.data as WireSigning).documents.flatMap(
        ({ id, definition, problems, editable }) => {
          const keys = problems
            .filter(({ kind, input }) => kind === 'unanswered' && editable.includes(input ?? ''))
            .flatMap(({ input }) => input ?? []);
          const form = definition as unknown as FormDefinition;
          return keys.length === 0 ? [] : [{ document: id, answers: anyAnswers(form, keys) }];
        },
      );
      if (open.length === 0) return;
      for (const given of open) await app.put('signing/answers', given, session(token, host));
    }
  }

  const read = async (token: string, host: SignedIn | null = null): Promise<WireSigning> =>
    (await app.get('signing', {}, session(token, host))).body.data;

  /** Submits what is shown now. */
  async function finish(
    token: string,
    given: Record<string, unknown> = {},
    host: SignedIn | null = null,
  ) {
    const { shown } = await read(token, host);
    return app.post(
      'signing/finish',
      { confirmsContradictions: true, shown, ...given },
      session(token, host),
    );
  }

  /** Consents, draws, fills in every field, and signs. */
  async function sign(
    token: string,
    answers: Record<string, Record<string, unknown>> = {},
    host: SignedIn | null = null,
  ) {
    await consent(token, host);
    for (const kind of ['signature', 'initials']) {
      await app.put('signing/signature', { kind, image }, session(token, host));
    }
    for (const [document, given] of Object.entries(answers)) {
      await app.put('signing/answers', { document, answers: given }, session(token, host));
    }
    await answerRest(token, host);
    for (const { id } of (await read(token, host)).fields) {
      await app.put(`signing/fields/${id}`, { isFilled: true, value: 'x' }, session(token, host));
    }
    return finish(token, {}, host);
  }

  /** Has everyone sign in order, and seals. */
  async function signAll({ id, recipients }: WireEnvelope): Promise<void> {
    for (const { email } of recipients) {
      const answer = await sign(await open(email));
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    }
    await sealEnvelope(app.services, id);
  }

  return {
    ...{ app, as, image, keyed, session, startDocument, startEnvelope, fillIn, send, envelopeOf },
    ...{ newestMail, keyOf, byLink, open, read, consent, sign, finish, signAll },
  };
}
