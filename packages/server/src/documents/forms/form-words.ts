import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FormSource } from '@homestead/contract/documents';
import { PAGES_OF_FORM } from '@homestead/contract/documents';
import { cityLine, localDate, phoneText } from '@homestead/contract/platform';
import { z } from 'zod';
import { OWN_LEGAL_DIR, type SettingProblem, type Settings, SettingsError } from '#platform';

/** Wording of a form from its text file. */
export interface FormWording {
  title: string;
  /** The day of its last change, YYYY-MM-DD. */
  version: string;
  /** All of its text in order, headings with their mark (`## `). */
  paragraphs: string[];
  /** The same by headings; what is before the first one has an empty title. */
  sections: WordingSection[];
  /** What is below a heading, in any case. Throws {@link SettingsError} if there is none. */
  of(heading: string): string[];
  source: FormSource;
}

export interface WordingSection {
  title: string;
  paragraphs: string[];
}

/** The wording by the name of its file, such as `lead-warning`. */
export type FormWords = (name: string) => FormWording;

/** The version of a form: the latest day on which its items or one of its texts changed. */
export function versionOf(items: string, ...texts: readonly FormWording[]): string {
  return [items, ...texts.map(({ version }) => version)].sort().at(-1) ?? items;
}

type WordSettings = Pick<Settings, 'legalDir' | 'brokerage'>;

interface ReadWords {
  readonly texts: ReadonlyMap<string, FormWording>;
  readonly problems: readonly SettingProblem[];
}

const FOLDER = 'documents';
const OWN_FOLDER = join(OWN_LEGAL_DIR, FOLDER);
const statuses: readonly string[] = ['law', 'unchecked', 'sample'] satisfies FormSource['status'][];

const HEAD = /^# (.+)\n+((?:[A-Z]\w+: .+\n)+)/;
const APPROVED = /^(\d{4}-\d{2}-\d{2}), (\S.*)$/;
const HEADING = '## ';
const PLACEHOLDER = /\{(\w+)\}/g;

const kept = new WeakMap<WordSettings, ReadWords>();

/** The wording of the forms. Read once: the files are as they were at the start. */
export function formWords(settings: WordSettings): FormWords {
  const { texts } = wordsOf(settings);
  return (name) => {
    const text = texts.get(name);
    if (!text) throw new Error(`There is no text ${name} for forms`);
    return text;
  };
}

/** Throws {@link SettingsError} with every text of a form that can't be used. */
export function requireFormWords(settings: WordSettings): void {
  const { problems } = wordsOf(settings);
  if (problems.length > 0) throw new SettingsError(problems);
}

function wordsOf(settings: WordSettings): ReadWords {
  const known = kept.get(settings) ?? readFormWords(settings);
  kept.set(settings, known);
  return known;
}

/**
 * Reads the texts that come with the program, and the brokerage’s own in their place. `problems`
 * has every file whose name is none of ours, that lacks its head or text, has a wrong day, status or
 * approval, or names an unknown placeholder.
 */
export function readFormWords(settings: WordSettings): ReadWords {
  const folder = join(settings.legalDir, FOLDER);
  const given = folder === OWN_FOLDER ? [] : namesIn(folder);
  const own = namesIn(OWN_FOLDER);
  const problems: SettingProblem[] = given
    .filter((name) => !own.includes(name))
    .map((name) => problemOf(join(folder, `${name}.md`), 'is no text of a form'));
  const facts = factsOf(settings);
  const texts = own.map((name): [string, FormWording] => {
    const isOwn = !given.includes(name);
    const file = join(isOwn ? OWN_FOLDER : folder, `${name}.md`);
    const refuse = (problem: string) => problems.push(problemOf(file, problem));
    const wording = readWording(readText(file), { facts, isOwn }, refuse);
    const refuseHeading = (heading: string): never => {
      throw new SettingsError([problemOf(file, `has no text below “## ${heading}”`)]);
    };
    return [
      name,
      { ...wording, of: (heading) => below(wording, heading) ?? refuseHeading(heading) },
    ];
  });
  return { texts: new Map(texts), problems };
}

const problemOf = (file: string, problem: string): SettingProblem => ({
  ...{ setting: 'LEGAL_DIR', problem: `${file} ${problem}` },
});

/** What texts may name; null where this site has none. The paper fills in the number of pages. */
function factsOf({ brokerage }: WordSettings): Readonly<Record<string, string | null>> {
  const { name, street, phone, email } = brokerage;
  return {
    firm: name,
    address: [street, cityLine(brokerage)].filter(Boolean).join(', ') || null,
    phone: phone && phoneText(phone),
    email,
    pages: PAGES_OF_FORM,
  };
}

function readWording(
  text: string,
  { facts, isOwn }: { facts: ReturnType<typeof factsOf>; isOwn: boolean },
  refuse: (problem: string) => void,
): Omit<FormWording, 'of'> {
  const [headLines = '', title = '', lines = ''] = HEAD.exec(text) ?? [];
  const head = new Map(lines.split('\n').map((line) => [nameIn(line), line.replace(/^\w+: /, '')]));
  const version = head.get('Version') ?? '';
  const status = head.get('Status') ?? '';
  const citation = head.get('Source') ?? '';
  const today = localDate(new Date());
  if (headLines === '') refuse('doesn’t start with “# Title”, “Version: YYYY-MM-DD” and others');
  else if (!isDay(version)) refuse(`has a version that is not a date: ${version}`);
  else if (!isOwn && version > today) refuse(`has a version in the future: ${version}`);
  if (headLines !== '' && citation === '') refuse('doesn’t say its “Source: …”');
  if (headLines !== '' && !statuses.includes(status)) {
    refuse(`needs “Status: ” with one of ${statuses.join(', ')}`);
  }
  const approved = approvalOf(head.get('Approved'), { version, today }, refuse);
  const body = text.slice(headLines.length);
  for (const [, key = ''] of body.matchAll(PLACEHOLDER)) {
    if (!Object.hasOwn(facts, key)) refuse(`has an unknown placeholder: {${key}}`);
  }
  const paragraphs = paragraphsOf(body, facts);
  if (headLines !== '' && paragraphs.every(isHeading)) refuse('has no text');
  const source = { citation, status: status as FormSource['status'], approved };
  return { title, version, paragraphs, sections: sectionsOf(paragraphs), source };
}

const isHeading = (paragraph: string): boolean => paragraph.startsWith(HEADING);

function sectionsOf(all: readonly string[]): WordingSection[] {
  const sections: WordingSection[] = [{ title: '', paragraphs: [] }];
  for (const paragraph of all) {
    if (isHeading(paragraph)) {
      sections.push({ title: paragraph.slice(HEADING.length).trim(), paragraphs: [] });
    } else sections.at(-1)?.paragraphs.push(paragraph);
  }
  return sections.filter(({ paragraphs }) => paragraphs.length > 0);
}

function below({ sections }: Pick<FormWording, 'sections'>, heading: string): string[] | null {
  const found = sections.find(({ title }) => title.toLowerCase() === heading.toLowerCase());
  return found?.paragraphs ?? null;
}

/** An approval is of this text: it is no older than its version. */
function approvalOf(
  text: string | undefined,
  { version, today }: { version: string; today: string },
  refuse: (problem: string) => void,
): FormSource['approved'] {
  if (text === undefined) return null;
  const [, on = '', by = ''] = APPROVED.exec(text) ?? [];
  if (!isDay(on)) refuse('needs “Approved: YYYY-MM-DD, Name”');
  else if (on > today) refuse(`was approved in the future: ${on}`);
  else if (on < version) refuse(`was approved before its version: ${on}`);
  else return { by, on };
  return null;
}

/** Lines of a paragraph belong together, except those of a list. Lines with unknowns are left out. */
function paragraphsOf(body: string, facts: ReturnType<typeof factsOf>): string[] {
  const isKnown = (line: string) =>
    [...line.matchAll(PLACEHOLDER)].every(([, key = '']) => facts[key]);
  return body
    .split('\n')
    .filter(isKnown)
    .map((line) => line.replace(PLACEHOLDER, (_all, key) => facts[key] ?? ''))
    .join('\n')
    .replaceAll(/^## .*$/gm, '\n$&\n')
    .split(/\n\s*\n|\n(?=- )/)
    .map((paragraph) => paragraph.trim().replaceAll(/\s*\n\s*/g, ' '))
    .filter((paragraph) => paragraph !== '');
}

const nameIn = (line: string): string => line.split(':', 1)[0] ?? '';
const isDay = (text: string): boolean => z.iso.date().safeParse(text).success;

/** Names of the texts in a folder; none if there is no such folder. */
function namesIn(folder: string): string[] {
  try {
    const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
    return files.map((file) => file.slice(0, -'.md'.length)).sort();
  } catch {
    return [];
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  } catch {
    return '';
  }
}
