import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServiceArea } from '@homestead/contract/places';
import {
  cityLine,
  type LegalTextName,
  legalTextNames,
  localDate,
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
 * placeholder.
 */
export function readLegalTexts(
  folder: string,
  facts: LegalFacts,
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
    return [name, readLegalText(text, { facts, isOwn }, refuse)];
  });
  return { texts: Object.freeze(Object.fromEntries(entries)) as LegalTexts, problems };
}

function readLegalText(
  text: string | null,
  { facts, isOwn }: { facts: LegalFacts; isOwn: boolean },
  refuse: (problem: string) => void,
): LegalText {
  const [head, title = '', version = ''] = HEAD.exec(text ?? '') ?? [];
  if (text === null) refuse('can’t be read');
  else if (head === undefined) refuse('doesn’t start with “# Title” and “Version: YYYY-MM-DD”');
  else if (!z.iso.date().safeParse(version).success) {
    refuse(`has a version that is not a date: ${version}`);
  } else if (!isOwn && version > localDate(new Date())) {
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

/** What the texts that come with the program say about a site, from its settings. */
export function legalFacts(settings: {
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
}): LegalFacts {
  const { name, street, phone, email, hours, licenseLine } = settings.brokerage;
  const { FLOOD_URL, OSRM_URL, NOMINATIM_URL } = settings;
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
    promise: settings.PROMISE_MINUTES === 60 ? 'an hour' : `${settings.PROMISE_MINUTES} minutes`,
    buyerAgreement: settings.buyerAgreement?.forVisitors ?? null,
    site: new URL(settings.publicUrl).host,
    mls: settings.MLS_NAME === 'MLS' ? 'the MLS' : settings.MLS_NAME,
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

function timeOf(days: number): string {
  return days === 0 ? 'no end is set' : `${days} days`;
}

/** A text as CommonMark that shows it as it is, on one line. */
function asMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>&]/g, '\\$&')
    .replace(/^ ?(\d*)([-+=#~.)])/, '$1\\$2');
}

function listed(
  names: readonly (string | undefined)[],
  type: Intl.ListFormatType = 'conjunction',
): string | null {
  const known = [...new Set(names.filter((name) => name !== undefined))];
  return known.length > 0 ? new Intl.ListFormat('en-US', { type }).format(known) : null;
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
