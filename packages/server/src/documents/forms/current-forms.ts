import { join } from 'node:path';
import { type FormDefinition, type FormKey, formKeys } from '@homestead/contract/documents';
import { cityLine, phoneText } from '@homestead/contract/platform';
import { micromark } from 'micromark';
import { cleanHtml, type Services, SettingsError } from '#platform';
import { findForm } from './find-form.ts';
import { type FormText, readFormTexts, readSpanishConsent } from './form-words.ts';

type Settings = Services['settings'];

interface CurrentForms {
  readonly forms: ReadonlyMap<FormKey, FormDefinition>;
  readonly consent: Readonly<Record<'en' | 'es', ConsentText>>;
  readonly isConsentApproved: boolean;
}

/** What someone agrees to before they sign electronically (15 U.S.C. 7001(c)). */
export interface ConsentText {
  readonly version: string;
  readonly title: string;
  /** HTML. */
  readonly body: string;
  /** The same without marks; it is kept and hashed. */
  readonly text: string;
}

const read = new WeakMap<Settings, CurrentForms>();

/** Reads all texts once. Throws {@link SettingsError} if one of them can’t be used. */
export function openForms(settings: Settings): CurrentForms {
  const known = read.get(settings) ?? readForms(settings);
  read.set(settings, known);
  return known;
}

function readForms(settings: Settings): CurrentForms {
  const folder = settings.LEGAL_DIR ? join(settings.legalDir, 'documents') : null;
  const facts = brokerageFacts(settings);
  const { words, problems } = readFormTexts(folder, facts);
  const inMarkdown = asMarkdown(facts);
  const consent = readFormTexts(folder, inMarkdown).words('esign-consent');
  const spanish = readSpanishConsent(folder, inMarkdown);
  problems.push(...spanish.problems);
  if (problems.length > 0) throw new SettingsError(problems);
  const isShown =
    spanish.text?.version === consent.version &&
    (settings.mode === 'demo' || spanish.text.source.approved !== null);
  const translated = isShown && spanish.text ? spanish.text : consent;
  return {
    forms: new Map(formKeys.map((key) => [key, findForm(key, words)])),
    consent: { en: consentOf(consent), es: consentOf(translated) },
    isConsentApproved: consent.source.approved !== null,
  };
}

/** A form in its newest version. */
export function currentForm(
  { settings }: Pick<Services, 'settings'>,
  key: FormKey,
): FormDefinition {
  return openForms(settings).forms.get(key) as FormDefinition;
}

/**
 * Whether the brokerage approved every text of a form. Production sends no other. An
 * approval that is older than the form doesn’t count: an item or another text changed since.
 */
export function isApprovedForm({ sources, version }: FormDefinition): boolean {
  const [day = ''] = version.split('.');
  return sources.every(({ approved }) => approved !== null && approved.on >= day);
}

/** Whether a form has wording that the brokerage has to replace by its own, or approve. */
export const isSampleForm = ({ sources }: FormDefinition): boolean =>
  sources.some(({ status, approved }) => status === 'sample' && approved === null);

/** Whether the brokerage approved these forms and what people consent to before they sign. */
export const isWordingApproved = (
  settings: Settings,
  definitions: readonly FormDefinition[],
): boolean => openForms(settings).isConsentApproved && definitions.every(isApprovedForm);

/**
 * The consent in a language; in English where there is no translation of the same version, in
 * production no approved one.
 */
export const esignConsent = (settings: Settings, language: 'en' | 'es'): ConsentText =>
  openForms(settings).consent[language];

function consentOf(text: FormText): ConsentText {
  const paragraphs = text.of('consent');
  return {
    ...{ version: text.version, title: text.title },
    body: cleanHtml(micromark(paragraphs.join('\n\n'))),
    text: paragraphs.map((one) => one.replaceAll(/\*\*|\\(?=[^\w\s])/g, '')).join('\n\n'),
  };
}

/** What texts say about this brokerage. */
function brokerageFacts({ brokerage }: Settings): Record<string, string | null> {
  const { name, street, phone, email } = brokerage;
  return {
    firm: name,
    address: [street, cityLine(brokerage)].filter(Boolean).join(', ') || null,
    phone: phone && phoneText(phone),
    email,
  };
}

/** The same as CommonMark that shows it as it is. */
const asMarkdown = (facts: Record<string, string | null>): Record<string, string | null> =>
  Object.fromEntries(
    Object.entries(facts).map(([key, text]) => [
      key,
      text?.replace(/[\\`*_[\]<>&]/g, '\\$&') ?? null,
    ]),
  );
