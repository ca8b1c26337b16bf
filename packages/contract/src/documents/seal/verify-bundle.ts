import { canonicalJson, type Json } from './canonical-json.ts';
import { parseJson, readEvents } from './read-seal-facts.ts';
import { sha256Of, textOf } from './runtime.ts';
import type { SealFacts } from './seal-facts.ts';
import {
  finding,
  isFailed,
  type SealFinding,
  type SealReport,
  type SealTrust,
} from './seal-report.ts';
import { emptyReport, verifyPdf } from './verify-pdf.ts';
import { readZip } from './zip-reader.ts';

/** The names of the files of a bundle, besides its one PDF. */
export const bundleNames = {
  events: 'events.json',
  /** Of the consent at that place in the list, from 0. */
  consent: (place: number) => (place === 0 ? 'consent.txt' : `consent-${place + 1}.txt`),
  /** Of the document at that place, from 0. */
  form: (place: number) => `form-${place + 1}.json`,
  check: 'check.html',
  checkInSpanish: 'check.es.html',
} as const;

/** Checks a PDF, or a bundle as a ZIP. Nothing leaves the browser. */
export async function verifyFile(bytes: Uint8Array, trust: SealTrust): Promise<SealReport> {
  const files = await readZip(bytes);
  if (files === 'not-a-zip') return verifyPdf(bytes, trust);
  if (typeof files === 'string') return emptyReport('damaged', finding('readable', files), null);
  return verifyBundle(files, trust);
}

/** Checks the files of a bundle: the PDF, and whether the others are those that were sealed. */
export async function verifyBundle(
  files: ReadonlyMap<string, Uint8Array>,
  trust: SealTrust,
): Promise<SealReport> {
  const [name, another] = [...files.keys()].filter((one) => /\.pdf$/i.test(one));
  const pdf = name === undefined ? undefined : files.get(name);
  if (!name || !pdf || another) {
    return emptyReport('not-ours', finding('bundle-files', another ? 'several' : 'no-pdf'), null);
  }
  const report = await verifyPdf(pdf, trust);
  const { facts } = report;
  if (!facts) return report;
  const findings = [
    checkNames(facts, new Set(files.keys()), name),
    checkEvents(facts, files.get(bundleNames.events)),
    await checkConsents(facts, files),
    await checkForms(facts, files),
  ];
  const isBroken = report.verdict === 'valid' && findings.some(isFailed);
  return {
    ...report,
    verdict: isBroken ? 'invalid' : report.verdict,
    findings: [...report.findings, ...findings],
  };
}

function checkNames(facts: SealFacts, names: ReadonlySet<string>, pdf: string): SealFinding {
  const needed = [
    bundleNames.events,
    ...facts.consents.map((_, place) => bundleNames.consent(place)),
    ...facts.documents.flatMap(({ form }, place) => (form ? [bundleNames.form(place)] : [])),
  ];
  const missing = needed.filter((one) => !names.has(one));
  if (missing.length > 0) return finding('bundle-files', 'missing', missing);
  const known = new Set([pdf, ...needed, bundleNames.check, bundleNames.checkInSpanish]);
  const extra = [...names].filter((one) => !known.has(one));
  return finding('bundle-files', extra.length > 0 && 'extra', extra);
}

function checkEvents({ events }: SealFacts, file: Uint8Array | undefined): SealFinding {
  const given = readEvents(file && jsonIn(file));
  const isSame =
    given !== null &&
    canonicalJson(given as unknown as Json) === canonicalJson(events as unknown as Json);
  return finding('bundle-events', !isSame && 'other');
}

async function checkConsents(
  { consents }: SealFacts,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<SealFinding> {
  const wrong: string[] = [];
  for (const [place, { sha256 }] of consents.entries()) {
    const name = bundleNames.consent(place);
    const file = files.get(name);
    if (!file || (await sha256Of(file)) !== sha256) wrong.push(name);
  }
  return finding('bundle-consent', wrong.length > 0 && 'other', wrong);
}

async function checkForms(
  { documents }: SealFacts,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<SealFinding> {
  const wrong: string[] = [];
  for (const [place, { form }] of documents.entries()) {
    if (!form) continue;
    const name = bundleNames.form(place);
    const file = files.get(name);
    const definition = file && jsonIn(file);
    const isForm = typeof definition === 'object' && definition !== null;
    const said = isForm ? (definition as { key?: unknown; version?: unknown }) : {};
    const isNamed = said.key === form.key && said.version === form.version;
    if (!isNamed || (await sha256Of(canonicalJson(definition as Json))) !== form.sha256) {
      wrong.push(name);
    }
  }
  return finding('bundle-forms', wrong.length > 0 && 'other', wrong);
}

function jsonIn(file: Uint8Array): unknown {
  try {
    return parseJson(textOf(file));
  } catch {
    return undefined;
  }
}
