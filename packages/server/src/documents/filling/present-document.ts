import type {
  FormAnswer,
  FormDefinition,
  WireDocument,
  WireFilledDocument,
  WireFormProblem,
} from '@homestead/contract/documents';
import type { Queryable } from '#platform';
import { linksOfForm } from '../forms/form-links.ts';
import type { HomeFacts } from '../forms/home-facts.ts';
import { problemsOfForm } from '../forms/problems-of-form.ts';
import { countPages } from '../paper/page-counts.ts';
import { type DocumentRow, findAnyDocument, findNewestOf, isSigned } from './document-store.ts';
import { requireKeptForm } from './keep-form.ts';

/** The definition that a document relies on; null for an uploaded one. */
export async function definitionOf(
  db: Queryable,
  { form, form_version }: DocumentRow,
): Promise<FormDefinition | null> {
  return form === null ? null : requireKeptForm(db, { form, form_version });
}

/** What is wrong or missing in a document before it is signed with `others`. */
export const problemsOfDocument = (
  { answers, facts }: DocumentRow,
  definition: FormDefinition | null,
  others: readonly DocumentRow[] = [],
  leadPaint = others.find(({ form }) => form === 'lead-paint'),
): WireFormProblem[] => {
  const forms = others.flatMap(({ form }) => form ?? []);
  const known = { ...(facts as HomeFacts), knowsLeadPaint: knowsLeadPaint(leadPaint) };
  return definition ? problemsOfForm(definition, answers, known, forms) : [];
};

/** What the lead-based paint disclosure of the same home says; null where it isn’t answered. */
function knowsLeadPaint(leadPaint: DocumentRow | undefined): boolean | null {
  const answer = leadPaint?.answers.a;
  return answer === 'known' ? true : answer === 'no-knowledge' ? false : null;
}

/** A document as its readers see it, with what it still needs besides `others`. */
export const presentFilled = (
  row: DocumentRow,
  definition: FormDefinition | null,
  {
    pageCount,
    others = [],
    leadPaint,
  }: {
    pageCount: number | null;
    others?: readonly DocumentRow[];
    leadPaint?: DocumentRow | null;
  },
): WireFilledDocument => ({
  ...{ id: row.id, title: row.title, form: row.form, formVersion: row.form_version },
  documentName: definition?.documentName ?? null,
  ...{ homeAddress: row.home_address, answers: row.answers, sources: row.sources },
  problems: problemsOfDocument(row, definition, others, leadPaint ?? undefined),
  ...{ pageCount, file: row.file_key, links: linksOfForm(row.form) },
});

/** Inputs whose answers differ. */
export function changedInputs(
  before: Readonly<Record<string, FormAnswer>>,
  after: Readonly<Record<string, FormAnswer>>,
): string[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].filter((key) => (before[key] ?? null) !== (after[key] ?? null)).sort();
}

/** A document as staff open it. */
export async function presentDocument(
  db: Queryable,
  row: DocumentRow,
  { mayWrite }: { mayWrite: boolean },
): Promise<WireDocument> {
  const definition = await definitionOf(db, row);
  const amended = row.amends_id ? await findAnyDocument(db, row.amends_id) : null;
  const { about_kind: kind, about_id: id } = row;
  const leadPaint = kind && id ? await findNewestOf(db, { kind, id, form: 'lead-paint' }) : null;
  const isFrozen = await isSigned(db, row.id);
  return {
    ...presentFilled(row, definition, {
      ...{ pageCount: await countPages(row, definition), leadPaint },
    }),
    definition: definition ? { ...definition } : null,
    ...{ isFrozen, version: row.version },
    amends: amended && { id: amended.id, changes: changedInputs(amended.answers, row.answers) },
    abilities: mayWrite && !isFrozen && definition ? ['answer'] : [],
  };
}
