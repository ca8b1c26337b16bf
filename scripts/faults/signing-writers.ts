import { setTimeout as pause } from 'node:timers/promises';
import {
  type FormDefinition,
  SIGNING_HEADER,
  type WireEnvelope,
  type WireSigning,
} from '../../packages/contract/src/documents/index.ts';
import { anyAnswers } from '../../packages/server/test/documents/any-answers.ts';
import { BENCH_PASSWORD } from '../bench/bench-people.ts';
import { writerEmail } from './offer-writers.ts';
import { type Answers, type Send, sendTo } from './send-until-acknowledged.ts';

/** What a sender and the signers do, one after the other; a node is killed at each of them. */
export const signingSteps = [
  'document',
  'envelope',
  'send',
  'session',
  'consent',
  'signature',
  'answers',
  'fields',
  'finish',
  'seal',
] as const;
export type SigningStep = (typeof signingSteps)[number];

/** What of one envelope was acknowledged. */
export interface EnvelopeLife {
  title: string;
  id: string | null;
  isSent: boolean;
  /** Emails of those who have signed, in order. */
  signed: string[];
}

export interface SigningTally {
  lives: EnvelopeLife[];
  count: number;
  /** What each writer waits for. */
  at: Map<number, SigningStep>;
}

export const newSigningTally = (): SigningTally => ({ lives: [], count: 0, at: new Map() });

export const SIGNERS_AT = '@signers.example';
const roles = ['seller', 'buyer', 'agent'] as const;

/** Who signs an envelope, by its title, in order. */
export const signersOf = (title: string) =>
  roles.map((role, index) => ({
    ...{ role, number: 1, name: `${role} ${title.slice(0, 8)}`, turn: index + 1 },
    email: `${role}-${title}${SIGNERS_AT}`,
  }));

/** One red pixel. */
const IMAGE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC';

export interface SigningWriter {
  number: number;
  send: Send<never>;
}

/** Signs an agent in, who then sends documents and has them signed on their own device. */
export async function openSigningWriter(
  url: string,
  number: number,
  answers: Answers,
): Promise<SigningWriter> {
  const json = { 'content-type': 'application/json' };
  const signIn = { email: writerEmail(number), password: BENCH_PASSWORD };
  const { jwtToken } = await sendTo<{ jwtToken: string }>(
    url,
    answers,
    json,
  )(...(['POST', 'User/LogIn', signIn] as const));
  const send = sendTo<never>(url, answers, { ...json, authorization: `Bearer ${jwtToken}` });
  return { number, send };
}

/**
 * Sends envelopes and has each signed by a seller, a buyer and an agent, and waits for its seal,
 * each writer in a loop of their own. Returns a function that stops after the call in flight.
 */
export function startSigningWriters(
  tally: SigningTally,
  writers: readonly SigningWriter[],
): () => Promise<void> {
  let isStopping = false;
  const write = async (writer: SigningWriter) => {
    while (!isStopping) await liveEnvelope(tally, writer, () => isStopping).catch(ifStopped);
    tally.at.delete(writer.number);
  };
  const running = Promise.all(writers.map(write));
  // The one who stops them gets a failure; until then it must not end the program.
  running.catch(() => undefined);
  return async () => {
    isStopping = true;
    await running;
  };
}

class Stopped extends Error {}

function ifStopped(error: unknown): void {
  if (!(error instanceof Stopped)) throw error;
}

async function liveEnvelope(
  tally: SigningTally,
  { number, send }: SigningWriter,
  isStopping: () => boolean,
): Promise<void> {
  const step = async <Data>(at: SigningStep, ...call: Parameters<Send<never>>): Promise<Data> => {
    if (isStopping()) throw new Stopped();
    tally.at.set(number, at);
    const data: Data = await send(...call);
    tally.count += 1;
    return data;
  };
  const title = crypto.randomUUID();
  const life: EnvelopeLife = { title, id: null, isSent: false, signed: [] };
  const form = { form: 'lead-soil', title, homeAddress: `${title} Cass St` };
  const document = await step<{ id: string }>('document', 'POST', 'documents', form);
  const signers = signersOf(title);
  const made = { title, documents: [document.id], recipients: signers };
  tally.lives.push(life);
  const draft = await step<WireEnvelope>('envelope', 'POST', 'envelopes', made);
  life.id = draft.id;
  const path = `envelopes/${draft.id}`;
  const sent = await step<WireEnvelope>('send', 'POST', `${path}/send`, { version: draft.version });
  life.isSent = true;
  for (const { id, email } of sent.recipients) {
    const how = { identifiedBy: 'known' };
    const { session } = await step<{ session: string }>(
      ...(['session', 'POST', `${path}/recipients/${id}/in-person`, how] as const),
    );
    const signing = <Data>(at: SigningStep, method: string, to: string, body?: object) =>
      step<Data>(at, method, to, body, { [SIGNING_HEADER]: session });
    await signOne(signing);
    life.signed.push(email);
  }
  for (;;) {
    const { state } = await step<WireEnvelope>('seal', 'GET', path);
    if (state === 'completed') return;
    await pause(50);
  }
}

type Signing = <Data>(at: SigningStep, method: string, to: string, body?: object) => Promise<Data>;

async function signOne(signing: Signing): Promise<void> {
  const { consent } = await signing<WireSigning>('consent', 'GET', 'signing');
  await signing('consent', 'POST', 'signing/consent', { version: consent.version });
  for (const kind of ['signature', 'initials']) {
    await signing('signature', 'PUT', 'signing/signature', { kind, image: IMAGE });
  }
  const fields = await answerAll(signing);
  for (const { id } of fields) {
    await signing('fields', 'PUT', `signing/fields/${id}`, { isFilled: true, value: 'x' });
  }
  const { shown } = await signing<WireSigning>('finish', 'GET', 'signing');
  await signing('finish', 'POST', 'signing/finish', { confirmsContradictions: true, shown });
}

/** Answers what the signer may answer and nobody has, until nothing more is asked. */
async function answerAll(signing: Signing): Promise<WireSigning['fields']> {
  for (;;) {
    const { documents, fields } = await signing<WireSigning>('answers', 'GET', 'signing');
    let isDone = true;
    for (const { id, definition, problems, editable } of documents) {
      const keys = problems.flatMap(({ kind, input }) =>
        kind === 'unanswered' && input !== null && editable.includes(input) ? [input] : [],
      );
      if (keys.length === 0) continue;
      isDone = false;
      const answers = anyAnswers(definition as unknown as FormDefinition, keys);
      await signing('answers', 'PUT', 'signing/answers', { document: id, answers });
    }
    if (isDone) return fields;
  }
}
