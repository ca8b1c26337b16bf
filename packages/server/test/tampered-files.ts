import {
  derValues,
  findSignedRange,
  readSignedMessage,
  type SealFacts,
  type SealReport,
  writeSignedMessage,
} from '@homestead/contract/documents';
import { unzipSync, zipSync } from 'fflate';
import { addSignatureField } from '#platform';
import { fillGap, replaceMessage } from '../src/documents/seal/seal-gap.ts';
import type { SigningCertificate } from '../src/documents/seal/signing-certificate.ts';
import { signData, writeMessage } from '../src/documents/seal/write-signature.ts';
import { drawSample } from './sealed-envelope.ts';

const { oid, sequence, set } = derValues;

/*
 * What could be done to a sealed file. Each function returns a changed copy.
 */

const latin1 = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1');

/** A copy with one bit of a byte turned over. */
export function flipped(pdf: Uint8Array, at: number): Buffer {
  const copy = Buffer.from(pdf);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
}

/** A copy in which a text is another one of the same length. */
export function replaced(pdf: Uint8Array, from: string | RegExp, to: string): Buffer {
  const text = latin1(pdf);
  const found = typeof from === 'string' ? from : (from.exec(text)?.[0] ?? '');
  if (found === '' || !text.includes(found)) throw new Error(`There is no ${from}`);
  return Buffer.from(
    text.replace(found, () => to.padEnd(found.length)),
    'latin1',
  );
}

/** Where the stream of an object begins whose dictionary has that text. */
export function streamOf(pdf: Uint8Array, has: string | RegExp): number {
  const text = latin1(pdf);
  for (const found of text.matchAll(/\d+ 0 obj\s*(<<[\s\S]*?>>)\s*stream\r?\n/g)) {
    if (found[1]?.match(has)) return found.index + found[0].length + 20;
  }
  throw new Error(`No stream has ${has}`);
}

/** Where what is drawn on a page begins. */
export function contentOfPage(pdf: Uint8Array, page: number): number {
  const text = latin1(pdf);
  const pages = [...text.matchAll(/\/Type \/Page\b[\s\S]*?endobj/g)].map(([one]) => one);
  const id = /\/Contents (\d+) 0 R/.exec(pages.at(page) ?? '')?.[1];
  const object = new RegExp(`\\n${id} 0 obj[\\s\\S]*?stream\\r?\\n`).exec(text);
  if (!object) throw new Error(`No page ${page}`);
  return object.index + object[0].length + 10;
}

/** A file with another revision behind it. */
export function appended(pdf: Uint8Array, object: string): Buffer {
  const start = pdf.length + 1;
  const table = `xref\n0 1\n0000000000 65535 f \n9999 1\n${String(start).padStart(10, '0')} 00000 n \n`;
  const prior = /startxref\s+(\d+)/.exec(latin1(pdf))?.[1];
  const rest = `\n9999 0 obj\n${object}\nendobj\n${table}trailer\n<< /Size 10000 /Root 1 0 R /Prev ${prior} >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.concat([pdf, Buffer.from(rest, 'latin1')]);
}

const rangeOf = (pdf: Uint8Array) => {
  const { range } = findSignedRange(pdf, latin1(pdf));
  if (!range) throw new Error('This file isn’t sealed');
  return range;
};

/** A file with the signature of another one. */
export function withMessageOf(pdf: Uint8Array, other: Uint8Array): Buffer {
  return replaceMessage(pdf, { from: rangeOf(pdf).from, message: rangeOf(other).message });
}

/** A file with something behind the signature, where zeros must be. */
export function withFilledGap(pdf: Uint8Array): Buffer {
  const { from, message } = rangeOf(pdf);
  const copy = Buffer.from(pdf);
  copy.write('beef', from + 1 + 2 * message.length + 100, 'latin1');
  return copy;
}

/** A file whose signature says that it uses an algorithm that nobody knows. */
export function withUnknownAlgorithm(pdf: Uint8Array): Buffer {
  const { from, message } = rangeOf(pdf);
  const ecdsa = oid('1.2.840.10045.4.3.2');
  const at = Buffer.from(message).lastIndexOf(ecdsa);
  const copy = Buffer.from(message);
  copy.set(oid('1.2.840.10045.4.3.9'), at);
  return replaceMessage(pdf, { from, message: copy });
}

/** A file whose signature has lost its time stamp, which nothing signs. */
export function withoutStamp(pdf: Uint8Array): Buffer {
  const { from, message } = rangeOf(pdf);
  const { parts } = readSignedMessage(message);
  if (!parts.stamp) throw new Error('There is no time stamp');
  return replaceMessage(pdf, { from, message: writeSignedMessage({ ...parts, stamp: null }) });
}

/** The value that a time stamp is of. */
export const signatureOf = (pdf: Uint8Array): Uint8Array =>
  readSignedMessage(rangeOf(pdf).message).signature;

/** A PDF that is sealed as ours are, whatever its facts say: what an insider could make. */
export async function sealedAnyway(facts: SealFacts, signing: SigningCertificate): Promise<Buffer> {
  const pdf = await addSignatureField(await drawSample(facts), { firm: 'Firm', at: new Date() });
  return fillGap(pdf, async (data) => writeMessage(await signData(data, signing), null));
}

/** The same with a time in the signature that nobody vouches for, which the profile forbids. */
export async function sealedWithTime(
  facts: SealFacts,
  signing: SigningCertificate,
): Promise<Buffer> {
  const pdf = await addSignatureField(await drawSample(facts), { firm: 'Firm', at: new Date() });
  return fillGap(pdf, async (data) => {
    const { attributes } = await signData(data, signing);
    const time = sequence(
      oid('1.2.840.113549.1.9.5'),
      set(Buffer.from('170d3236313132303136303030305a', 'hex')),
    );
    const all = [...attributes, time];
    return writeMessage({ signing, attributes: all, value: await signing.sign(set(...all)) }, null);
  });
}

/** The files of a bundle, to change some and pack them again. */
export const filesIn = (bundle: Uint8Array): Record<string, Uint8Array> => unzipSync(bundle);
export const bundled = (files: Record<string, Uint8Array>): Buffer => Buffer.from(zipSync(files));

/** The checks that a file failed, with their reasons. */
export const failed = ({ findings }: SealReport) =>
  findings
    .filter(({ result }) => result === 'failed')
    .map(({ check, reason }) => ({ check, reason }));
