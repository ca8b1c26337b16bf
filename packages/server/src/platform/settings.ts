import { isIP } from 'node:net';
import { resolve } from 'node:path';
import type { ServiceArea } from '@homestead/contract/places';
import type { BusinessHours } from '@homestead/contract/platform';
import { z } from 'zod';
import {
  accountSettings,
  type IdentityProvider,
  readIdentityProviders,
} from './account-settings.ts';
import {
  type BrokerageFacts,
  brokerageSettings,
  demoBrokerageIn,
  demoOnlyValues,
  readBrokerage,
  readOffices,
} from './brokerage-settings.ts';
import { businessHoursOf, businessHoursSettings } from './business-hours.ts';
import { connectionSettings } from './connection-settings.ts';
import { type DkimFacts, dkimSettings, readDkim } from './dkim-settings.ts';
import { type EstimatorFacts, estimatorSettings, readEstimator } from './estimator-settings.ts';
import { fileSettings } from './file-settings.ts';
import { inboundMailSettings } from './inbound-mail-settings.ts';
import { isLoopback } from './is-loopback.ts';
import {
  type LegalTexts,
  legalFacts,
  OWN_LEGAL_DIR,
  readLegalTexts,
  readSpanishTexts,
  type TranslatedTexts,
} from './legal-texts.ts';
import { type MapFacts, mapSettings, readMap } from './map-settings.ts';
import { feedSettings, photoSettings } from './mls-settings.ts';
import { offerSettings } from './offer-settings.ts';
import { outsideSettings, readFloodUrl } from './outside-settings.ts';
import { connectionProblems } from './production-connections.ts';
import {
  type RegistrationPrompt,
  readRegistrationPrompt,
  registrationPromptSettings,
} from './registration-prompt-settings.ts';
import { retentionSettings } from './retention-settings.ts';
import { readServiceAreaFile } from './service-area.ts';
import { readSessionLimits, type SessionLimits } from './session-settings.ts';
import { flagSetting, type SettingProblem, wholeSetting } from './setting-readers.ts';
import { readSigning, type SigningFacts, signingSettings } from './signing-settings.ts';
import { staffMailSettings } from './staff-mail-settings.ts';
import { textProblems, textSettings } from './text-settings.ts';

const settingsSchema = z.object({
  MODE: z.enum(['demo', 'production']).optional(),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: wholeSetting(0, 65_535, 3000),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_PORT: wholeSetting(-1, 65_535, 9464),
  STATE_DIR: z.string().min(1).default('.state'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  MIGRATIONS_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: wholeSetting(2, 200, 20),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .refine(areNetworks, 'must be a list of IP addresses or networks such as 10.0.0.0/8'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  LOG_PRETTY: flagSetting(false),
  CACHES: flagSetting(true),
  LEGAL_DIR: z.string().min(1).optional(),
  WEB_BUILD_DIR: z.string().min(1).default('packages/web/build'),
  SERVICE_WORKER: flagSetting(true),
  SERVICE_AREA: z.string().min(1).optional(),
  ...connectionSettings,
  ...accountSettings,
  ...feedSettings,
  ...photoSettings,
  ...outsideSettings,
  ...inboundMailSettings,
  ...staffMailSettings,
  ...textSettings,
  ...dkimSettings,
  ...fileSettings,
  ...retentionSettings,
  ...registrationPromptSettings,
  ...offerSettings,
  ...signingSettings,
  ...brokerageSettings,
  ...businessHoursSettings,
  ...estimatorSettings,
  ...mapSettings,
});

function areNetworks(list: string): boolean {
  const parts = list.split(',').map((part) => part.trim());
  return parts.every((part) => part === '' || isIP(part) > 0 || isNetwork(part));
}

function isNetwork(text: string): boolean {
  const [, address = '', bits = ''] = /^(.+)\/(\d{1,3})$/.exec(text) ?? [];
  const family = isIP(address);
  return family > 0 && Number(bits) <= (family === 6 ? 128 : 32);
}

/** All settings, by name in the environment. */
export const settingNames: readonly string[] = Object.keys(settingsSchema.shape);

type RawSettings = z.output<typeof settingsSchema>;

/** The program's settings. Read once at the start; they never change while it runs. */
export type Settings = Omit<RawSettings, 'MODE' | 'PUBLIC_URL' | 'MAIL_DOMAIN_CHECK'> & {
  /** Whether forms are checked for domains that can't receive email. */
  readonly MAIL_DOMAIN_CHECK: boolean;
  readonly mode: 'demo' | 'production';
  /** Public address of the site, without a trailing slash. */
  readonly publicUrl: string;
  /** Absolute path of the state folder. */
  readonly stateDir: string;
  /** Absolute path of the web build. */
  readonly webBuildDir: string;
  /** Where the brokerage works. */
  readonly serviceArea: ServiceArea;
  readonly brokerage: BrokerageFacts;
  /** Names of the brokerage's offices in the MLS, in lower case. */
  readonly offices: readonly string[];
  readonly businessHours: BusinessHours;
  /** How emails are signed; null where they aren’t. */
  readonly dkim: DkimFacts | null;
  /** What signed documents are sealed with. */
  readonly signing: SigningFacts;
  readonly estimator: EstimatorFacts;
  readonly map: MapFacts;
  /** Absolute path of the folder of legal texts. */
  readonly legalDir: string;
  /** Terms of use and policies, with this site's facts filled in. */
  readonly legal: LegalTexts;
  /** What visitors are asked for after some homes. */
  readonly registrationPrompt: RegistrationPrompt;
  /** Their translations. */
  readonly legalInSpanish: TranslatedTexts;
  /** How long sessions last, by side. */
  readonly sessionLimits: { readonly staff: SessionLimits; readonly others: SessionLimits };
  /** Issuers that people may sign in with. */
  readonly identityProviders: readonly IdentityProvider[];
};

/** Thrown when settings are wrong; `message` is a readable list, one line per setting. */
export class SettingsError extends Error {
  readonly problems: readonly SettingProblem[];
  constructor(problems: readonly SettingProblem[]) {
    super(
      `The settings can’t be used:\n${problems.map((p) => `  ${p.setting}: ${p.problem}`).join('\n')}`,
    );
    this.name = 'SettingsError';
    this.problems = problems;
  }
}

/**
 * Reads settings from an environment (strings; empty means unset). `root` is the checkout, against
 * which relative folders are resolved. MODE is demo when set to it, or when neither DATABASE_URL
 * nor MLS_URL is set. Throws {@link SettingsError} with all problems together: unreadable values, a
 * demo that listens beyond loopback, a wrong service area, production with demo brokerage facts,
 * without PUBLIC_URL or with an http PUBLIC_URL that is not loopback, an http issuer that is not
 * loopback, connections that are not private, legal texts and files of keys that can't be used.
 */
export function readSettings(env: Record<string, string | undefined>, root: string): Settings {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = settingsSchema.safeParse(given);
  if (!parsed.success) {
    throw new SettingsError(
      parsed.error.issues.map((issue) => ({
        setting: issue.path.join('.') || '(all)',
        problem: issue.message,
      })),
    );
  }
  const raw = parsed.data;
  const mode = raw.MODE ?? (raw.DATABASE_URL || raw.MLS_URL ? 'production' : 'demo');
  const problems: SettingProblem[] = [];
  if (mode === 'demo' && !isLoopback(raw.HOST)) {
    problems.push({
      setting: 'HOST',
      problem: 'a demo listens on loopback only (127.0.0.1, ::1 or localhost)',
    });
  }
  if (mode === 'production') problems.push(...productionProblems(raw));
  problems.push(...textProblems(raw));
  if (raw.IDENTITY_PROVIDERS?.some((provider) => isPlainIssuer(provider.issuer))) {
    problems.push({ setting: 'IDENTITY_PROVIDERS', problem: 'an issuer needs https' });
  }
  const read = readServiceAreaFile(raw.SERVICE_AREA && resolve(root, raw.SERVICE_AREA));
  if ('problems' in read) {
    problems.push(...read.problems.map((problem) => ({ setting: 'SERVICE_AREA', problem })));
  }
  if (raw.PLACES_FILE && !raw.PLACES_AS_OF) {
    problems.push({ setting: 'PLACES_AS_OF', problem: 'the places file needs its date' });
  }
  const publicUrl = (raw.PUBLIC_URL ?? `http://${bracketed(raw.HOST)}:${raw.PORT}`).replace(
    /\/+$/,
    '',
  );
  const FLOOD_URL = readFloodUrl(raw.FLOOD_URL, { mode, publicUrl });
  const isLive = mode === 'production' && !isLoopback(new URL(publicUrl).hostname);
  const identityProviders = readIdentityProviders(raw);
  const map = readMap(raw);
  const demo = mode === 'demo' ? demoBrokerageIn(raw.SERVICE_AREA) : {};
  const brokerage = readBrokerage(raw, demo);
  const buyerAgreement = 'area' in read ? read.area.buyerAgreement : null;
  const cities = 'area' in read ? read.area.cities.map(({ name }) => name) : [];
  const legalDir = raw.LEGAL_DIR ? resolve(root, raw.LEGAL_DIR) : OWN_LEGAL_DIR;
  const named = {
    ...{ ...raw, FLOOD_URL },
    ...{ brokerage, buyerAgreement, cities, publicUrl, map, identityProviders },
  };
  const timeZone = 'area' in read ? read.area.timeZone : 'UTC';
  const today = new Date().toLocaleDateString('en-CA', { timeZone });
  const legal = readLegalTexts(legalDir, legalFacts('en', named), today);
  const spanish = readSpanishTexts(legalDir, legalFacts('es', named), {
    ...{ english: legal.texts, today },
  });
  problems.push(...legal.problems, ...spanish.problems);
  const dkim = readDkim({ ...raw, BROKERAGE_EMAIL: brokerage.email ?? undefined }, root);
  if ('problems' in dkim) problems.push(...dkim.problems);
  const signing = readSigning(raw, root);
  if ('problems' in signing) problems.push(...signing.problems);
  if (problems.length > 0 || !('area' in read) || 'problems' in dkim || 'problems' in signing)
    throw new SettingsError(problems);
  return Object.freeze({
    ...raw,
    FLOOD_URL,
    LEGAL_DIR: raw.LEGAL_DIR && resolve(root, raw.LEGAL_DIR),
    MAIL_DOMAIN_CHECK: raw.MAIL_DOMAIN_CHECK ?? isLive,
    PLACES_FILE: raw.PLACES_FILE && resolve(root, raw.PLACES_FILE),
    mode,
    publicUrl,
    stateDir: resolve(root, raw.STATE_DIR),
    webBuildDir: resolve(root, raw.WEB_BUILD_DIR),
    identityProviders,
    registrationPrompt: readRegistrationPrompt(raw, mode),
    sessionLimits: readSessionLimits(raw, mode),
    serviceArea: read.area,
    estimator: readEstimator(raw, read.area),
    map,
    legalDir,
    legal: legal.texts,
    legalInSpanish: spanish.texts,
    brokerage,
    offices: readOffices(raw, demo),
    businessHours: businessHoursOf(raw),
    dkim: dkim.facts,
    signing: signing.facts,
  });
}

function productionProblems(raw: RawSettings): SettingProblem[] {
  const problems = connectionProblems(raw);
  if (raw.DATABASE_URL && !raw.SECRETS_KEY) {
    problems.push({
      setting: 'SECRETS_KEY',
      problem: 'a server on its own database needs it, the same on every node',
    });
  }
  if (raw.DEMO_PASSWORD) {
    problems.push({ setting: 'DEMO_PASSWORD', problem: 'production has no demo people' });
  }
  if (raw.SMTP_URL && !raw.MAIL_FROM && !raw.BROKERAGE_EMAIL) {
    problems.push({ setting: 'MAIL_FROM', problem: 'mail needs an address to come from' });
  }
  if (!raw.PUBLIC_URL) {
    problems.push({ setting: 'PUBLIC_URL', problem: 'production needs the address people use' });
  } else {
    const url = new URL(raw.PUBLIC_URL);
    if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
      problems.push({ setting: 'PUBLIC_URL', problem: 'production needs https' });
    }
  }
  for (const [setting, demoValue] of demoOnlyValues) {
    const value = raw[setting as keyof RawSettings];
    if (value === demoValue) {
      problems.push({ setting, problem: 'this is the demo’s value; set your own' });
    }
  }
  for (const setting of ['BROKERAGE_NAME', 'BROKERAGE_PHONE', 'BROKERAGE_EMAIL'] as const) {
    if (!raw[setting]) problems.push({ setting, problem: 'production needs it' });
  }
  return problems;
}

function isPlainIssuer(issuer: string): boolean {
  const url = new URL(issuer);
  return url.protocol === 'http:' && !isLoopback(url.hostname);
}

function bracketed(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}
