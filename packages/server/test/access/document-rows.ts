import { randomUUID } from 'node:crypto';
import type { DocumentSubject } from '#documents';
import { keepForm } from '../../src/documents/filling/keep-form.ts';
import { currentForm } from '../../src/documents/forms/current-forms.ts';
import { atomically } from '../../src/platform/database.ts';
import type { AccountsApp } from '../accounts-app.ts';
import type { IdRule } from './id-rules.ts';

const FORM = 'lead-paint';
const MISSING = '0198f2a0-0000-7000-8000-00000000ffff';
const NUMBER_MISSING = 99_999_999;
let offers = 9_000_000;

/** What documents can belong to: a person who may change theirs. */
export const sampleSubject: DocumentSubject = {
  kind: 'sample',
  access: async (_db, caller, id) => (caller.personId === id ? 'write' : 'none'),
  facts: async () => ({ homeAddress: '', answers: {}, facts: {} }),
};

/** Rules of documents: what the pair is made of. */
const parts = {
  document: 'documentId',
  envelope: 'envelopeId',
  'any envelope': 'envelopeId',
  'many envelopes': 'envelopeId',
  recipient: 'recipientId',
  'named recipient': 'recipientId',
  'own recipient': 'recipientId',
  'signed offer': 'offer',
  'envelope template': 'templateId',
  'held step': 'heldId',
  'shared template': 'sharedId',
  'packet rule': 'ruleId',
} as const satisfies Partial<Record<IdRule, string>>;

export const isOfDocuments = (rule: IdRule): rule is keyof typeof parts => rule in parts;

/** One of the caller’s or of their team, one of someone else, and none. */
export async function pairOfDocuments(
  at: AccountsApp,
  rule: keyof typeof parts,
  { own, caller, others, record }: { own: string; caller: string; others: string; record: unknown },
) {
  const part = parts[rule];
  const isOwnMailbox = rule === 'own recipient' || rule === 'signed offer';
  if (part === 'templateId' || part === 'heldId') {
    const insert = part === 'heldId' ? insertHeldStep : insertTemplate;
    return { own: await insert(at, caller), others: await insert(at, others), missing: MISSING };
  }
  if (part === 'sharedId') {
    const shared = {
      own: await insertTemplate(at, null),
      others: await insertTemplate(at, others),
    };
    return { ...shared, missing: MISSING };
  }
  if (part === 'ruleId') {
    return { own: await insertRule(at), others: await insertRule(at), missing: MISSING };
  }
  const ofOthers = await insertEnvelope(at, others, isOwnMailbox);
  const missing = rule === 'signed offer' ? NUMBER_MISSING : MISSING;
  const isBelow = rule === 'recipient' || rule === 'named recipient';
  if (isBelow && typeof record === 'string') {
    const of = await insertRecipient(at, record, '');
    return { own: of, others: ofOthers.recipientId, missing };
  }
  const made = await insertEnvelope(at, isOwnMailbox ? caller : own, isOwnMailbox);
  const free = await insertDocument(at, own);
  const mine = rule === 'document' ? free : made[part];
  return { own: mine, others: ofOthers[part], missing };
}

/** An envelope with a form, for an offer, that goes to its owner: a draft, or sent to them. */
async function insertEnvelope(at: AccountsApp, ownerId: string, isSent: boolean) {
  offers += 1;
  const { pool } = at.database;
  const { rows } = await pool.query(
    `insert into envelope (title, owner_id, state, sent_at, about_kind, about_id)
     values ('Disclosures', $1, $2, $3, $4, $5) returning id`,
    [
      ...[ownerId, isSent ? 'sent' : 'draft', isSent ? new Date() : null],
      ...(isSent ? ['offer', String(offers)] : [null, null]),
    ],
  );
  const envelopeId: string = rows[0].id;
  const documentId = await insertDocument(at, ownerId);
  await pool.query(
    'insert into envelope_document (envelope_id, position, document_id) values ($1, 1, $2)',
    [envelopeId, documentId],
  );
  const person = await pool.query(
    'update person set email_verified_at = coalesce(email_verified_at, now()) where id = $1 returning email',
    [ownerId],
  );
  const recipientId = await insertRecipient(at, envelopeId, isSent ? person.rows[0].email : '');
  return { envelopeId, documentId, recipientId, offer: offers };
}

async function insertRecipient(
  { database }: AccountsApp,
  envelopeId: string,
  email: string,
): Promise<string> {
  const sentAt = email === '' ? null : new Date();
  const { rows } = await database.pool.query(
    `insert into envelope_recipient (envelope_id, position, role, name, email, state, sent_at,
       consented_at)
     select $1, 1 + count(*), 'seller', 'Ruth Kowalski', $2, $3, $4, $4
     from envelope_recipient where envelope_id = $1 returning id`,
    [envelopeId, email, sentAt ? 'opened' : 'waiting', sentAt],
  );
  return rows[0].id;
}

async function insertRule({ database }: AccountsApp): Promise<string> {
  const { rows } = await database.pool.query(
    `insert into packet_rule (position, form, packet, kinds, need, if_unsure, why)
     values (99, 'lead-paint', 'deal', '["buying"]', 'needed', 'check', 'Older homes need it.')
     returning id`,
  );
  return rows[0].id;
}

async function insertTemplate({ database }: AccountsApp, ownerId: string | null): Promise<string> {
  const { rows } = await database.pool.query(
    `insert into envelope_template (name, owner_id, title, is_in_order)
     values ($1, $2, 'Disclosures', true) returning id`,
    [randomUUID(), ownerId],
  );
  const form = 'lead-paint';
  await database.pool.query(
    `insert into envelope_template_document (template_id, position, form, title)
     values ($1, 1, $2, 'Lead-based paint')`,
    [rows[0].id, form],
  );
  return rows[0].id;
}

async function insertHeldStep({ database }: AccountsApp, personId: string): Promise<string> {
  const { rows } = await database.pool.query(
    `insert into held_step (person_id, kind, targets, act_at)
     values ($1, 'void', '[]', now() + interval '1 hour') returning id`,
    [personId],
  );
  return rows[0].id;
}

async function insertDocument({ database, services }: AccountsApp, ownerId: string) {
  const form = await atomically(database.db, (tx) => keepForm(tx, currentForm(services, FORM)));
  const { rows } = await database.pool.query(
    `insert into document (id, form, form_version, title, owner_id)
     values ($1, $2, $3, $4, $5) returning id`,
    [randomUUID(), form.key, form.version, form.title, ownerId],
  );
  return rows[0].id as string;
}
