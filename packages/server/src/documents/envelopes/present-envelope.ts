import type {
  EnvelopeState,
  WireEnvelope,
  WireEnvelopeRow,
  WireRecipient,
} from '@homestead/contract/documents';
import { namePeople } from '#accounts';
import type { Caller, PeopleByName, Queryable } from '#platform';
import { selectAnyDocuments } from '../filling/document-store.ts';
import { keptForms } from '../filling/keep-form.ts';
import { problemsOfDocument } from '../filling/present-document.ts';
import { isApprovedForm } from '../forms/current-forms.ts';
import { pamphletOf } from '../pamphlet/give-pamphlet.ts';
import { selectPamphlets } from '../pamphlet/pamphlet-store.ts';
import { countAllPages } from '../paper/page-counts.ts';
import { subjectOf } from '../subjects/subject-of.ts';
import { type EnvelopeRow, findAmendment, findSeal, selectContained } from './envelope-store.ts';
import { type RecipientRow, selectFields, selectRecipients } from './recipient-store.ts';
import { mayOpenInPerson } from './start-in-person.ts';
import { mustAct, whoseTurn } from './whose-turn.ts';

type Abilities = WireEnvelopeRow['abilities'];

const openStates: ReadonlySet<EnvelopeState> = new Set(['draft', 'sent']);

/** What a caller who may write can do with an envelope in its state. */
function abilitiesOf(envelope: EnvelopeRow, isSigned: boolean, caller: Caller): Abilities {
  const { state } = envelope;
  const abilities: Abilities = [];
  if (openStates.has(state) && !isSigned) abilities.push('edit');
  if (state === 'draft') abilities.push('send', 'delete');
  if (state === 'sent') abilities.push('remind', 'void');
  if (canSealAgain(envelope)) abilities.push('seal', 'void');
  if ((state === 'sent' && isSigned) || state === 'completed') abilities.push('amend');
  if (caller.scope === 'all' && state !== 'draft') abilities.push('hold');
  return abilities;
}

/** Whether an envelope that everyone has signed has no seal because a try failed. */
export const canSealAgain = ({
  state,
  seal_failed_at: at,
}: Pick<EnvelopeRow, 'state' | 'seal_failed_at'>): boolean => state === 'sealing' && at !== null;

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

function presentRow(
  envelope: EnvelopeRow,
  recipients: readonly RecipientRow[],
  { people, caller, mayWrite }: { people: PeopleByName; caller: Caller; mayWrite: boolean },
): WireEnvelopeRow {
  const turn = envelope.state === 'sent' ? whoseTurn(recipients, envelope.is_in_order) : [];
  return {
    ...{ id: envelope.id, title: envelope.title, state: envelope.state },
    homeAddress: envelope.home_address,
    owner: people.get(envelope.owner_id) ?? null,
    waitingFor: turn.map(({ name }) => name),
    signers: recipients.filter(mustAct).length,
    signed: recipients.filter(({ state }) => state === 'signed').length,
    dueOn: envelope.due_on,
    ...{ expiresAt: iso(envelope.expires_at), sentAt: iso(envelope.sent_at) },
    changedAt: envelope.changed_at.toISOString(),
    about: subjectOf(envelope),
    version: envelope.version,
    abilities: mayWrite ? abilitiesOf(envelope, envelope.first_signed_at !== null, caller) : [],
  };
}

/** Rows of a list with those whose signature they wait for. */
export const presentEnvelopeRows = (
  caller: Caller,
  {
    rows,
    recipients,
    people,
  }: { rows: readonly EnvelopeRow[]; recipients: readonly RecipientRow[]; people: PeopleByName },
): WireEnvelopeRow[] =>
  rows.map((row) =>
    presentRow(
      row,
      recipients.filter(({ envelope_id: id }) => id === row.id),
      { people, caller, mayWrite: true },
    ),
  );

function presentRecipient(
  row: RecipientRow,
  {
    envelope,
    isTheirTurn,
    mayWrite,
    pamphletAt,
    isLeadPaint,
  }: {
    envelope: EnvelopeRow;
    isTheirTurn: boolean;
    mayWrite: boolean;
    pamphletAt: Date | null;
    isLeadPaint: boolean;
  },
): WireRecipient {
  const abilities: WireRecipient['abilities'] = [];
  if (mayWrite && envelope.state === 'sent' && mustAct(row) && row.state !== 'signed') {
    abilities.push('revoke');
    if (isTheirTurn && row.email !== '') abilities.push('resend');
    if (row.locked_at) abilities.push('unlock');
    if (row.forward_email) abilities.push('forward');
    if (isTheirTurn && mayOpenInPerson(row)) abilities.push('in-person');
    const getsPamphlet = isLeadPaint && row.role === 'buyer' && pamphletAt === null;
    if (getsPamphlet) abilities.push('give-pamphlet');
  }
  return {
    ...{ id: row.id, position: row.position, turn: row.turn, role: row.role, number: row.number },
    ...{ name: row.name, email: row.email, phone: row.phone, language: row.language },
    ...{ isInPerson: row.is_in_person, state: row.state, isTheirTurn },
    isLocked: row.locked_at !== null,
    ...{ sentAt: iso(row.sent_at), openedAt: iso(row.opened_at) },
    ...{ consentedAt: iso(row.consented_at), signedAt: iso(row.signed_at) },
    pamphletAt: iso(pamphletAt),
    endedBecause: row.ended_because,
    forward:
      row.forward_name && row.forward_email && row.forward_asked_at
        ? {
            ...{ name: row.forward_name, email: row.forward_email },
            at: row.forward_asked_at.toISOString(),
          }
        : null,
    abilities,
  };
}

/** An envelope as staff see it. */
export async function presentEnvelope(
  db: Queryable,
  caller: Caller,
  { envelope, mayWrite }: { envelope: EnvelopeRow; mayWrite: boolean },
): Promise<WireEnvelope> {
  const recipients = await selectRecipients(db, [envelope.id]);
  const people = await namePeople(db, [envelope.owner_id]);
  const turn = envelope.state === 'sent' ? whoseTurn(recipients, envelope.is_in_order) : [];
  const [contained, fields, seal, amendedBy] = [
    await selectContained(db, [envelope.id]),
    await selectFields(db, envelope.id),
    await findSeal(db, envelope.id),
    await findAmendment(db, envelope.id),
  ];
  const rows = await selectAnyDocuments(
    db,
    contained.map(({ document_id: id }) => id),
  );
  const definitionOf = await keptForms(db, rows);
  const pageCounts = await countAllPages(rows, definitionOf);
  const pamphlets = await selectPamphlets(db, [envelope.id]);
  return {
    ...presentRow(envelope, recipients, { people, caller, mayWrite }),
    ...{ message: envelope.message, isInOrder: envelope.is_in_order },
    ...{ endedAt: iso(envelope.ended_at), endedBecause: envelope.ended_because },
    ...{ amends: envelope.amends_id, amendedBy, reminders: envelope.reminders },
    nextReminderAt: iso(envelope.next_reminder_at),
    held: envelope.is_held ? envelope.held_because : null,
    retainUntil: envelope.retain_until,
    documents: rows.map((row) => {
      const definition = definitionOf(row);
      return {
        ...{ id: row.id, title: row.title, form: row.form, formVersion: row.form_version },
        ...{ file: row.file_key, pageCount: pageCounts.get(row.id) ?? null },
        problems: problemsOfDocument(row, definition, rows).length,
        isApproved: definition === null || isApprovedForm(definition),
      };
    }),
    recipients: recipients.map((row) =>
      presentRecipient(row, {
        ...{ envelope, isTheirTurn: turn.includes(row), mayWrite },
        isLeadPaint: rows.some(({ form }) => form === 'lead-paint'),
        pamphletAt: pamphletOf(pamphlets, row)?.at ?? null,
      }),
    ),
    fields: fields.map((field) => ({
      ...{ id: field.id, document: field.document_id, recipient: field.recipient_id },
      ...{ kind: field.kind, key: field.key, isRequired: field.is_required },
      ...{ isFilled: field.filled_at !== null, place: field.place },
    })),
    sealFailure:
      canSealAgain(envelope) && envelope.seal_failed_at && envelope.seal_failure
        ? {
            ...{ at: envelope.seal_failed_at.toISOString(), tries: envelope.seal_tries },
            why: envelope.seal_failure,
          }
        : null,
    seal: seal && {
      ...{ sealedAt: seal.sealed_at.toISOString(), sha256: seal.sha256.toString('hex') },
      ...{ level: seal.level, isStampWanted: seal.is_stamp_wanted, pages: seal.pages },
    },
  };
}
