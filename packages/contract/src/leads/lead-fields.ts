/** What a list of leads can show, sort and filter by, as the wire names it. */
export const leadFieldKeys = [
  'primaryContact',
  'email',
  'phone',
  'stage',
  'contactStatusLevel',
  'agent',
  'lastContacted',
  'lastInquiry',
  'answerBy',
  'nextTask',
  'score',
  'source',
  'tags',
  'createdOn',
  'subSource',
  'subSourceAgent',
  'referral',
  'concierge',
  'lender',
  'lenderStatus',
  'engagementLevel',
  'responseLevel',
  'closingBagOption',
  'leadRole',
  'relationship',
  'secondaryLeadContact',
  'secondaryRelationship',
  'lastWorked',
  'lastConnectedAgent',
  'lastConnectedLender',
  'lastWorkedLender',
  'streetOne',
  'city',
  'state',
  'zip',
  'country',
  'dateOfBirth',
  'tShirtSize',
  'secondaryEmail',
  'secondaryPhone',
  'streetTwo',
  'secondaryStreetOne',
  'secondaryStreetTwo',
  'secondaryCity',
  'secondaryState',
  'secondaryZip',
  'secondaryCountry',
  'secondaryDateOfBirth',
  'secondaryTShirtSize',
  'notes',
  'lenderNotes',
  'words',
  'openTask',
  'onPlan',
  'hasAccount',
  'homeSearch',
  'valueUpdates',
  'unclaimed',
  'duplicates',
] as const;
export type LeadFieldKey = (typeof leadFieldKeys)[number];

/** What a field holds, which decides how it is filtered. */
export const leadFieldKinds = [
  'text',
  'choice',
  'person',
  'instant',
  'day',
  'tag',
  'flag',
  'number',
  'words',
] as const;
export type LeadFieldKind = (typeof leadFieldKinds)[number];

/**
 * How a condition compares. `not-for-days` holds for what never happened, too; `before` and `after`
 * take a day where the brokerage is, and leave that day out.
 */
export const leadOperators = [
  'contains',
  'contains-not',
  'any-of',
  'none-of',
  'all-of',
  'in-last-days',
  'not-for-days',
  'in-next-days',
  'before',
  'after',
  'empty',
  'filled',
  'yes',
  'no',
  'at-least',
  'at-most',
] as const;
export type LeadOperator = (typeof leadOperators)[number];

/** They take a number of days. */
const dayCounts: readonly LeadOperator[] = ['in-last-days', 'not-for-days', 'in-next-days'];
/** They take a day. */
const onDays: readonly LeadOperator[] = ['before', 'after'];
/** They take a number. */
const numbers: readonly LeadOperator[] = ['at-least', 'at-most'];

/** What an operator's value is, where it isn't a text or a choice of the field. */
export function valueKindOf(is: LeadOperator): 'days' | 'day' | 'number' | null {
  if (dayCounts.includes(is)) return 'days';
  if (onDays.includes(is)) return 'day';
  return numbers.includes(is) ? 'number' : null;
}

const choice = ['any-of', 'none-of', 'empty', 'filled'] as const;
const time = ['in-last-days', 'not-for-days', 'before', 'after', 'empty', 'filled'] as const;

/** The operators of each kind of field; the first one is offered first. */
export const operatorsOf: Readonly<Record<LeadFieldKind, readonly LeadOperator[]>> = {
  text: ['contains', 'contains-not', 'empty', 'filled'],
  choice,
  person: choice,
  instant: time,
  day: time,
  tag: ['any-of', 'all-of', 'none-of', 'empty', 'filled'],
  flag: ['yes', 'no'],
  number: ['at-least', 'at-most', 'empty', 'filled'],
  words: ['contains', 'contains-not'],
};

const ahead: ReadonlySet<LeadFieldKey> = new Set(['answerBy', 'nextTask']);

/** The operators of a field: what lies ahead can also be sought in the days to come. */
export const operatorsFor = (key: LeadFieldKey, kind: LeadFieldKind): readonly LeadOperator[] =>
  ahead.has(key) ? ['in-next-days', ...operatorsOf[kind]] : operatorsOf[kind];

/** How many values an operator takes: none, one, or up to {@link CONDITION_VALUES_MAX}. */
export const valuesOf: Readonly<Record<LeadOperator, 'none' | 'one' | 'many'>> = {
  contains: 'one',
  'contains-not': 'one',
  'any-of': 'many',
  'none-of': 'many',
  'all-of': 'many',
  'in-last-days': 'one',
  'not-for-days': 'one',
  'in-next-days': 'one',
  before: 'one',
  after: 'one',
  empty: 'none',
  filled: 'none',
  yes: 'none',
  no: 'none',
  'at-least': 'one',
  'at-most': 'one',
};

/** An order as the wire writes it. */
export const leadOrderText = (by: LeadFieldKey, isDescending: boolean) =>
  isDescending ? (`${by} desc` as const) : by;

/** The most characters of a note that a row of a list has. */
export const LISTED_NOTE_MAX = 280;

export const CONDITIONS_MAX = 20;
export const CONDITION_VALUES_MAX = 50;
/** The most days that a relative date goes back or ahead: ten years. */
export const CONDITION_DAYS_MAX = 3650;

/** One condition of a list of leads; all of them must hold. */
export interface LeadCondition {
  field: LeadFieldKey;
  is: LeadOperator;
  values: string[];
}

/** A lender who hasn’t connected with a lead for so many days should call. */
export const LENDER_QUIET_DAYS = 7;
export const quietForLender: LeadCondition = {
  field: 'lastConnectedLender',
  is: 'not-for-days',
  values: [String(LENDER_QUIET_DAYS)],
};
