import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FormSource } from '@homestead/contract/documents';
import { PAGES_OF_FORM } from '@homestead/contract/documents';
import { localDate } from '@homestead/contract/platform';
import { z } from 'zod';
import type { SettingsError } from '#platform';

type SettingProblem = SettingsError['problems'][number];

/** The texts of forms that come with the program. */
export const OWN_FORM_TEXTS = join(import.meta.dirname, '../../../legal/documents');

/** The texts of forms, with the parts that each has to have. */
export const formTexts = {
  'seller-disclosure': [
    ...['statement', 'instructions', 'equipment', 'condition', 'environment', 'title'],
    ...['servicing', 'comments', 'certification', 'receipt'],
  ],
  'lead-warning': ['warning'],
  'lead-paint': ['seller', 'buyer', 'agent', 'certification'],
  'lead-soil': ['notice', 'seller', 'certification'],
  'va-escape-clause': ['clause', 'certification'],
  'earnest-deposit': ['line'],
  'agency-disclosure': ['notice', 'certification'],
  'buyer-agreement': ['agreement', 'certification'],
  'touring-agreement': ['agreement', 'certification'],
  'sid-receipt': ['notice', 'certification'],
  'esign-consent': ['consent'],
} as const satisfies Record<string, readonly string[]>;
export type FormTextName = keyof typeof formTexts;

/** The translation is read beside the English text. */
const SPANISH_CONSENT = 'esign-consent.es.md';

const statuses = ['law', 'unchecked', 'sample'] as const;

/** A text of a form in one version. */
export interface FormText {
  readonly title: string;
  /** The day of its last change, YYYY-MM-DD. */
  readonly version: string;
  readonly source: FormSource;
  /** The paragraphs of a part, as CommonMark. */
  of(part: string): readonly string[];
}

/** Finds the text of a form by its name. */
export type FormWords = (name: FormTextName) => FormText;

/** The version of a form: the day on which its items or one of its texts were changed last. */
export function versionOf(items: string, ...texts: readonly FormText[]): string {
  return texts.reduce((last, { version }) => (version > last ? version : last), items);
}

const HEAD = /^# (.+)\n+((?:[A-Z][a-z]+: .+\n+)+)/;
const APPROVED = /^(\d{4}-\d{2}-\d{2}), (.+)$/;
const PLACEHOLDER = /\{(\w+)\}/g;

/**
 * Reads the texts of forms. A text that `folder` has replaces ours; null is no folder. `problems`
 * has every file whose name none of ours has, whose head is incomplete, that lacks a part, or whose
 * dates are none or in the future. `facts` are what placeholders stand for; a paragraph with one
 * that has no value is left out.
 */
export function readFormTexts(
  folder: string | null,
  facts: Readonly<Record<string, string | null>> = {},
): { words: FormWords; problems: SettingProblem[] } {
  const problems: SettingProblem[] = unknownTexts(folder);
  const read = new Map<string, FormText>();
  for (const name of Object.keys(formTexts) as FormTextName[]) {
    const file = `${name}.md`;
    const given = folder === null ? null : readText(join(folder, file));
    const path = join(given === null || folder === null ? OWN_FORM_TEXTS : folder, file);
    read.set(
      name,
      readFormText(given ?? readText(path), {
        ...{ parts: formTexts[name], facts, isOwn: given === null },
        refuse: (problem) => problems.push({ setting: 'LEGAL_DIR', problem: `${path} ${problem}` }),
      }),
    );
  }
  return { words: (name) => read.get(name) as FormText, problems };
}

/** Texts that would silently not be used, such as one with a typing error in its name. */
function unknownTexts(folder: string | null): SettingProblem[] {
  if (folder === null) return [];
  const known = [...Object.keys(formTexts).map((name) => `${name}.md`), SPANISH_CONSENT];
  return filesIn(folder)
    .filter((file) => file.endsWith('.md') && !known.includes(file))
    .map((file) => ({
      ...{ setting: 'LEGAL_DIR', problem: `${join(folder, file)} isn’t a text of a form` },
    }));
}

/**
 * Reads the Spanish consent beside the English one, so nobody agrees to a translation of another
 * brokerage's text; null where there is none.
 */
export function readSpanishConsent(
  folder: string | null,
  facts: Readonly<Record<string, string | null>>,
): { text: FormText | null; problems: SettingProblem[] } {
  const isOwn = folder === null || readText(join(folder, 'esign-consent.md')) === null;
  const path = join(isOwn || folder === null ? OWN_FORM_TEXTS : folder, SPANISH_CONSENT);
  const problems: SettingProblem[] = [];
  const text = readText(path);
  if (text === null) return { text: null, problems };
  const refuse = (problem: string) =>
    problems.push({ setting: 'LEGAL_DIR', problem: `${path} ${problem}` });
  const parts = formTexts['esign-consent'];
  return { text: readFormText(text, { parts, facts, isOwn, refuse }), problems };
}

interface Reading {
  readonly parts: readonly string[];
  readonly facts: Readonly<Record<string, string | null>>;
  readonly isOwn: boolean;
  readonly refuse: (problem: string) => void;
}

/** Reads one text; what is wrong with it goes to `refuse`. */
export function readFormText(
  text: string | null,
  { parts, facts, isOwn, refuse }: Reading,
): FormText {
  const [head, title = '', lines = ''] = HEAD.exec(text ?? '') ?? [];
  if (text === null) refuse('can’t be read');
  else if (head === undefined) refuse('doesn’t start with “# Title” and its lines');
  const said = new Map(
    [...lines.matchAll(/^([A-Z][a-z]+): (.+)$/gm)].map(([, key = '', value = '']) => [key, value]),
  );
  const today = localDate(new Date());
  const isPast = (day: string) => z.iso.date().safeParse(day).success && (isOwn || day <= today);
  const version = said.get('Version') ?? '';
  const citation = said.get('Source') ?? '';
  const status = statuses.find((one) => one === said.get('Status'));
  const [, on = '', by = ''] = APPROVED.exec(said.get('Approved') ?? '') ?? [];
  if (head !== undefined) {
    if (!isPast(version)) refuse(`has a version that isn’t a past date: ${version}`);
    if (citation === '') refuse('has no line “Source: …”');
    if (!status) refuse(`has a status that isn’t one of ${statuses.join(', ')}`);
    if (said.has('Approved') && !(by !== '' && isPast(on)))
      refuse('has an approval that isn’t “Approved: YYYY-MM-DD, Name”');
    else if (by !== '' && on < version) refuse('was approved before its version');
  }
  const found = partsOf((text ?? '').slice(head?.length ?? 0), facts, refuse);
  for (const part of parts) {
    if (head !== undefined && !found.get(part)?.length) refuse(`has no part “## ${part}”`);
  }
  return {
    ...{ title, version },
    source: {
      ...{ citation, status: status ?? 'unchecked' },
      approved: by === '' ? null : { by, on },
    },
    of: (part) => found.get(part) ?? [],
  };
}

/** The paragraphs below each `## part`. */
function partsOf(
  text: string,
  facts: Reading['facts'],
  refuse: Reading['refuse'],
): Map<string, string[]> {
  const [, ...found] = text.split(/^## /m);
  for (const [all, key = ''] of text.matchAll(PLACEHOLDER)) {
    if (all !== PAGES_OF_FORM && !Object.hasOwn(facts, key)) {
      refuse(`has an unknown placeholder: ${all}`);
    }
  }
  const isKnown = (paragraph: string) =>
    [...paragraph.matchAll(PLACEHOLDER)].every(
      ([all, key = '']) => all === PAGES_OF_FORM || facts[key],
    );
  const fill = (paragraph: string) =>
    paragraph.replace(PLACEHOLDER, (all, key) =>
      all === PAGES_OF_FORM ? all : (facts[key] ?? ''),
    );
  return new Map(
    found.map((part) => {
      const [name = '', ...lines] = part.split('\n');
      const paragraphs = lines.join('\n').split(/\n\s*\n/);
      return [
        name.trim(),
        paragraphs
          .map((one) => one.trim())
          .filter((one) => one !== '' && isKnown(one))
          .map(fill),
      ];
    }),
  );
}

/** Names of the files of a folder; none if there is no such folder. */
function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  } catch {
    return null;
  }
}
