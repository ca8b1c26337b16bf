import { canonicalJson, type Json } from './canonical-json.ts';
import { type DocumentEvent, findChainFaults } from './event-chain.ts';
import { bytesOfBase64, sha256Of } from './runtime.ts';
import {
  identificationIn,
  type SealedSigner,
  type SealFacts,
  sealedEvents,
  textOfDocuments,
} from './seal-facts.ts';
import { finding, type SealFinding } from './seal-report.ts';

/** Checks what was sealed for itself: log, signers, data, consent and pictures. */
export async function checkFacts(facts: SealFacts): Promise<SealFinding[]> {
  return [
    await checkLog(facts),
    checkEnd(facts),
    checkSigners(facts),
    await checkDocuments(facts),
    await checkData(facts),
    await checkConsent(facts),
    await checkImages(facts),
  ];
}

async function checkLog({ events }: SealFacts): Promise<SealFinding> {
  const faults = await findChainFaults(events, sha256Of);
  const [first] = faults;
  return finding('log', first?.fault, [...new Set(faults.map(({ seq }) => String(seq)))]);
}

/** A log that was cut off doesn't end with its last event. */
function checkEnd({ events, sealedAt }: SealFacts): SealFinding {
  const completed = events.filter(({ kind }) => kind === sealedEvents.completed);
  const last = events.at(-1);
  if (!last || completed.length !== 1 || last !== completed[0]) {
    return finding('log-complete', 'cut-off');
  }
  const isLater = Date.parse(last.at) > Date.parse(sealedAt);
  return finding('log-complete', isLater && 'later');
}

function checkSigners({ signers, events }: SealFacts): SealFinding {
  if (signers.length === 0) return finding('signers', 'none');
  const ids = new Set(signers.map(({ id }) => id));
  const wrong = signers.filter((signer) => !hasSigned(signer, events)).map(({ name }) => name);
  const stray = events
    .filter(({ kind }) => kind === sealedEvents.signed)
    .filter(({ facts }) => typeof facts.signer !== 'string' || !ids.has(facts.signer))
    .map(({ seq }) => String(seq));
  if (ids.size < signers.length) return finding('signers', 'twice');
  return finding('signers', wrong.length + stray.length > 0 && 'event', [...wrong, ...stray]);
}

function hasSigned(signer: SealedSigner, events: readonly DocumentEvent[]): boolean {
  const own = events.filter(({ facts }) => facts.signer === signer.id);
  const signed = own.filter(({ kind }) => kind === sealedEvents.signed);
  const [event] = signed;
  return (
    event !== undefined &&
    signed.length === 1 &&
    event.about === signer.signed &&
    event.at === signer.signedAt &&
    (event.facts.image ?? null) === (signer.image?.sha256 ?? null) &&
    saysTheSame(event, signer) &&
    own.some(
      ({ kind, about, seq }) =>
        kind === sealedEvents.consented && about === signer.consent.sha256 && seq < event.seq,
    )
  );
}

/** Who signed, how they were identified, and from where. */
function saysTheSame({ facts }: DocumentEvent, signer: SealedSigner): boolean {
  const { name, role, ip, device, identification } = signer;
  const how = typeof facts.identifiedBy === 'string' ? facts.identifiedBy : '';
  return (
    facts.name === name &&
    facts.role === role &&
    (facts.ip ?? null) === ip &&
    (facts.device ?? null) === device &&
    canonicalJson(identificationIn(how) as Json) === canonicalJson(identification as Json)
  );
}

/** The last signature and the end of the log are about the documents as they are sealed. */
async function checkDocuments({ documents, events }: SealFacts): Promise<SealFinding> {
  const about = await sha256Of(textOfDocuments(documents));
  const signed = events.findLast(({ kind }) => kind === sealedEvents.signed);
  const completed = events.findLast(({ kind }) => kind === sealedEvents.completed);
  if (documents.length === 0) return finding('documents', 'none');
  if (documents.some(({ form, file }) => !form && !file)) return finding('documents', 'unnamed');
  return finding('documents', (signed?.about !== about || completed?.about !== about) && 'other');
}

async function checkData({ documents }: SealFacts): Promise<SealFinding> {
  const wrong: string[] = [];
  for (const { data, dataHash, title } of documents) {
    if ((await sha256Of(canonicalJson(data as Json))) !== dataHash) wrong.push(title);
  }
  return finding('data', wrong.length > 0 && 'changed', wrong);
}

async function checkConsent({ consents, signers }: SealFacts): Promise<SealFinding> {
  const known = new Set<string>();
  const changed: string[] = [];
  for (const { version, sha256, text } of consents) {
    if ((await sha256Of(text)) !== sha256) changed.push(version);
    known.add(`${version} ${sha256}`);
  }
  if (changed.length > 0) return finding('consent', 'changed', changed);
  const without = signers.filter(
    ({ consent }) => !known.has(`${consent.version} ${consent.sha256}`),
  );
  return finding(
    'consent',
    without.length > 0 && 'missing',
    without.map(({ name }) => name),
  );
}

async function checkImages({ signers }: SealFacts): Promise<SealFinding> {
  const wrong: string[] = [];
  for (const { image, name } of signers) {
    const bytes = image && bytesOfBase64(image.png);
    if (image && (!bytes || (await sha256Of(bytes)) !== image.sha256)) wrong.push(name);
  }
  return finding('images', wrong.length > 0 && 'changed', wrong);
}
