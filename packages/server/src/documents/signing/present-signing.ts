import type { DocumentRole, WireSigning } from '@homestead/contract/documents';
import { localDate } from '@homestead/contract/platform';
import { namePeople } from '#accounts';
import type { Queryable, Services } from '#platform';
import { type FieldRow, selectRecipients, selectSignatures } from '../envelopes/recipient-store.ts';
import { isEnded, mustAct } from '../envelopes/whose-turn.ts';
import { type DocumentRow, selectAnyDocuments } from '../filling/document-store.ts';
import { keptForms } from '../filling/keep-form.ts';
import { changedInputs, presentFilled } from '../filling/present-document.ts';
import { esignConsent } from '../forms/current-forms.ts';
import { PAMPHLET } from '../forms/form-links.ts';
import { hasLeadPaint, pamphletOf } from '../pamphlet/give-pamphlet.ts';
import { selectPamphlets } from '../pamphlet/pamphlet-store.ts';
import { countAllPages } from '../paper/page-counts.ts';
import { answerableInputs } from './answerable-inputs.ts';
import { selectContainedDocuments, selectFieldsOf } from './contained.ts';
import { type InSession, isTurnOf } from './in-session.ts';
import { hashOfShown } from './shown.ts';
import { findSavedSignature, findSenderContact, selectSignedRolesIn } from './signing-store.ts';

/** A date as the forms have it: MM-DD-YYYY, in the office's time zone. */
export function paperDate(instant: Date): string {
  const [year, month, day] = localDate(instant).split('-');
  return `${month}-${day}-${year}`;
}

const dataUrl = (image: Buffer | null): string | null =>
  image && `data:image/png;base64,${image.toString('base64')}`;

/** An envelope as this recipient sees it; its documents come after consent. */
export async function presentSigning(
  { settings }: Pick<Services, 'settings'>,
  db: Queryable,
  inSession: InSession,
  { personId }: { personId: string | null },
): Promise<WireSigning> {
  const { envelope, recipient } = inSession;
  const consent = esignConsent(settings, recipient.language);
  const recipients = await selectRecipients(db, [envelope.id]);
  const isTheirTurn = await isTurnOf(db, inSession);
  const isDone = recipient.state === 'signed';
  const isInPerson = inSession.session.host_id !== null;
  // Who signed in person has handed the device back; what has ended isn't what was sent anymore.
  const isOver = isEnded(envelope) || (isInPerson && isDone);
  const mayRead = !isOver && (recipient.consented_at !== null || !mustAct(recipient));
  const sender = await findSenderContact(db, envelope.owner_id);
  const owner = (await namePeople(db, [envelope.owner_id])).get(envelope.owner_id);
  const rows = mayRead ? await selectContainedDocuments(db, envelope.id) : [];
  const fields = mayRead ? await selectFieldsOf(db, recipient) : [];
  return {
    ...{ firm: settings.brokerage.name, title: envelope.title, message: envelope.message },
    sender: {
      name: owner ? `${owner.firstName} ${owner.lastName}`.trim() : '',
      ...{ email: sender?.email ?? '', phone: sender?.phone ?? null },
    },
    ...{ state: envelope.state, homeAddress: envelope.home_address, dueOn: envelope.due_on },
    expiresAt: envelope.expires_at?.toISOString() ?? null,
    recipient: {
      ...{ name: recipient.name, role: recipient.role, number: recipient.number },
      ...{ state: recipient.state, isTheirTurn, isInPerson },
      forwardAskedFor: recipient.forward_name,
    },
    consent: { ...consent, givenAt: recipient.consented_at?.toISOString() ?? null },
    documents: mayRead ? await presentDocuments(db, inSession, { rows, isTheirTurn }) : [],
    fields: fields.map(presentField),
    shown: hashOfShown(recipient, rows, fields),
    marks: mayRead ? await readMarks(db, inSession, recipients) : [],
    others: recipients
      .filter(({ id, role }) => id !== recipient.id && role !== 'copy')
      .map(({ name, role, state }) => ({ name, role, state })),
    signature: isOver ? null : dataUrl(recipient.signature),
    initials: isOver ? null : dataUrl(recipient.initials),
    savedSignature: personId && !isDone ? dataUrl(await findSavedSignature(db, personId)) : null,
    pamphlet: await readPamphlet(db, inSession),
    isSealed: envelope.state === 'completed',
    today: paperDate(new Date()),
  };
}

/** The pamphlet that a buyer gets with the lead-based paint disclosure. */
async function readPamphlet(
  db: Queryable,
  { envelope, recipient }: InSession,
): Promise<WireSigning['pamphlet']> {
  if (recipient.role !== 'buyer' || !(await hasLeadPaint(db, envelope.id))) return null;
  const got = pamphletOf(await selectPamphlets(db, [envelope.id]), recipient);
  const { label, href } = PAMPHLET;
  return { label, href, receivedAt: got?.at.toISOString() ?? null };
}

async function presentDocuments(
  db: Queryable,
  { envelope, recipient }: InSession,
  { rows, isTheirTurn }: { rows: readonly DocumentRow[]; isTheirTurn: boolean },
): Promise<WireSigning['documents']> {
  const definitionOf = await keptForms(db, rows);
  const amended = await selectAnyDocuments(
    db,
    rows.flatMap(({ amends_id: id }) => id ?? []),
  );
  const signedRolesOf = await selectSignedRolesIn(db, envelope.id);
  const pageCounts = await countAllPages(rows, definitionOf);
  const role: DocumentRole = recipient.role;
  return rows.map((row) => {
    const definition = definitionOf(row);
    const before = amended.find(({ id }) => id === row.amends_id);
    return {
      ...presentFilled(row, definition, {
        ...{ pageCount: pageCounts.get(row.id) ?? null, others: rows },
      }),
      definition: definition && { ...definition },
      editable:
        definition && isTheirTurn && recipient.state !== 'signed'
          ? answerableInputs(definition, { role, signedRoles: signedRolesOf(row.id) })
          : [],
      changed: before ? changedInputs(before.answers, row.answers) : [],
      before: before?.answers ?? {},
    };
  });
}

const presentField = (field: FieldRow): WireSigning['fields'][number] => ({
  ...{ id: field.id, document: field.document_id, kind: field.kind, key: field.key },
  ...{ isRequired: field.is_required, place: field.place, value: field.value },
  isFilled: field.filled_at !== null,
});

/** What others have given, and what this recipient gave once they signed. */
async function readMarks(
  db: Queryable,
  { envelope }: InSession,
  recipients: Awaited<ReturnType<typeof selectRecipients>>,
): Promise<WireSigning['marks']> {
  const signatures = await selectSignatures(db, envelope.id);
  return signatures.flatMap((one) => {
    const by = recipients.find(({ id }) => id === one.recipient_id);
    if (!by) return [];
    return [
      {
        ...{ document: one.document_id, line: one.line, role: by.role, name: by.name },
        ...{ image: dataUrl(one.image), on: paperDate(one.signed_at) },
      },
    ];
  });
}
