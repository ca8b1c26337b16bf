import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServiceArea } from '@homestead/contract/places';
import {
  cityLine,
  type Language,
  type LegalTextName,
  legalTextNames,
  phoneText,
} from '@homestead/contract/platform';
import { z } from 'zod';
import type { BrokerageFacts } from './brokerage-settings.ts';
import type { SettingProblem } from './setting-readers.ts';

/** A legal text of the brokerage. */
export interface LegalText {
  title: string;
  /** The day of its last change, YYYY-MM-DD. */
  version: string;
  /** CommonMark. */
  body: string;
}

export type LegalTexts = Readonly<Record<LegalTextName, LegalText>>;

/** Translations; null where there is none of the current version. */
export type TranslatedTexts = Readonly<Record<LegalTextName, LegalText | null>>;

/**
 * CommonMark for what the texts may name, by placeholder; null where this site has no such thing.
 */
type LegalFacts = Readonly<Record<string, string | null>>;

/** Texts that a folder may leave out; then it has those that come with the program. */
const ownUnlessGiven: ReadonlySet<LegalTextName> = new Set([
  'about-us',
  'faqs',
  'fair-housing',
  'accessibility',
]);

/** The texts that come with the program. */
export const OWN_LEGAL_DIR = join(import.meta.dirname, '../../legal');

const HEAD = /^# (.+)\n+Version: (\d{4}-\d{2}-\d{2})\n/;
const PLACEHOLDER = /\{(\w+)\}/g;

/**
 * Reads the legal texts of a folder and fills in their placeholders. A line with a placeholder that
 * has no value is left out, so nothing is claimed that isn't so. `problems` has every file that is
 * missing, lacks its head, has a version that is no date or is in the future, or names an unknown
 * placeholder. `today` is given: settings are read before the program knows where it is.
 */
export function readLegalTexts(
  folder: string,
  facts: LegalFacts,
  today: string,
): { texts: LegalTexts; problems: SettingProblem[] } {
  const problems: SettingProblem[] = [];
  const entries = legalTextNames.map((name) => {
    const refuse = (problem: string) => {
      problems.push({ setting: 'LEGAL_DIR', problem: `${join(folder, `${name}.md`)} ${problem}` });
    };
    const given = readText(join(folder, `${name}.md`));
    // A computer whose clock is behind still starts with the texts that come with the program.
    const isOwn = folder === OWN_LEGAL_DIR || (given === null && ownUnlessGiven.has(name));
    const text = isOwn ? readText(join(OWN_LEGAL_DIR, `${name}.md`)) : given;
    return [name, readLegalText(text, { facts, isOwn, today }, refuse)];
  });
  return { texts: Object.freeze(Object.fromEntries(entries)) as LegalTexts, problems };
}

/**
 * Reads the Spanish texts beside the English ones of a folder (`faqs.es.md`). A text without one of
 * the same version has none, so nobody reads a translation of older terms. `problems` as above.
 */
export function readSpanishTexts(
  folder: string,
  facts: LegalFacts,
  { english, today }: { english: LegalTexts; today: string },
): { texts: TranslatedTexts; problems: SettingProblem[] } {
  const problems: SettingProblem[] = [];
  const entries = legalTextNames.map((name) => {
    const isOwn = readText(join(folder, `${name}.md`)) === null || folder === OWN_LEGAL_DIR;
    const file = join(isOwn ? OWN_LEGAL_DIR : folder, `${name}.es.md`);
    const text = readText(file);
    if (text === null) return [name, null];
    const refuse = (problem: string) => {
      problems.push({ setting: 'LEGAL_DIR', problem: `${file} ${problem}` });
    };
    const read = readLegalText(text, { facts, isOwn, today }, refuse);
    return [name, read.version === english[name].version ? read : null];
  });
  return { texts: Object.freeze(Object.fromEntries(entries)) as TranslatedTexts, problems };
}

function readLegalText(
  text: string | null,
  { facts, isOwn, today }: { facts: LegalFacts; isOwn: boolean; today: string },
  refuse: (problem: string) => void,
): LegalText {
  const [head, title = '', version = ''] = HEAD.exec(text ?? '') ?? [];
  if (text === null) refuse('can’t be read');
  else if (head === undefined) refuse('doesn’t start with “# Title” and “Version: YYYY-MM-DD”');
  else if (!z.iso.date().safeParse(version).success) {
    refuse(`has a version that is not a date: ${version}`);
  } else if (!isOwn && version > today) {
    refuse(`has a version in the future: ${version}`);
  }
  const lines = (text ?? '').slice(head?.length ?? 0).split('\n');
  for (const [, key = ''] of lines.join('\n').matchAll(PLACEHOLDER)) {
    if (!Object.hasOwn(facts, key)) refuse(`has an unknown placeholder: {${key}}`);
  }
  const isKnown = (line: string) =>
    [...line.matchAll(PLACEHOLDER)].every(([, key = '']) => facts[key]);
  const fill = (line: string) => line.replace(PLACEHOLDER, (_all, key) => facts[key] ?? '');
  return { title, version, body: lines.filter(isKnown).map(fill).join('\n').trim() };
}

/** What depends on the language in the facts. */
const words = {
  en: {
    hour: 'an hour',
    minutes: (count: number) => `${count} minutes`,
    mls: 'the MLS',
    noEnd: 'no end is set',
    days: (count: number) => `${count} days`,
  },
  es: {
    hour: 'una hora',
    minutes: (count: number) => `${count} minutos`,
    mls: 'el MLS',
    noEnd: 'no hay un plazo fijado',
    days: (count: number) => `${count} días`,
  },
} as const;

/** What the texts that come with the program say about a site, from its settings. */
export function legalFacts(
  language: Language,
  settings: {
    brokerage: BrokerageFacts;
    buyerAgreement: ServiceArea['buyerAgreement'];
    /** Names of the cities that the brokerage serves. */
    cities: readonly string[];
    publicUrl: string;
    map: { origins: readonly string[] };
    identityProviders: readonly { name: string }[];
    MLS_NAME: string;
    SESSION_DAYS: number;
    PROMISE_MINUTES: number;
    WALKSCORE_KEY?: string | undefined;
    HOWLOUD_KEY?: string | undefined;
    FLOOD_URL?: string | undefined;
    OSRM_URL?: string | undefined;
    OSRM_KEPT_DAYS: number;
    NOMINATIM_URL?: string | undefined;
    NOMINATIM_KEPT_DAYS: number;
    RETAIN_TOUR_REQUESTS_DAYS: number;
    RETAIN_INQUIRIES_DAYS: number;
    RETAIN_REPORTS_DAYS: number;
    RETAIN_AUDIT_ADDRESSES_DAYS: number;
  },
): LegalFacts {
  const { name, street, phone, email, hours, licenseLine } = settings.brokerage;
  const { FLOOD_URL, OSRM_URL, NOMINATIM_URL } = settings;
  const say = words[language];
  const listed = (
    names: readonly (string | undefined)[],
    type: Intl.ListFormatType = 'conjunction',
  ) => {
    const known = [...new Set(names.filter((one) => one !== undefined))];
    const list = new Intl.ListFormat(language === 'es' ? 'es-US' : 'en-US', { type });
    return known.length > 0 ? list.format(known) : null;
  };
  const timeOf = (days: number) => (days === 0 ? say.noEnd : say.days(days));
  const answerDays = Math.max(
    OSRM_URL === undefined ? 0 : settings.OSRM_KEPT_DAYS,
    NOMINATIM_URL === undefined ? 0 : settings.NOMINATIM_KEPT_DAYS,
  );
  const plain = {
    firm: name,
    address: [street, cityLine(settings.brokerage)].filter(Boolean).join(', ') || null,
    phone: phone && phoneText(phone),
    license: licenseLine,
    hours,
    cities: listed(settings.cities),
    promise: settings.PROMISE_MINUTES === 60 ? say.hour : say.minutes(settings.PROMISE_MINUTES),
    buyerAgreement: buyerAgreementIn(language, settings.buyerAgreement),
    site: new URL(settings.publicUrl).host,
    mls: settings.MLS_NAME === 'MLS' ? say.mls : settings.MLS_NAME,
    sessionDays: String(settings.SESSION_DAYS),
    signInProviders: listed(
      settings.identityProviders.map((provider) => provider.name),
      'disjunction',
    ),
    mapHosts: listed(settings.map.origins.map(hostOf)),
    homeServices: listed([
      settings.WALKSCORE_KEY && 'Walk Score',
      settings.HOWLOUD_KEY && 'HowLoud',
      FLOOD_URL && hostOf(FLOOD_URL),
    ]),
    addressServices: listed([OSRM_URL, NOMINATIM_URL].map((url) => url && hostOf(url))),
    inquiryTime: timeOf(settings.RETAIN_INQUIRIES_DAYS),
    tourTime: timeOf(settings.RETAIN_TOUR_REQUESTS_DAYS),
    reportTime: timeOf(settings.RETAIN_REPORTS_DAYS),
    auditTime: timeOf(settings.RETAIN_AUDIT_ADDRESSES_DAYS),
    answerDays: answerDays > 0 ? String(answerDays) : null,
  };
  const entries = Object.entries(plain).map(([key, text]) => [key, text && asMarkdown(text)]);
  return {
    ...Object.fromEntries(entries),
    email: email && `[${asMarkdown(email)}](mailto:${asMarkdown(email)})`,
  };
}

/** The law's sentence about buyer agreements; in English where the area has no other. */
export function buyerAgreementIn(
  language: Language,
  agreement: ServiceArea['buyerAgreement'],
): string | null {
  const { forVisitors = null, forVisitorsInSpanish = forVisitors } = agreement ?? {};
  return language === 'es' ? forVisitorsInSpanish : forVisitors;
}

/** A text as CommonMark that shows it as it is, on one line. */
function asMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>&]/g, '\\$&')
    .replace(/^ ?(\d*)([-+=#~.)])/, '$1\\$2');
}

function hostOf(address: string): string {
  return new URL(address).host;
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  } catch {
    return null;
  }
}
