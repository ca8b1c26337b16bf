import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import {
  canonicalJson,
  type DocumentEvent,
  type FormDefinition,
  type Json,
  type SealedDocument,
  type SealFacts,
  sealedEvents,
  textOfDocuments,
  textOfEvent,
  textOfSeal,
} from '@homestead/contract/documents';
import PDFDocument from 'pdfkit';
import { makeBundle } from '../src/documents/seal/make-bundle.ts';
import { openSeal } from '../src/documents/seal/open-seal.ts';
import { createLog, readSettings } from '../src/platform/index.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export const hashOf = (data: string | Uint8Array) =>
  createHash('sha256').update(data).digest('hex');
export const hashOfData = (value: unknown) => hashOf(canonicalJson(value as Json));

/** One red pixel. */
export const signaturePng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
);

export const consentText = 'You agree to sign electronically. You may have paper instead.';

/** A form, as far as its hash matters here. */
export const sampleForm = { key: 'lead-paint', version: '2026-11-01', title: 'Lead-based paint' };

/** Events with their hashes and links; `at` is a minute later for each. */
export function chained(
  entries: readonly Pick<DocumentEvent, 'kind' | 'facts' | 'about'>[],
): DocumentEvent[] {
  const events: DocumentEvent[] = [];
  for (const [index, { kind, facts, about }] of entries.entries()) {
    const event = {
      ...{ seq: index + 1, at: START[index] ?? '', kind, facts, about },
      previous: events.at(-1)?.hash ?? null,
    };
    events.push({ ...event, hash: hashOf(textOfEvent(event)) });
  }
  return events;
}

/** From an hour ago on. */
const START = Array.from({ length: 40 }, (_, index) =>
  new Date(Date.now() - (60 - index) * 60_000).toISOString(),
);

/** An envelope with one form that a seller and a buyer have signed. */
export function sampleFacts(): SealFacts {
  const data = { 'I-1': 'yes', 'I-1.explanation': 'Repainted in 2019 – façade only', ack: true };
  const documents: SealedDocument[] = [
    {
      title: sampleForm.title,
      form: { key: sampleForm.key, version: sampleForm.version, sha256: hashOfData(sampleForm) },
      ...{ file: null, data, dataHash: hashOfData(data) },
    },
  ];
  const about = hashOf(textOfDocuments(documents));
  const consent = { version: '2026-11-01', sha256: hashOf(consentText) };
  const image = { sha256: hashOf(signaturePng), png: signaturePng.toString('base64') };
  const people = [
    { id: 'seller-1', name: 'José Núñez', role: 'seller' as const },
    { id: 'buyer-1', name: 'Ann O’Brien', role: 'buyer' as const },
  ];
  const events = chained([
    { kind: 'sent', facts: {}, about },
    ...people.flatMap(({ id, name, role }, index) => [
      { kind: 'seen', facts: { signer: id }, about },
      { kind: sealedEvents.consented, facts: { signer: id }, about: consent.sha256 },
      {
        kind: sealedEvents.signed,
        about,
        facts: {
          ...{ signer: id, image: image.sha256, name, role, ip: `203.0.113.${index}` },
          ...{ device: 'Safari on iPhone', identifiedBy: 'Link by email, code by text message' },
        },
      },
    ]),
    { kind: sealedEvents.completed, facts: {}, about },
  ]);
  const at = (kind: string, id: string) =>
    events.find((event) => event.kind === kind && event.facts.signer === id)?.at ?? '';
  return {
    version: 1,
    code: 'abcdefghjkmnpqrstuvwxyz23',
    envelope: { id: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a12', title: '4318 Corbet Ridge Road' },
    brokerage: 'Prairie & Main Realty',
    documents,
    signers: people.map((person, index) => ({
      ...person,
      line: 1,
      identification: { kind: 'link', linkBy: 'email', codeBy: 'sms' },
      consent,
      sentAt: events[0]?.at ?? null,
      seenAt: at('seen', person.id),
      signedAt: at(sealedEvents.signed, person.id),
      ip: `203.0.113.${index}`,
      device: 'Safari on iPhone',
      signed: about,
      image,
      fields: [{ document: 0, key: person.id, kind: 'signature', value: null }],
    })),
    consents: [{ ...consent, text: consentText }],
    events,
    sealedAt: new Date().toISOString(),
    requiresStamp: false,
  };
}

/** A PDF of three pages with the facts attached. */
export async function drawSample(facts: SealFacts): Promise<Buffer> {
  const paper = new PDFDocument({
    ...{ pdfVersion: '1.7', tagged: true, lang: 'en-US', displayTitle: true },
    info: { Title: 'Lead-based paint', CreationDate: new Date(Date.UTC(2026, 10, 20, 16)) },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    paper.on('data', (chunk: Buffer) => chunks.push(chunk));
    paper.on('end', () => resolve(Buffer.concat(chunks)));
    paper.on('error', reject);
  });
  paper.fontSize(18).text('Lead-based paint disclosure');
  paper.image(signaturePng, 72, 300, { width: 120 });
  paper.addPage().text('Second page: answers');
  paper.addPage().text('Certificate of signatures');
  const options = { name: 'seal.json', type: 'application/json', relationship: 'Data' };
  // The types of pdfkit lack bytes and the relationship.
  (paper.file as unknown as (source: Buffer, given: object) => void).call(
    paper,
    Buffer.from(textOfSeal(facts)),
    options,
  );
  paper.end();
  return done;
}

/** Settings of a demo with its own folder. */
export const settingsOf = (folder: string, env: Record<string, string> = {}) =>
  readSettings({ STATE_DIR: folder, LOG_LEVEL: 'silent', ...env }, root);

/** The seal of a demo with its own folder. */
export function sealOf(folder: string, env: Record<string, string> = {}) {
  return openSeal({
    settings: settingsOf(folder, env),
    log: createLog({ level: 'silent', pretty: false }),
  });
}

/** A sealed PDF and its bundle, by the demo whose folder that is. */
export async function sealedSample(folder: string): Promise<{ pdf: Buffer; bundle: Buffer }> {
  const settings = settingsOf(folder);
  const log = createLog({ level: 'silent', pretty: false });
  const { bytes: pdf } = await openSeal({ settings, log }).seal(await drawSample(sampleFacts()));
  const forms = [sampleForm as unknown as FormDefinition];
  const bundle = await makeBundle({ settings, log }, { pdf, forms, name: 'Lead-based paint' });
  return { pdf, bundle };
}
