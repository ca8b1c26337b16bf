import { z } from 'zod';

const text = () => z.string().max(300).optional();
const link = () => z.url({ protocol: /^https?$/ }).optional();

/** Settings that describe the brokerage. */
export const brokerageSettings = {
  BROKERAGE_NAME: text(),
  BROKERAGE_STREET: text(),
  BROKERAGE_CITY: text(),
  BROKERAGE_STATE: text(),
  BROKERAGE_ZIP: text(),
  BROKERAGE_PHONE: text(),
  BROKERAGE_TEXT_PHONE: text(),
  BROKERAGE_EMAIL: z.email().optional(),
  BROKERAGE_CONCIERGE_EMAIL: z.email().optional(),
  SECURITY_CONTACT: z.email().optional(),
  BROKERAGE_HOURS: text(),
  BROKERAGE_LICENSE_LINE: text(),
  BROKERAGE_LICENSE_LINE_ES: text(),
  BROKERAGE_INSTAGRAM: link(),
  BROKERAGE_FACEBOOK: link(),
  BROKERAGE_X: link(),
  BROKERAGE_LINKEDIN: link(),
  BROKERAGE_MARKET_SITE: link(),
  BROKERAGE_MAGAZINE: link(),
  BROKERAGE_MAGAZINE_SUBSCRIBE: link(),
  BROKERAGE_NEWSLETTER: link(),
  BROKERAGE_MLS_OFFICES: z.string().max(2000).optional(),
};

/** The demo's fictional brokerage. Production refuses the values that only it can have. */
export const demoBrokerage = {
  BROKERAGE_NAME: 'Prairie & Main Realty',
  BROKERAGE_STREET: '1299 Farnam Street, Suite 300',
  BROKERAGE_CITY: 'Omaha',
  BROKERAGE_STATE: 'NE',
  BROKERAGE_ZIP: '68102',
  BROKERAGE_PHONE: '+14025550142',
  BROKERAGE_TEXT_PHONE: '+14025550143',
  BROKERAGE_EMAIL: 'hello@prairieandmain.example',
  BROKERAGE_CONCIERGE_EMAIL: 'concierge@prairieandmain.example',
  BROKERAGE_HOURS: 'Mon–Fri 8 AM–6 PM, Sat 9 AM–4 PM',
  BROKERAGE_LICENSE_LINE: 'Licensed real estate brokerage in Nebraska (demo)',
  BROKERAGE_LICENSE_LINE_ES: 'Agencia inmobiliaria con licencia en Nebraska (demostración)',
  BROKERAGE_INSTAGRAM: 'https://www.instagram.com/prairieandmain.example',
  BROKERAGE_FACEBOOK: 'https://www.facebook.com/prairieandmain.example',
  BROKERAGE_X: 'https://x.com/prairieandmain_example',
  BROKERAGE_LINKEDIN: 'https://www.linkedin.com/company/prairieandmain.example',
  BROKERAGE_MARKET_SITE: 'https://market.prairieandmain.example/',
  BROKERAGE_MAGAZINE: 'https://magazine.prairieandmain.example/',
  BROKERAGE_MAGAZINE_SUBSCRIBE: 'https://magazine.prairieandmain.example/subscribe',
  // Its three offices of the sample MLS have one name.
  BROKERAGE_MLS_OFFICES: 'Prairie & Main Realty Omaha',
} as const;

/** Settings that a real brokerage may share with the demo's. */
const commonSettings = new Set([
  'BROKERAGE_CITY',
  'BROKERAGE_STATE',
  'BROKERAGE_ZIP',
  'BROKERAGE_HOURS',
]);

/** What production refuses: the demo's values, by setting, except those of any firm in Omaha. */
export const demoOnlyValues = Object.entries(demoBrokerage).filter(
  ([setting]) => !commonSettings.has(setting),
);

/**
 * The demo's brokerage; outside of Omaha, with `SERVICE_AREA` set, it has no address and no
 * license.
 */
export function demoBrokerageIn(ownArea: string | undefined): Raw {
  if (ownArea === undefined) return demoBrokerage;
  const {
    BROKERAGE_STREET: _street,
    BROKERAGE_CITY: _city,
    BROKERAGE_STATE: _state,
    BROKERAGE_ZIP: _zip,
    BROKERAGE_LICENSE_LINE: _line,
    BROKERAGE_LICENSE_LINE_ES: _lineInSpanish,
    ...elsewhere
  } = demoBrokerage;
  return elsewhere;
}

/** The brokerage as pages and emails show it. Unset values are null and not shown. */
export interface BrokerageFacts {
  readonly name: string;
  readonly street: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zip: string | null;
  readonly phone: string | null;
  readonly textPhone: string | null;
  readonly email: string | null;
  readonly conciergeEmail: string | null;
  readonly hours: string | null;
  readonly licenseLine: string | null;
  readonly licenseLineInSpanish: string | null;
  readonly instagram: string | null;
  readonly facebook: string | null;
  readonly x: string | null;
  readonly linkedin: string | null;
  readonly marketSite: string | null;
  readonly magazine: string | null;
  readonly magazineSubscribe: string | null;
  readonly newsletter: string | null;
}

type Raw = { [K in keyof typeof brokerageSettings]?: string | undefined };

/** Facts from settings, with `fallback` (the demo's values, or nothing) for unset ones. */
export function readBrokerage(raw: Raw, fallback: Raw): BrokerageFacts {
  const pick = (key: keyof Raw) => raw[key] ?? fallback[key] ?? null;
  return {
    name: pick('BROKERAGE_NAME') ?? 'Homestead',
    street: pick('BROKERAGE_STREET'),
    city: pick('BROKERAGE_CITY'),
    state: pick('BROKERAGE_STATE'),
    zip: pick('BROKERAGE_ZIP'),
    phone: pick('BROKERAGE_PHONE'),
    textPhone: pick('BROKERAGE_TEXT_PHONE'),
    email: pick('BROKERAGE_EMAIL'),
    conciergeEmail: pick('BROKERAGE_CONCIERGE_EMAIL'),
    hours: pick('BROKERAGE_HOURS'),
    licenseLine: pick('BROKERAGE_LICENSE_LINE'),
    licenseLineInSpanish: raw.BROKERAGE_LICENSE_LINE
      ? (raw.BROKERAGE_LICENSE_LINE_ES ?? null)
      : pick('BROKERAGE_LICENSE_LINE_ES'),
    instagram: pick('BROKERAGE_INSTAGRAM'),
    facebook: pick('BROKERAGE_FACEBOOK'),
    x: pick('BROKERAGE_X'),
    linkedin: pick('BROKERAGE_LINKEDIN'),
    marketSite: pick('BROKERAGE_MARKET_SITE'),
    magazine: pick('BROKERAGE_MAGAZINE'),
    magazineSubscribe: pick('BROKERAGE_MAGAZINE_SUBSCRIBE'),
    newsletter: pick('BROKERAGE_NEWSLETTER'),
  };
}

/**
 * The names of the brokerage's offices as the MLS spells them, in lower case; its own name where
 * none are given.
 */
export function readOffices(raw: Raw, fallback: Raw): readonly string[] {
  const names = raw.BROKERAGE_MLS_OFFICES ?? fallback.BROKERAGE_MLS_OFFICES;
  return (names ?? readBrokerage(raw, fallback).name)
    .split(';')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean);
}
