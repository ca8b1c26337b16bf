import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type SealCheck,
  type SealFacts,
  type SealVerdict,
  verifyFile,
} from '@homestead/contract/documents';
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import {
  chained,
  consentText,
  drawSample,
  hashOf,
  hashOfData,
  sampleFacts,
  sampleForm,
  sealOf,
  settingsOf,
} from '../../../test/sealed-envelope.ts';
import {
  appended,
  contentOfPage,
  failed,
  flipped,
  replaced,
  sealedAnyway,
  sealedWithTime,
  streamOf,
  withFilledGap,
  withMessageOf,
  withUnknownAlgorithm,
} from '../../../test/tampered-files.ts';
import { loadSigningCertificate } from './signing-certificate.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'seal-'));
const folder = newFolder();
const seal = sealOf(folder);
const trust = await seal.trust();
const signing = await loadSigningCertificate(settingsOf(folder));
const facts = sampleFacts();
const { bytes: sealed } = await seal.seal(await drawSample(facts));

/** The sealed file of the same people about something else. */
const other = await seal.seal(
  await drawSample({ ...facts, envelope: { ...facts.envelope, title: '77 Other Street' } }),
);

const without = (seq: number) =>
  chained(
    facts.events
      .filter((event) => event.seq !== seq)
      .map(({ kind, facts: said, about }) => ({ kind, facts: said, about })),
  );
const first = <Item>(items: readonly Item[]): Item => {
  const [item] = items;
  if (item === undefined) throw new Error('There is none');
  return item;
};
const insider = (changes: Partial<SealFacts>) => () =>
  sealedAnyway({ ...facts, ...changes }, signing);
const document = first(facts.documents);
const signer = first(facts.signers);
const otherData = { ...document.data, 'I-1': 'no' };

interface Case {
  readonly what: string;
  readonly make: () => Buffer | Promise<Buffer>;
  readonly verdict: SealVerdict;
  readonly check: SealCheck;
  readonly reason: string;
}
const cut = sealed.length;

const cases: readonly Case[] = [
  ...(
    [
      ['a byte in a page', () => flipped(sealed, contentOfPage(sealed, 0))],
      ['a byte in the certificate page', () => flipped(sealed, contentOfPage(sealed, -1))],
      ['a byte in a picture', () => flipped(sealed, streamOf(sealed, '/Subtype /Image'))],
      ['a byte in the attached facts', () => flipped(sealed, streamOf(sealed, '/EmbeddedFile'))],
      ['a page taken out', () => replaced(sealed, /\/Kids \[\d+ 0 R/, '/Kids [')],
      ['another title', () => replaced(sealed, '(Lead-based paint)', '(Lead-based peint)')],
      ['the signature of another file', () => withMessageOf(sealed, other.bytes)],
      [
        'another date of the signature field',
        () => replaced(sealed, /\/M \(D:\d{4}/, '/M (D:1999'),
      ],
    ] as const
  ).map(
    ([what, make]): Case => ({
      ...{ what, make, verdict: 'invalid', check: 'signature', reason: 'digest' },
    }),
  ),
  {
    what: 'a revision behind the seal',
    make: () => appended(sealed, '<< /Type /Note >>'),
    ...{ verdict: 'invalid', check: 'one-seal', reason: 'appended' },
  },
  {
    what: 'bytes behind the end',
    make: () => Buffer.concat([sealed, Buffer.from('% more\n%%EOF\n')]),
    ...{ verdict: 'invalid', check: 'whole-file', reason: 'not-covered' },
  },
  {
    what: 'a second signature',
    make: () =>
      appended(sealed, '<< /Type /Sig /SubFilter /ETSI.CAdES.detached /ByteRange [0 9 20 90] >>'),
    ...{ verdict: 'invalid', check: 'one-seal', reason: 'several' },
  },
  {
    what: 'a seal that leaves out the end',
    make: () => replaced(sealed, /\/ByteRange \[0 \d+ \d+ \d+/, '/ByteRange [0 900 34000 99'),
    ...{ verdict: 'invalid', check: 'whole-file', reason: 'not-covered' },
  },
  {
    what: 'something in the gap',
    make: () => withFilledGap(sealed),
    ...{ verdict: 'invalid', check: 'gap', reason: 'filled' },
  },
  {
    what: 'a signature of another kind',
    make: () => replaced(sealed, '/ETSI.CAdES.detached', '/adbe.pkcs7.detached'),
    ...{ verdict: 'invalid', check: 'one-seal', reason: 'other-kind' },
  },
  {
    what: 'an algorithm that nobody knows',
    make: () => withUnknownAlgorithm(sealed),
    ...{ verdict: 'invalid', check: 'signature', reason: 'algorithm' },
  },
  {
    what: 'a time in the signature that nobody vouches for',
    make: () => sealedWithTime(facts, signing),
    ...{ verdict: 'invalid', check: 'signature', reason: 'signing-time' },
  },
  {
    what: 'the certificate of another firm with the same name',
    make: async () => (await sealOf(newFolder()).seal(await drawSample(facts))).bytes,
    ...{ verdict: 'not-ours', check: 'certificate', reason: 'unknown' },
  },
  {
    what: 'a file without its end',
    make: () => sealed.subarray(0, cut - 400),
    ...{ verdict: 'damaged', check: 'readable', reason: 'cut-off' },
  },
  {
    what: 'a file without a seal',
    make: () => drawSample(facts),
    ...{ verdict: 'not-ours', check: 'one-seal', reason: 'none' },
  },
  {
    what: 'a log without its end',
    make: insider({ events: facts.events.slice(0, -1) }),
    ...{ verdict: 'invalid', check: 'log-complete', reason: 'cut-off' },
  },
  {
    what: 'a log without an entry in the middle',
    make: insider({ events: facts.events.filter(({ seq }) => seq !== 2) }),
    ...{ verdict: 'invalid', check: 'log', reason: 'seq' },
  },
  {
    what: 'a log in another order',
    make: insider({ events: facts.events.toSpliced(1, 2, facts.events[2]!, facts.events[1]!) }),
    ...{ verdict: 'invalid', check: 'log', reason: 'seq' },
  },
  {
    what: 'a log that says something else',
    make: insider({
      events: facts.events.map((event) => (event.seq === 2 ? { ...event, kind: 'sent' } : event)),
    }),
    ...{ verdict: 'invalid', check: 'log', reason: 'hash' },
  },
  {
    what: 'a log that was written again without a consent',
    make: insider({ events: without(3) }),
    ...{ verdict: 'invalid', check: 'signers', reason: 'event' },
  },
  {
    what: 'a log that goes on after the seal',
    make: insider({ sealedAt: facts.events[1]?.at ?? '' }),
    ...{ verdict: 'invalid', check: 'log-complete', reason: 'later' },
  },
  {
    what: 'a signer whom the log doesn’t know',
    make: insider({ signers: [...facts.signers, { ...signer, id: 'seller-2' }] }),
    ...{ verdict: 'invalid', check: 'signers', reason: 'event' },
  },
  ...(
    [
      ['another name of a signer', { name: 'Jane Doe' }],
      ['another role of a signer', { role: 'witness' }],
      ['another way a signer was identified', { identification: { kind: 'account' } }],
      ['another address a signer signed from', { ip: '198.51.100.7' }],
      ['another device of a signer', { device: 'Chrome on Windows' }],
    ] as const
  ).map(
    ([what, given]): Case => ({
      what,
      make: insider({ signers: facts.signers.map((one) => ({ ...one, ...given })) }),
      ...{ verdict: 'invalid', check: 'signers', reason: 'event' },
    }),
  ),
  {
    what: 'another text of the consent',
    make: insider({ consents: [{ ...first(facts.consents), text: `${consentText} And more.` }] }),
    ...{ verdict: 'invalid', check: 'consent', reason: 'changed' },
  },
  {
    what: 'a consent that isn’t there',
    make: insider({ consents: [] }),
    ...{ verdict: 'invalid', check: 'consent', reason: 'missing' },
  },
  {
    what: 'another version of the form',
    make: insider({
      documents: [{ ...document, form: { ...document.form!, version: '2020-01-01' } }],
    }),
    ...{ verdict: 'invalid', check: 'documents', reason: 'other' },
  },
  {
    what: 'another answer',
    make: insider({ documents: [{ ...document, data: otherData }] }),
    ...{ verdict: 'invalid', check: 'data', reason: 'changed' },
  },
  {
    what: 'another answer with its hash',
    make: insider({
      documents: [{ ...document, data: otherData, dataHash: hashOfData(otherData) }],
    }),
    ...{ verdict: 'invalid', check: 'documents', reason: 'other' },
  },
  {
    what: 'another picture of a signature',
    make: insider({
      signers: facts.signers.map((one) => ({
        ...one,
        image: { sha256: one.image?.sha256 ?? '', png: Buffer.from('other').toString('base64') },
      })),
    }),
    ...{ verdict: 'invalid', check: 'images', reason: 'changed' },
  },
  {
    what: 'another picture of a signature with its hash',
    make: insider({
      signers: facts.signers.map((one) => ({
        ...one,
        image: { sha256: hashOf('other'), png: Buffer.from('other').toString('base64') },
      })),
    }),
    ...{ verdict: 'invalid', check: 'signers', reason: 'event' },
  },
  {
    what: 'facts with something that doesn’t belong to them',
    make: insider({ extra: true } as Partial<SealFacts>),
    ...{ verdict: 'invalid', check: 'facts', reason: 'missing' },
  },
  {
    what: 'a time stamp that the seal needs and doesn’t have',
    make: insider({ requiresStamp: true }),
    ...{ verdict: 'invalid', check: 'stamp', reason: 'none' },
  },
];

const bundleOf = (pdf: Uint8Array, changes: Record<string, Uint8Array | null> = {}): Buffer => {
  const files = {
    'Lead-based paint.pdf': pdf,
    'events.json': Buffer.from(JSON.stringify(facts.events, null, 2)),
    'consent.txt': Buffer.from(consentText),
    'form-1.json': Buffer.from(JSON.stringify(sampleForm)),
    'check.html': Buffer.from('<!doctype html>'),
    ...changes,
  };
  const kept = Object.entries(files).filter((entry): entry is [string, Buffer] => !!entry[1]);
  return Buffer.from(zipSync(Object.fromEntries(kept)));
};

test('a sealed file is valid, alone and in its bundle', async () => {
  for (const file of [sealed, bundleOf(sealed)]) {
    const report = await verifyFile(file, trust);
    expect(failed(report)).toEqual([]);
    expect(report).toMatchObject({ verdict: 'valid', isIntact: true, level: 'B-B' });
    expect(report.facts).toEqual(facts);
    expect(report.certificate?.isDemo).toBe(true);
  }
});

test.each(cases)('$what is noticed in a file', async ({ make, verdict, check, reason }) => {
  const report = await verifyFile(await make(), trust);
  expect(report.verdict).toBe(verdict);
  expect(failed(report)).toContainEqual({ check, reason });
});

test.each(cases)('$what is noticed in a bundle', async ({ make, verdict, check, reason }) => {
  const report = await verifyFile(bundleOf(await make()), trust);
  expect(report.verdict).toBe(verdict);
  expect(failed(report)).toContainEqual({ check, reason });
});

const asFile = (value: unknown) => Buffer.from(JSON.stringify(value));
const reversed = [...facts.events].reverse();

test.each<[string, Buffer, SealVerdict, SealCheck, string]>([
  [
    'a shorter log',
    bundleOf(sealed, { 'events.json': asFile(facts.events.slice(1)) }),
    'invalid',
    'bundle-events',
    'other',
  ],
  [
    'a log in another order',
    bundleOf(sealed, { 'events.json': asFile(reversed) }),
    'invalid',
    'bundle-events',
    'other',
  ],
  [
    'another consent',
    bundleOf(sealed, { 'consent.txt': Buffer.from('Other') }),
    'invalid',
    'bundle-consent',
    'other',
  ],
  [
    'another form',
    bundleOf(sealed, { 'form-1.json': asFile({ ...sampleForm, title: 'x' }) }),
    'invalid',
    'bundle-forms',
    'other',
  ],
  [
    'another version of the form',
    bundleOf(sealed, { 'form-1.json': asFile({ ...sampleForm, version: '2020-01-01' }) }),
    'invalid',
    'bundle-forms',
    'other',
  ],
  ['a form less', bundleOf(sealed, { 'form-1.json': null }), 'invalid', 'bundle-files', 'missing'],
  [
    'a file more',
    bundleOf(sealed, { 'note.txt': Buffer.from('Read me first') }),
    'invalid',
    'bundle-files',
    'extra',
  ],
  [
    'a second PDF',
    bundleOf(sealed, { 'b.pdf': other.bytes }),
    'not-ours',
    'bundle-files',
    'several',
  ],
  [
    'no PDF',
    bundleOf(sealed, { 'Lead-based paint.pdf': null }),
    'not-ours',
    'bundle-files',
    'no-pdf',
  ],
  [
    'the PDF of something else',
    bundleOf(other.bytes, { 'events.json': asFile(reversed) }),
    'invalid',
    'bundle-events',
    'other',
  ],
  [
    'a bundle without its end',
    bundleOf(sealed).subarray(0, 900),
    'damaged',
    'readable',
    'unreadable',
  ],
])('%s is noticed in a bundle', async (_what, file, verdict, check, reason) => {
  const report = await verifyFile(file, trust);
  expect(report.verdict).toBe(verdict);
  expect(failed(report)).toContainEqual({ check, reason });
});

test('every byte of a sealed file counts, also in the seal itself', async () => {
  for (let at = 0; at < sealed.length; at += 331) {
    const { verdict } = await verifyFile(flipped(sealed, at), trust);
    expect([at, verdict === 'valid']).toEqual([at, false]);
  }
});
