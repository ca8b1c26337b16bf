import type {
  EnvelopeState,
  FormAnswer,
  FormDefinition,
  FormKey,
  RecipientState,
  SigningRole,
} from '@homestead/contract/documents';
import { localDate } from '@homestead/contract/platform';
import type { Queryable } from '#platform';
import { inputsOf } from '../filling/find-input.ts';
import { keptForms } from '../filling/keep-form.ts';
import { type PamphletRow, selectPamphlets } from '../pamphlet/pamphlet-store.ts';
import type { SubjectRef } from '../subjects/document-subjects.ts';
import {
  type DocumentSignerRow,
  type StandingRow,
  selectDocumentSigners,
  selectStandings,
} from './standing-store.ts';

/** What became of a document; `partly-signed` where not all who sign it have. */
export type DocumentState =
  | 'draft'
  | 'sent'
  | 'partly-signed'
  | 'signed'
  | 'declined'
  | 'expired'
  | 'voided';

/** A document as other rooms see it. */
export interface DocumentStanding {
  readonly id: string;
  /** Null for an uploaded document. */
  readonly form: FormKey | null;
  readonly title: string;
  /** The template that it was started from. */
  readonly templateId: string | null;
  /** Its name on the wire; null for an uploaded document. */
  readonly documentName: string | null;
  readonly state: DocumentState;
  readonly envelopeId: string | null;
  readonly signers: readonly {
    role: SigningRole;
    number: number;
    name: string;
    state: RecipientState;
    signedAt: Date | null;
    /** The day on which the log says that they got the pamphlet about lead. */
    pamphletOn: string | null;
  }[];
  /** Answers by the names of fields on the wire; empty for an uploaded document. */
  readonly fields: Readonly<Record<string, FormAnswer>>;
  readonly sentAt: Date | null;
  readonly sealedAt: Date | null;
}

/** What became of the documents that belong to something, newest first. */
export async function documentStates(
  db: Queryable,
  about: SubjectRef,
): Promise<DocumentStanding[]> {
  const rows = await selectStandings(db, about);
  const envelopes = rows.flatMap(({ envelope_id: id }) => id ?? []);
  const signers = await selectDocumentSigners(db, [...new Set(envelopes)]);
  const pamphlets = await selectPamphlets(db, [...new Set(envelopes)]);
  const definitionOf = await keptForms(db, rows);
  return rows.map((row) => {
    const own = signers.filter(({ document_id: id }) => id === row.id);
    return {
      ...{ id: row.id, form: row.form, title: row.title, envelopeId: row.envelope_id },
      templateId: row.template_id,
      documentName: definitionOf(row)?.documentName ?? null,
      state: stateOf(row.envelope_state, own),
      signers: own.map(({ role, number, name, state, signed_at: signedAt }) => ({
        ...{ role, number, name, state, signedAt },
        pamphletOn: dayOf(
          pamphlets.find(
            (one) =>
              one.envelope_id === row.envelope_id &&
              one.signer === `${role}-${number}` &&
              one.name === name,
          ),
        ),
      })),
      fields: fieldsOf(definitionOf(row), row.answers),
      ...{ sentAt: row.sent_at, sealedAt: row.sealed_at },
    };
  });
}

function stateOf(
  envelope: EnvelopeState | null,
  signers: readonly DocumentSignerRow[],
): DocumentState {
  if (envelope === null || envelope === 'draft') return 'draft';
  if (envelope === 'sealing' || envelope === 'completed') return 'signed';
  if (envelope !== 'sent') return envelope;
  const signed = signers.filter(({ state }) => state === 'signed').length;
  if (signed === 0) return 'sent';
  return signed === signers.length ? 'signed' : 'partly-signed';
}

const dayOf = (got: PamphletRow | undefined): string | null =>
  got ? (got.on ?? localDate(got.at)) : null;

const fieldsOf = (definition: FormDefinition | null, answers: StandingRow['answers']) =>
  Object.fromEntries(
    (definition ? inputsOf(definition) : []).flatMap(({ key, field }) => {
      const answer = answers[key];
      return answer === undefined ? [] : [[field, answer] as const];
    }),
  );
