import { z } from 'zod';
import { centsFromDollars, linesText, lineText, NOBODY, optionalDay, wireNumber } from '#platform';
import {
  LOAN_YEARS_MAX,
  OFFER_INSPECTIONS_MAX,
  OFFER_LINES_MAX,
  OFFER_TEXT_MAX,
  type OfferFieldKey,
  type OfferFieldKind,
  type OfferTerms,
  offerFieldKeys,
  offerFields,
} from '../offer-fields.ts';
import { PARTY_NAME_MAX } from '../party-kinds.ts';

/** The most that an amount can be: a billion dollars. */
export const OFFER_CENTS_MAX = 100_000_000_000;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const PERCENT = /^\d{1,2}(\.\d{1,3})?$/;
const INTEGER_MAX = 2_147_483_647;

const amount = z
  .number()
  .int()
  .min(0)
  .refine((cents) => cents <= OFFER_CENTS_MAX, 'must be at most $1,000,000,000');
const number = wireNumber(z.number().int().min(1).max(INTEGER_MAX));
const yearText = 'must be a year of four digits';
const yearsText = `must be a whole number of years, at most ${LOAN_YEARS_MAX}`;
const isLoanTerm = (text: string) =>
  /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= LOAN_YEARS_MAX;

/** A day that no arithmetic on it can fail for. */
export const termDay = () =>
  optionalDay().refine(
    (given) => !given || (given >= '1900-01-01' && given <= '2199-12-31'),
    'must be between 1900 and 2199',
  );

/** A value as our own calls take it; null is not known. */
export const ours: Readonly<Record<OfferFieldKind, () => z.ZodType>> = {
  text: () => emptyToNull(lineText(OFFER_TEXT_MAX)),
  lines: () => emptyToNull(linesText(OFFER_LINES_MAX)),
  money: () => amount.nullable(),
  percent: () =>
    emptyToNull(
      lineText(10)
        .transform((text) => text.replace(/\s*%$/, ''))
        .refine((text) => text === '' || PERCENT.test(text), 'must be a percentage, such as 6.5')
        .transform(toScale),
    ),
  year: () => z.number().int().min(1700, yearText).max(2100, yearText).nullable(),
  years: () =>
    emptyToNull(
      lineText(20)
        .transform((text) => text.replace(/\s*years?$/i, ''))
        .refine((text) => text === '' || isLoanTerm(text), yearsText),
    ),
  date: termDay,
  time: () =>
    emptyToNull(lineText(5).refine((text) => text === '' || TIME.test(text), 'must be a time')),
  flag: () => z.preprocess(readFlag, z.boolean().nullable()),
  entry: () => number.nullable(),
  company: () => z.uuid().nullable(),
  contact: () => z.uuid().nullable(),
  companyName: () => z.uuid().nullable(),
  contactName: () => z.uuid().nullable(),
  person: () => z.uuid().nullable(),
  lead: () => z.uuid().nullable(),
};

/** A form's choice of yes, no, and not known. */
function readFlag(given: unknown): unknown {
  if (given === '') return null;
  return given === 'true' || given === 'false' ? given === 'true' : given;
}

/** A percentage with three decimals, as the database keeps it. */
function toScale(text: string): string {
  const [whole, part = ''] = text.split('.');
  return text === '' ? '' : `${Number(whole)}.${part.padEnd(3, '0')}`;
}

function emptyToNull(text: z.ZodType<string>) {
  return text.transform((given) => given || null).nullable();
}

/** Dollars as a number or a text, answered in cents. */
const dollars = z.union([z.number(), lineText(30)]).transform((given, context) => {
  if (given === '') return null;
  const cents = centsFromDollars(given);
  if (cents !== null && cents >= 0 && cents <= OFFER_CENTS_MAX) return cents;
  context.addIssue({ code: 'custom', message: 'must be an amount in dollars' });
  return z.NEVER;
});

const zeroIsUnknown = (schema: z.ZodType<number, number>) =>
  z.preprocess((given) => (isZero(given) ? null : given), schema.nullable());

/** An empty text, 0, and 0 as text. */
const isZero = (given: unknown): boolean =>
  given === 0 || (typeof given === 'string' && Number(given) === 0);

const ISO_DAY = /^(\d{4}-\d{2}-\d{2})T/;

/**
 * A value as the specs' client sends it, read into ours. An ISO instant counts as its date, numeric
 * text as its number; an empty text, and 0 for an id, is null.
 */
const asSent: Readonly<Record<OfferFieldKind, () => z.ZodType>> = {
  ...ours,
  money: () => dollars.nullable(),
  percent: () =>
    z.preprocess((given) => (typeof given === 'number' ? String(given) : given), ours.percent()),
  year: () => zeroIsUnknown(wireNumber(z.number().int().min(1700, yearText).max(2100, yearText))),
  years: () =>
    z.preprocess(
      (given) => (isZero(given) ? '' : typeof given === 'number' ? String(given) : given),
      ours.years(),
    ),
  date: () =>
    z.preprocess(
      (given) => (typeof given === 'string' ? (ISO_DAY.exec(given)?.[1] ?? given) : given),
      termDay(),
    ),
  entry: () => zeroIsUnknown(number),
  company: () => zeroIsUnknown(number),
  contact: () => zeroIsUnknown(number),
  companyName: () => emptyToNull(lineText(PARTY_NAME_MAX)),
  contactName: () => emptyToNull(lineText(PARTY_NAME_MAX)),
  person: () => idOrNobody,
  lead: () => idOrNobody,
};

const idOrNobody = z.preprocess(
  (given) => (given === '' || given === NOBODY ? null : given),
  z.uuid().nullable(),
);

const inspectionText = () =>
  lineText(OFFER_TEXT_MAX)
    .nullish()
    .transform((text) => text || null);

const inspectionParty = () =>
  z
    .uuid()
    .nullish()
    .transform((id) => id ?? null);

/** A home inspection, with null for what isn't known. */
export const offerInspection = z.object({
  type: inspectionText(),
  companyId: inspectionParty(),
  inspectorId: inspectionParty(),
  inspectOn: ours
    .date()
    .optional()
    .transform((day) => (day as string | null | undefined) ?? null),
  time: ours
    .time()
    .optional()
    .transform((time) => (time as string | null | undefined) ?? null),
  note: inspectionText(),
});
export type OfferInspection = z.output<typeof offerInspection>;

/** A home inspection as a form of its own, which is saved with all others of the offer. */
export const offerInspectionForm = {
  body: offerInspection,
  labels: {
    type: 'Type',
    companyId: 'Company',
    inspectorId: 'Inspector',
    inspectOn: 'Date',
    time: 'Time',
    note: 'Note',
  },
} as const;

const inspectionName = () =>
  lineText(PARTY_NAME_MAX)
    .nullish()
    .transform((text) => text || null);

/** The same as the specs' client sends it: with names. */
export type SentInspection = Omit<OfferInspection, 'companyId' | 'inspectorId'> &
  Record<'company' | 'inspectorName', string | null>;

const inspectionAsSent = z
  .object({
    type: inspectionText(),
    company: inspectionName(),
    inspector_name: inspectionName(),
    date: asSent.date().optional(),
    time: ours.time().optional(),
    note: inspectionText(),
  })
  .transform(
    ({ inspector_name, date, time, ...rest }): SentInspection => ({
      ...rest,
      inspectorName: inspector_name,
      inspectOn: (date as string | null | undefined) ?? null,
      time: (time as string | null | undefined) ?? null,
    }),
  );

type OwnShape = { [Key in OfferFieldKey]: z.ZodOptional<z.ZodType<OfferTerms[Key]>> };
/** Parties are numbers or names on the wire. */
type SentValue<Key extends OfferFieldKey> = (typeof offerFields)[Key]['kind'] extends
  | 'company'
  | 'contact'
  ? number | null
  : OfferTerms[Key];
type WireShape = {
  [Key in OfferFieldKey as (typeof offerFields)[Key]['wire']]: z.ZodOptional<
    z.ZodType<SentValue<Key>>
  >;
};

function shapeOf<Shape>(
  nameOf: (key: OfferFieldKey) => string,
  schemas: Readonly<Record<OfferFieldKind, () => z.ZodType>>,
): Shape {
  return Object.fromEntries(
    offerFieldKeys.map((key) => {
      const { kind, label } = offerFields[key];
      return [nameOf(key), schemas[kind]().optional().describe(label)];
    }),
  ) as Shape;
}

/** The fields of an offer as our own calls take them; a missing one stays as it is. */
export const offerInputs = {
  ...shapeOf<OwnShape>((key) => key, ours),
  homeInspections: z.array(offerInspection).max(OFFER_INSPECTIONS_MAX).optional(),
};

/** The fields of an offer as the specs' client sends them. */
export const wireOfferInputs = {
  ...shapeOf<WireShape>((key) => offerFields[key].wire, asSent),
  home_inspections: z.array(inspectionAsSent).max(OFFER_INSPECTIONS_MAX).optional(),
  title_company_name: emptyToNull(lineText(PARTY_NAME_MAX))
    .optional()
    .describe('read where no title_company_id is sent'),
};

export const offerLabels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(offerFieldKeys.map((key) => [key, offerFields[key].label])),
  homeInspections: 'Home inspections',
};
export const wireOfferLabels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    offerFieldKeys.map((key) => [offerFields[key].wire, offerFields[key].label]),
  ),
  home_inspections: 'Home inspections',
  title_company_name: 'Title company',
};
