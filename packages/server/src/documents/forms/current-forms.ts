import {
  type FormDefinition,
  type FormKey,
  formKeys,
  wordingParts,
} from '@homestead/contract/documents';
import { html, type Services, type SettingProblem, SettingsError } from '#platform';
import { agencyDisclosure } from './agency-disclosure.ts';
import { buyerAgreement } from './buyer-agreement.ts';
import { type FormWording, type FormWords, formWords, requireFormWords } from './form-words.ts';
import { leadPaint } from './lead-paint.ts';
import { leadSoil } from './lead-soil.ts';
import { sidReceipt } from './sid-receipt.ts';
import { touringAgreement } from './touring-agreement.ts';
import { vaAddendum } from './va-addendum.ts';

const definitions: Readonly<Partial<Record<FormKey, (words: FormWords) => FormDefinition>>> = {
  'lead-paint': leadPaint,
  'lead-soil': leadSoil,
  'va-addendum': vaAddendum,
  'agency-disclosure': agencyDisclosure,
  'buyer-agreement': buyerAgreement,
  'touring-agreement': touringAgreement,
  'sid-receipt': sidReceipt,
};

/** A form in its newest version, with the wording of the brokerage's files. */
export function currentForm(
  { settings }: Pick<Services, 'settings'>,
  key: FormKey,
): FormDefinition {
  const define = definitions[key];
  if (!define) throw new Error(`There is no form ${key}`);
  return define(formWords(settings));
}

/** Throws {@link SettingsError} if a text can't be used, or lacks a heading that its form needs. */
export function requireForms(settings: Services['settings']): void {
  requireFormWords(settings);
  const keys = formKeys.filter((key) => definitions[key]);
  const problems = keys.flatMap((key): readonly SettingProblem[] => {
    try {
      currentForm({ settings }, key);
      return [];
    } catch (error) {
      if (error instanceof SettingsError) return error.problems;
      throw error;
    }
  });
  if (problems.length > 0) throw new SettingsError(problems);
}

/**
 * Whether the brokerage approved all wording of a form (R-577). An approval that is older than the
 * version of the form doesn't count: something has changed since.
 */
export function isApprovedForm({ sources, version }: FormDefinition): boolean {
  const [day = ''] = version.split('.');
  return sources.length > 0 && sources.every(({ approved }) => approved && approved.on >= day);
}

/** Whether some wording of a form is only a sample, and nobody approved it. */
export function isSampleForm({ sources }: FormDefinition): boolean {
  return sources.some(({ status, approved }) => status === 'sample' && approved === null);
}

type Html = ReturnType<typeof html>;

const CONSENT = 'esign-consent';

/** Whether the brokerage approved what people consent to before they sign. */
export function isApprovedConsent(settings: Services['settings']): boolean {
  return formWords(settings)(CONSENT).source.approved !== null;
}

/**
 * What people read and agree to before they sign electronically (15 U.S.C. 7001(c)). A translation
 * is shown if it has the version of the English text, in production if it is approved, too.
 */
export function esignConsent(
  settings: Services['settings'],
  language: 'en' | 'es',
): { version: string; title: string; body: string; text: string } {
  const words = formWords(settings);
  const english = words(CONSENT);
  const spanish = words(`${CONSENT}.es`);
  const isCurrent = spanish.version === english.version;
  const isUsable = settings.mode === 'demo' || spanish.source.approved !== null;
  const wording = language === 'es' && isCurrent && isUsable ? spanish : english;
  const { version, title } = wording;
  return { version, title, body: String(htmlOf(wording)), text: textOf(wording) };
}

const LIST = '- ';

function htmlOf({ sections }: FormWording): Html {
  const parts = sections.map(({ title, paragraphs }) => {
    return html`${title !== '' && html`<h2>${title}</h2>`}${runsOf(paragraphs).map(htmlOfRun)}`;
  });
  return html`${parts}`;
}

/** Paragraphs one by one, entries of a list together. */
function runsOf(paragraphs: readonly string[]): string[][] {
  const runs: string[][] = [];
  for (const paragraph of paragraphs) {
    const last = runs.at(-1);
    if (paragraph.startsWith(LIST) && last?.[0]?.startsWith(LIST)) last.push(paragraph);
    else runs.push([paragraph]);
  }
  return runs;
}

function htmlOfRun(run: readonly string[]): Html {
  const [first = ''] = run;
  if (!first.startsWith(LIST)) return html`<p>${htmlOfWords(first)}</p>`;
  const entries = run.map((entry) => html`<li>${htmlOfWords(entry.slice(LIST.length))}</li>`);
  return html`<ul>${entries}</ul>`;
}

const htmlOfWords = (text: string): Html[] =>
  wordingParts(text).map((part) =>
    part.isStrong ? html`<strong>${part.text}</strong>` : html`${part.text}`,
  );

/** The consent as it is kept in the log and sealed: its title and text without marks. */
function textOf({ title, sections }: FormWording): string {
  const plain = (text: string) =>
    wordingParts(text)
      .map((part) => part.text)
      .join('');
  const parts = sections.map((section) => {
    const runs = runsOf(section.paragraphs).map((run) => run.map(plain).join('\n'));
    return [section.title, ...runs].filter((text) => text !== '').join('\n\n');
  });
  return [title, ...parts].join('\n\n');
}
