import { canonicalJson, type FormDefinition } from '@homestead/contract/documents';
import { sha256 } from '#platform';
import type { DocumentRow } from '../filling/document-store.ts';
import { layOutWithPages } from './draw-envelope.ts';

/** Counts that are remembered, the newest ones. */
const KEPT = 2000;
const known = new Map<string, number>();
/** The last count of each document: a changed answer seldom changes it. */
const last = new Map<string, number>();

/**
 * How many pages a document has on paper: those of an uploaded PDF, or what a form's answers take.
 * Null where it can't be laid out now. What was counted once isn't laid out again.
 */
export async function countPages(
  row: DocumentRow,
  definition: FormDefinition | null,
): Promise<number | null> {
  if (!definition) return row.page_count;
  const { key, version } = definition;
  const said = canonicalJson({ key, version, address: row.home_address, answers: row.answers });
  const hash = sha256(said).toString('base64');
  const counted = known.get(hash);
  if (counted !== undefined) return counted;
  try {
    const guess = last.get(row.id);
    const { pages } = await layOutWithPages(definition, row.answers, row.home_address, guess);
    keep(known, hash, pages);
    keep(last, row.id, pages);
    return pages;
  } catch {
    // What can't be laid out is refused when it is sent; here it is only not known.
    return null;
  }
}

/** The counts of several, by their ids, one after the other: one thread lays out. */
export async function countAllPages(
  rows: readonly DocumentRow[],
  definitionOf: (row: DocumentRow) => FormDefinition | null,
): Promise<ReadonlyMap<string, number | null>> {
  const counts = new Map<string, number | null>();
  for (const row of rows) counts.set(row.id, await countPages(row, definitionOf(row)));
  return counts;
}

function keep(counts: Map<string, number>, key: string, pages: number): void {
  counts.delete(key);
  counts.set(key, pages);
  const [oldest] = counts.keys();
  if (counts.size > KEPT && oldest !== undefined) counts.delete(oldest);
}
