import {
  canonicalJson,
  type FormDefinition,
  type FormKey,
  type Json,
} from '@homestead/contract/documents';
import { type DatabaseTransaction, type Queryable, sha256 } from '#platform';
import { findFormVersion, keepFormVersion, selectFormVersions } from './document-store.ts';

/** SHA-256 over a definition, as seals name it. */
export const hashOfForm = (definition: FormDefinition): Buffer =>
  sha256(canonicalJson(definition as unknown as Json));

/**
 * The version of a form that a new document relies on, kept as it is now. A definition that
 * differs from the kept one of its version, for instance by a wording that was replaced, gets a
 * version of its own: `2026-11-01.2`.
 */
export async function keepForm(
  tx: DatabaseTransaction,
  current: FormDefinition,
): Promise<FormDefinition> {
  for (let edition = 1; ; edition += 1) {
    const version = edition === 1 ? current.version : `${current.version}.${edition}`;
    const definition = { ...current, version };
    const hash = hashOfForm(definition);
    const kept = { form: current.key, version, hash, definition: JSON.stringify(definition) };
    await keepFormVersion(tx, kept);
    const found = await findFormVersion(tx, current.key, version);
    if (found?.hash.equals(hash)) return definition;
  }
}

/** The definition that a document relies on. */
export async function requireKeptForm(
  db: Queryable,
  { form, form_version: version }: { form: FormKey; form_version: string | null },
): Promise<FormDefinition> {
  const found = version && (await findFormVersion(db, form, version));
  if (!found) throw new Error(`The form ${form} ${version} isn’t kept`);
  return found.definition as FormDefinition;
}

/** The definitions of several documents, by form and version; uploaded ones have none. */
export async function keptForms(
  db: Queryable,
  documents: readonly { form: FormKey | null; form_version: string | null }[],
): Promise<(of: { form: string | null; form_version: string | null }) => FormDefinition | null> {
  const rows = await selectFormVersions(
    db,
    documents.flatMap(({ form, form_version: version }) =>
      form && version ? [[form, version]] : [],
    ),
  );
  const found = new Map(rows.map((row) => [`${row.form} ${row.version}`, row.definition]));
  return ({ form, form_version: version }) =>
    (found.get(`${form} ${version}`) as FormDefinition | undefined) ?? null;
}
