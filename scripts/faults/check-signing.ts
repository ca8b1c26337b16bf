import { createHash } from 'node:crypto';
import {
  type DocumentEvent,
  findChainFaults,
  verifyPdf,
} from '../../packages/contract/src/documents/index.ts';
import type { OpenDatabase, Storage } from '../../packages/server/src/platform/index.ts';
import type { Seal } from '../../packages/server/test/documents/document-parts.ts';
import type { SmtpPeer } from '../../packages/server/test/smtp-peer.ts';
import { type EnvelopeLife, SIGNERS_AT, type SigningTally, signersOf } from './signing-writers.ts';

type Pool = OpenDatabase['pool'];

interface StoredEnvelope {
  id: string;
  title: string;
  state: string;
  documents: number;
  signatures: string[];
  events: DocumentEvent[];
  seal: string | null;
}

interface Sources {
  received: SmtpPeer['mails'];
  files: Storage;
  trust: Awaited<ReturnType<Seal['trust']>>;
}

/** Waits until every envelope that everyone signed is sealed; how many aren’t after `seconds`. */
export async function waitUntilSealed(pool: Pool, seconds: number): Promise<number> {
  for (let tries = 0; ; tries += 1) {
    const { rows } = await pool.query(
      "select count(*)::int as count from envelope where state = 'sealing'",
    );
    if (rows[0].count === 0 || tries >= seconds * 4) return rows[0].count;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/**
 * Compares what was acknowledged of envelopes with what is stored and mailed: each envelope once,
 * each signature once, a whole log, one seal with its file, which verifies, and each email once by
 * its Message-ID. Writers stop between calls, so that nothing may be stored that they don't know.
 */
export async function checkSigning(
  pool: Pool,
  { lives }: SigningTally,
  sources: Sources,
): Promise<{ lost: string[]; doubled: string[]; sealed: number }> {
  const lost: string[] = [];
  const doubled: string[] = [];
  const compare = (what: string, stored: number, owed: number) => {
    if (stored < owed) lost.push(`${what}: ${stored} of ${owed}`);
    if (stored > owed) doubled.push(`${what}: ${stored} of ${owed}`);
  };
  const { rows } = await pool.query<StoredEnvelope>(STORED);
  const mailsTo = messageIdsBySigner(sources.received);
  let sealed = 0;
  for (const life of lives) {
    const named = rows.filter(({ title }) => title === life.title);
    compare(`envelopes ${life.title}`, named.length, life.id === null ? 0 : 1);
    const [stored] = named;
    if (!stored) continue;
    compare(`documents of ${life.title}`, stored.documents, 1);
    const signers = signersOf(life.title);
    for (const [index, { email, role }] of signers.entries()) {
      // The form has no line for the agent, whose signature the log has.
      const isSigned = role !== 'agent' && life.signed.includes(email) ? 1 : 0;
      compare(
        `signatures of ${email}`,
        stored.signatures.filter((one) => one === email).length,
        isSigned,
      );
      // Their link, when it is their turn, and a copy.
      const hasTurn = life.isSent && life.signed.length >= index;
      const owed = (hasTurn ? 1 : 0) + (isComplete(life) ? 1 : 0);
      compare(`emails to ${email}`, mailsTo.get(email)?.size ?? 0, owed);
    }
    const count = (kind: string) => stored.events.filter((event) => event.kind === kind).length;
    compare(`events of sending ${life.title}`, count('sent'), life.isSent ? 1 : 0);
    compare(`events of signing ${life.title}`, count('signed'), life.signed.length);
    compare(`events of sealing ${life.title}`, count('sealed'), isComplete(life) ? 1 : 0);
    const faults = await findChainFaults(stored.events, async (text) =>
      createHash('sha256').update(text).digest('hex'),
    );
    if (faults.length > 0) lost.push(`the log of ${life.title}: ${JSON.stringify(faults)}`);
    compare(`seals of ${life.title}`, stored.seal ? 1 : 0, isComplete(life) ? 1 : 0);
    if (stored.seal) {
      sealed += 1;
      const problem = await problemOfFile(stored.seal, sources);
      if (problem) lost.push(`the sealed file of ${life.title}: ${problem}`);
    }
  }
  compare('envelopes', rows.length, lives.filter(({ id }) => id !== null).length);
  return { lost, doubled, sealed };
}

const isComplete = ({ title, signed }: EnvelopeLife) => signed.length === signersOf(title).length;

async function problemOfFile(sha256: string, { files, trust }: Sources): Promise<string | null> {
  const bytes = await files.find(sha256);
  if (!bytes) return 'is missing';
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) return 'has other bytes';
  const { verdict, findings } = await verifyPdf(bytes, trust);
  if (verdict === 'valid') return null;
  return JSON.stringify(findings.filter(({ result }) => result === 'failed'));
}

function messageIdsBySigner(received: SmtpPeer['mails']): Map<string, Set<string>> {
  const got = new Map<string, Set<string>>();
  for (const { to, messageId = '' } of received) {
    const address = to?.[0]?.address?.toLowerCase() ?? '';
    if (!address.endsWith(SIGNERS_AT)) continue;
    got.set(address, (got.get(address) ?? new Set()).add(messageId));
  }
  return got;
}

const STORED = `
  select envelope.id, envelope.title, envelope.state,
    (select count(*)::int from document where document.title = envelope.title) as documents,
    array(select recipient.email from document_signature signature
      join envelope_recipient recipient on recipient.id = signature.recipient_id
      where signature.envelope_id = envelope.id) as signatures,
    coalesce((select jsonb_agg(jsonb_build_object('seq', seq, 'kind', kind, 'facts', facts,
        'at', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'about', encode(about, 'hex'), 'previous', encode(previous, 'hex'),
        'hash', encode(hash, 'hex')) order by seq)
      from document_event event where event.envelope_id = envelope.id), '[]') as events,
    (select encode(sha256, 'hex') from envelope_seal where envelope_id = envelope.id) as seal
  from envelope`;
