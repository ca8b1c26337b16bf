import { normalizeEmail } from '@homestead/contract/accounts';
import {
  clientRoles,
  LEAD_TAG_MAX,
  LEAD_TAGS_MAX,
  type LeadImportField,
  leadDetailInputs,
  leadDetailLabels,
  type ReferenceListKey,
} from '@homestead/contract/leads';
import { type FieldRefusal, fieldRefusals, isDay, storedPhone } from '@homestead/contract/platform';
import { z } from 'zod';
import { withoutGuard } from '#platform';
import { readDetails } from '../details/lead-detail-calls.ts';
import { entryListOf } from '../details/lead-detail-store.ts';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { oneSpaced, tagKey } from '../list/set-lead-tags.ts';
import { importMessages } from '../messages/import.ts';
import type { ListedEntry } from '../record/record-store.ts';
import { importLabel } from './import-fields.ts';

/** What is read of a record: columns of a lead, or what is wrong. */
export interface ReadRecord {
  name: string;
  email: string | null;
  phone: string | null;
  set: Partial<LeadRow>;
  tags: string[];
  errors: FieldRefusal[];
}

export type Mapping = readonly (LeadImportField | null)[];

/** The entries that lists offer, as texts find them. */
export class OfferedEntries {
  readonly #entries: readonly ListedEntry[];
  constructor(entries: readonly ListedEntry[]) {
    this.#entries = entries;
  }
  find(list: ReferenceListKey, text: string, parentId?: string | null): string | null {
    const sought = text.toLowerCase();
    const found = this.#entries.find(
      (entry) =>
        entry.list === list &&
        entry.display.toLowerCase() === sought &&
        (parentId === undefined || entry.parent_id === parentId),
    );
    return found?.id ?? null;
  }
}

const details = z.object(leadDetailInputs);
const FIRST_DAY = '1900-01-01';
const isDate: ReadonlySet<LeadImportField> = new Set<LeadImportField>([
  ...(['lastConnectedAgentOn', 'lastWorkedOn', 'lastConnectedLenderOn'] as const),
  ...(['lastWorkedLenderOn', 'dateOfBirth', 'secondaryDateOfBirth'] as const),
]);
/** These may start with a plus or a minus. */
const isFree: ReadonlySet<LeadImportField> = new Set<LeadImportField>([
  ...(['phone', 'secondaryPhone', 'notes', 'lenderNotes'] as const),
]);

/** Reads one record by the fields of its columns. Empty cells say nothing. */
export function readRecord(
  mapping: Mapping,
  cells: readonly string[],
  entries: OfferedEntries,
): ReadRecord {
  const errors: FieldRefusal[] = [];
  const wrong = (field: LeadImportField, message: string) =>
    errors.push({ field, label: importLabel(field), message });
  const texts = new Map<LeadImportField, string>();
  mapping.forEach((field, index) => {
    const text = withoutGuard((cells[index] ?? '').trim()).trim();
    if (field === null || text === '' || text === '-' || text === '–') return;
    if (startsFormula(field, text)) {
      wrong(field, importMessages.formula({ label: importLabel(field) }));
    } else texts.set(field, text);
  });
  if (cells.slice(mapping.length).some((cell) => cell.trim() !== '')) {
    const message = importMessages.tooManyCells();
    errors.push({ field: 'record', label: importMessages.columns(), message });
  }
  const given: Record<string, string> = {};
  for (const [field, text] of texts) {
    if (field === 'fullName') Object.assign(given, namesIn(text));
    else if (isDate.has(field)) readDate(field, text);
    else if (field === 'leadRole') given[field] = roleIn(text);
    else if (field in entryListOf) readEntry(field as keyof typeof entryListOf, text);
    else if (field !== 'tags') given[field] = text;
  }

  function readDate(field: LeadImportField, text: string): void {
    const day = dayIn(text);
    const label = importLabel(field);
    if (day === null) wrong(field, importMessages.badDate({ label }));
    else if (day < FIRST_DAY) wrong(field, importMessages.oldDate({ label }));
    else given[field] = day;
  }

  function readEntry(field: keyof typeof entryListOf, text: string): void {
    const label = importLabel(field as LeadImportField);
    const isSub = field === 'subSourceId';
    const source = texts.get('sourceId');
    if (isSub && source === undefined) {
      wrong(field, importMessages.needsSource({ label }));
      return;
    }
    const parent = isSub ? entries.find('lead-sources', source ?? '') : undefined;
    const id = entries.find(entryListOf[field], text, parent);
    if (id) given[field] = id;
    else
      wrong(
        field as LeadImportField,
        importMessages.notListed({ label, value: text.slice(0, 80) }),
      );
  }

  const parsed = details.safeParse(given, { reportInput: true });
  if (!parsed.success) errors.push(...fieldRefusals(parsed.error.issues, leadDetailLabels));
  const tags = tagsIn(texts.get('tags') ?? '');
  if (tags.length > LEAD_TAGS_MAX || tags.some((tag) => tag.length > LEAD_TAG_MAX)) {
    const limits = { label: importLabel('tags'), most: LEAD_TAGS_MAX, longest: LEAD_TAG_MAX };
    wrong('tags', importMessages.tooManyTags(limits));
  }
  const email = given.email ? normalizeEmail(given.email) : null;
  const phone = given.phone ? storedPhone(given.phone) : null;
  if (email === null && phone === null && errors.length === 0) {
    wrong('email', importMessages.noContact());
  }
  const isUsable = parsed.success && errors.length === 0;
  return {
    name: [given.firstName, given.lastName].filter(Boolean).join(' ').slice(0, 160),
    ...{ email, phone, errors },
    set: isUsable ? readDetails(parsed.data) : {},
    tags: isUsable ? tags : [],
  };
}

const startsFormula = (field: LeadImportField, text: string) =>
  isFree.has(field) ? /^[=@\t\r＝＠]/.test(text) : /^[=+\-@\t\r＝＋－＠]/.test(text);

/** “Eve Tester” and “Tester, Eve”. */
function namesIn(text: string): { firstName: string; lastName: string } {
  const [last = '', first] = text.split(',').map((part) => part.trim());
  if (first) return { firstName: first, lastName: last };
  const words = last.split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return { firstName: words.join(' '), lastName };
}

function roleIn(text: string): string {
  const said = text.toLowerCase().replace(/\s*(&|and|\/)\s*/, '/');
  if (said === 'both') return 'Buyer/Seller';
  return clientRoles.find((role) => role.toLowerCase() === said) ?? text;
}

/** 2026-11-20 and 11/20/2026 as YYYY-MM-DD; null for anything else. */
function dayIn(text: string): string | null {
  const [day = ''] = text.split(/[T ]/, 1);
  const [, month = '', date = '', year] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(day) ?? [];
  const iso = year ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : day;
  return isDay(iso) ? iso : null;
}

function tagsIn(text: string): string[] {
  const tags = text.split(/[;,|]/).map((tag) => oneSpaced(tag.trim()));
  return [...new Map(tags.filter(Boolean).map((tag) => [tagKey(tag), tag])).values()];
}
