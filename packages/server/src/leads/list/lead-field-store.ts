import type {
  LeadCondition,
  LeadFieldKey,
  LeadFieldKind,
  LeadOperator,
} from '@homestead/contract/leads';
import { localArea, localDate } from '@homestead/contract/platform';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Caller, escapeLike } from '#platform';
import { likelyDuplicates } from '../duplicates/duplicate-store.ts';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { leadSearch } from '../lead-search-store.ts';
import { leadFields } from './lead-fields.ts';
import { hasCityLike } from './lead-spelling-store.ts';
import { hasWords } from './lead-words-store.ts';

type Sql = RawBuilder<unknown>;
export type LeadColumn = keyof LeadRow;

/** How a field is read from a row of `lead`, and what a list sorted by it needs. */
interface FieldSql {
  value: Sql;
  /** The columns that its value is made of. */
  columns: readonly LeadColumn[];
  /** What else its order reads. */
  join?: Sql;
  /** What it is sorted by, if not by its value. */
  order?: readonly Sql[];
}

const column = (name: LeadColumn): FieldSql => ({
  value: sql.ref(`lead.${name}`),
  columns: [name],
});

/** Sorted in the order of its list. */
const entry = (name: LeadColumn): FieldSql => ({
  ...column(name),
  join: sql`left join (select id, dense_rank() over (order by position, lower(display)) as place
    from reference_entry) sorted on sorted.id = ${sql.ref(`lead.${name}`)}`,
  order: [sql`sorted.place`],
});

const personOrder = [sql`lower(sorted.last_name)`, sql`lower(sorted.first_name)`];
const person = (name: LeadColumn): FieldSql => ({
  ...column(name),
  join: sql`left join person sorted on sorted.id = ${sql.ref(`lead.${name}`)}`,
  order: personOrder,
});

const conciergeId = sql`(select care.concierge_id from concierge_care care
  where care.agent_id = lead.agent_id and care.ended_at is null)`;

/** When the first answer of a lead is due, as Claim Contact has it. */
export const answerByOfLead = sql`(select min(i.due_at) from inquiry i
  where i.lead_id = lead.id and i.due_at is not null and i.answered_at is null)`;

const openTasks = sql`lead_task t where t.done_at is null and t.canceled_at is null`;
/** When the next open task about a lead is due. */
export const nextTaskOfLead = sql`(select min(t.due_at) from ${openTasks} and t.lead_id = lead.id)`;

/** Conditions that hold or don't. */
const flags = {
  openTask: () => sql<SqlBool>`exists (select 1 from ${openTasks} and t.lead_id = lead.id)`,
  onPlan: () => sql<SqlBool>`exists (select 1 from action_plan_run run
    where run.lead_id = lead.id and run.state in ('running', 'paused'))`,
  hasAccount: () => sql<SqlBool>`lead.person_id is not null`,
  homeSearch: () => sql<SqlBool>`lead.search_setup`,
  valueUpdates: () => sql<SqlBool>`lead.value_updates`,
  unclaimed: () => sql<SqlBool>`lead.agent_id is null`,
  duplicates: hasDuplicates,
} satisfies Partial<Record<LeadFieldKey, (caller: Caller) => RawBuilder<SqlBool>>>;
type Flag = keyof typeof flags;
type Special = Flag | 'words';

/** The columns of a row of `lead` that they read, besides its id. */
const flagColumns: Readonly<Record<Flag, readonly LeadColumn[]>> = {
  openTask: [],
  onPlan: [],
  hasAccount: ['person_id'],
  homeSearch: ['search_setup'],
  valueUpdates: ['value_updates'],
  unclaimed: ['agent_id'],
  duplicates: ['phone'],
};
const isFlag = (key: LeadFieldKey): key is Flag => key in flags;

const fields: Readonly<Record<Exclude<LeadFieldKey, Special>, FieldSql>> = {
  primaryContact: {
    value: sql`lead.first_name || ' ' || lead.last_name`,
    columns: ['first_name', 'last_name'],
    order: [sql`lower(lead.last_name)`, sql`lower(lead.first_name)`],
  },
  email: column('email'),
  phone: column('phone'),
  stage: entry('stage_id'),
  contactStatusLevel: entry('contact_status_level_id'),
  agent: person('agent_id'),
  lastContacted: column('last_contacted_at'),
  lastInquiry: column('last_inquiry_at'),
  answerBy: {
    value: answerByOfLead,
    columns: [],
    join: sql`left join (select i.lead_id, min(i.due_at) as due_at from inquiry i
      where i.due_at is not null and i.answered_at is null group by i.lead_id) clock
      on clock.lead_id = lead.id`,
    order: [sql`clock.due_at`],
  },
  nextTask: {
    value: nextTaskOfLead,
    columns: [],
    join: sql`left join (select t.lead_id, min(t.due_at) as due_at from ${openTasks}
      and t.lead_id is not null group by t.lead_id) task on task.lead_id = lead.id`,
    order: [sql`task.due_at`],
  },
  score: column('score'),
  tags: {
    value: sql`tagged.tags`,
    columns: [],
    join: sql`left join (select lead_id, string_agg(lower(tag), ' ' order by lower(tag)) as tags
      from lead_tag group by lead_id) tagged on tagged.lead_id = lead.id`,
  },
  source: entry('source_id'),
  createdOn: column('created_at'),
  subSource: entry('sub_source_id'),
  subSourceAgent: person('sub_source_agent_id'),
  referral: entry('referral_id'),
  concierge: {
    value: conciergeId,
    columns: ['agent_id'],
    join: sql`left join concierge_care care
          on care.agent_id = lead.agent_id and care.ended_at is null
        left join person sorted on sorted.id = care.concierge_id`,
    order: personOrder,
  },
  lender: person('lender_id'),
  lenderStatus: entry('lender_status_id'),
  engagementLevel: entry('engagement_level_id'),
  responseLevel: entry('response_level_id'),
  closingBagOption: entry('closing_bag_option_id'),
  leadRole: column('lead_role'),
  relationship: entry('relationship_id'),
  secondaryLeadContact: {
    value: sql`nullif(concat_ws(' ', lead.secondary_first_name, lead.secondary_last_name), '')`,
    columns: ['secondary_first_name', 'secondary_last_name'],
    order: [sql`lower(lead.secondary_last_name)`, sql`lower(lead.secondary_first_name)`],
  },
  secondaryRelationship: entry('secondary_relationship_id'),
  lastWorked: column('last_worked_on'),
  lastConnectedAgent: column('last_connected_agent_on'),
  lastConnectedLender: column('last_connected_lender_on'),
  lastWorkedLender: column('last_worked_lender_on'),
  streetOne: column('street_one'),
  city: column('city'),
  state: column('state'),
  zip: column('zip'),
  country: column('country'),
  dateOfBirth: column('date_of_birth'),
  tShirtSize: entry('tshirt_size_id'),
  secondaryEmail: column('secondary_email'),
  secondaryPhone: column('secondary_phone'),
  streetTwo: column('street_two'),
  secondaryStreetOne: column('secondary_street_one'),
  secondaryStreetTwo: column('secondary_street_two'),
  secondaryCity: column('secondary_city'),
  secondaryState: column('secondary_state'),
  secondaryZip: column('secondary_zip'),
  // The column has a default, also without a second contact.
  secondaryCountry: {
    value: sql`case when concat(lead.secondary_first_name, lead.secondary_last_name) <> ''
      then lead.secondary_country end`,
    columns: ['secondary_first_name', 'secondary_last_name', 'secondary_country'],
  },
  secondaryDateOfBirth: column('secondary_date_of_birth'),
  secondaryTShirtSize: entry('secondary_tshirt_size_id'),
  notes: column('notes'),
  lenderNotes: column('lender_notes'),
};

/** The order of a list and what it reads; unknown values come last, and ties by id. */
export function leadOrderSql({ by, descending }: { by: LeadFieldKey; descending: boolean }): {
  join: Sql;
  order: Sql;
  /** Whether an index brings it. */
  isIndexed: boolean;
} {
  if (isFlag(by) || by === 'words') throw new Error(`${by} can’t be sorted by`);
  const field = fields[by];
  const direction = descending ? sql`desc` : sql`asc`;
  const parts = (field.order ?? [field.value]).map(
    (part) => sql`${part} ${direction} ${isNeverNull.has(by) ? sql`` : sql`nulls last`}`,
  );
  return {
    join: field.join ?? sql``,
    order: sql.join([...parts, sql`lead.id ${direction}`]),
    isIndexed: isNeverNull.has(by) || (by === 'score' && descending),
  };
}

/** Without “nulls last”, an index can bring the order. */
const isNeverNull: ReadonlySet<LeadFieldKey> = new Set(['createdOn', 'primaryContact']);

/** What takes the longest to check comes last, so it is checked for the fewest rows. */
const slowest: readonly LeadFieldKind[] = ['text', 'flag', 'tag'];
const byCost = (one: LeadCondition, other: LeadCondition) =>
  slowest.indexOf(leadFields[one.field].kind) - slowest.indexOf(leadFields[other.field].kind);

/** Validated conditions on the row of `lead`, the quickest first. */
export const leadConditionsSql = (
  caller: Caller,
  conditions: readonly LeadCondition[],
): RawBuilder<SqlBool>[] =>
  conditions.toSorted(byCost).map((condition) => leadConditionSql(caller, condition));

/** The columns of a row of `lead` that a condition reads, besides its id. */
export function columnsOfCondition({ field, is }: LeadCondition): readonly LeadColumn[] {
  if (is === 'contains' && isSearched.has(field)) return searchedColumns;
  if (field === 'words') return ['notes', 'lender_notes'];
  return isFlag(field) ? flagColumns[field] : fields[field].columns;
}

/** A validated condition on the row of `lead`. Duplicates are those in the caller's sight. */
function leadConditionSql(caller: Caller, condition: LeadCondition): RawBuilder<SqlBool> {
  const { field, is, values } = condition;
  if (field === 'tags') return tagSql(is, values);
  if (isFlag(field)) return isOrNot(is, flags[field](caller));
  if (field === 'words') {
    const has = hasWords(caller, values[0] ?? '');
    return is === 'contains' ? has : sql<SqlBool>`not (${has})`;
  }
  const { value } = fields[field];
  if (is === 'empty') return sql<SqlBool>`nullif(${value}::text, '') is null`;
  if (is === 'filled') return sql<SqlBool>`nullif(${value}::text, '') is not null`;
  switch (leadFields[field].kind) {
    case 'text':
      return textSql(caller, condition, value);
    case 'instant':
      return instantSql(value, is, values[0] ?? '');
    case 'number':
      return is === 'at-least'
        ? sql<SqlBool>`${value} >= ${values[0] ?? ''}::int`
        : sql<SqlBool>`${value} <= ${values[0] ?? ''}::int`;
    case 'day':
      return daySql(value, is, values[0] ?? '');
    default:
      return anyOfSql(value, is, values, leadFields[field].texts ? 'text' : 'uuid');
  }
}

const isOrNot = (is: LeadOperator, condition: RawBuilder<SqlBool>) =>
  is === 'yes' ? condition : sql<SqlBool>`not (${condition})`;

/** The columns of `leadSearch`. */
export const searchedColumns = ['first_name', 'last_name', 'email', 'phone'] as const;
/** Letters that an index of groups of three needs. */
const INDEXED_LENGTH = 3;
const isSearched: ReadonlySet<LeadFieldKey> = new Set(['primaryContact', 'email', 'phone']);

function textSql(
  caller: Caller,
  { field, is, values }: LeadCondition,
  value: Sql,
): RawBuilder<SqlBool> {
  const [text = ''] = values;
  const isPhone = field === 'phone' || field === 'secondaryPhone';
  const sought = isPhone ? text.replace(/\D/g, '') : text;
  const like = `%${escapeLike(sought)}%`;
  const holds = field === 'city' ? hasCityLike(caller, like) : sql<SqlBool>`${value} ilike ${like}`;
  if (is === 'contains-not') return sql<SqlBool>`(${holds}) is not true`;
  const isIndexed = isSearched.has(field) && sought.length >= INDEXED_LENGTH;
  return isIndexed ? sql<SqlBool>`(${leadSearch} ilike ${like} and ${holds})` : holds;
}

function anyOfSql(value: Sql, is: LeadOperator, values: string[], type: 'text' | 'uuid') {
  const given = type === 'uuid' ? sql`${values}::uuid[]` : sql`${values}::text[]`;
  const holds = sql<SqlBool>`${value} = any(${given})`;
  return is === 'any-of' ? holds : sql<SqlBool>`(${holds}) is not true`;
}

const DAY_MS = 86_400_000;

/** The first instant of a day where the brokerage is. */
const startOf = (day: Sql) => sql`(${day})::timestamp at time zone ${localArea().timeZone}`;

function instantSql(value: Sql, is: LeadOperator, given: string): RawBuilder<SqlBool> {
  // Computed here: PostgreSQL would count back from now for each row.
  const since = sql`${new Date(Date.now() - Number(given) * DAY_MS)}::timestamptz`;
  if (is === 'in-last-days') return sql<SqlBool>`${value} > ${since}`;
  if (is === 'not-for-days') return sql<SqlBool>`(${value} > ${since}) is not true`;
  if (is === 'in-next-days') {
    const now = Date.now();
    const until = sql`${new Date(now + Number(given) * DAY_MS)}::timestamptz`;
    return sql<SqlBool>`${value} between ${new Date(now)}::timestamptz and ${until}`;
  }
  if (is === 'before') return sql<SqlBool>`${value} < ${startOf(sql`${given}::date`)}`;
  return sql<SqlBool>`${value} >= ${startOf(sql`${given}::date + 1`)}`;
}

function daySql(value: Sql, is: LeadOperator, given: string): RawBuilder<SqlBool> {
  const since = sql`${localDate(new Date())}::date - ${given}::int`;
  if (is === 'in-last-days') return sql<SqlBool>`${value} >= ${since}`;
  if (is === 'not-for-days') return sql<SqlBool>`(${value} >= ${since}) is not true`;
  if (is === 'before') return sql<SqlBool>`${value} < ${given}::date`;
  return sql<SqlBool>`${value} > ${given}::date`;
}

function tagSql(is: LeadOperator, values: string[]): RawBuilder<SqlBool> {
  const tagged = sql`select 1 from lead_tag tagged where tagged.lead_id = lead.id`;
  const given = sql`${values.map((tag) => tag.toLowerCase())}::text[]`;
  if (is === 'empty') return sql<SqlBool>`not exists (${tagged})`;
  if (is === 'filled') return sql<SqlBool>`exists (${tagged})`;
  if (is === 'all-of') {
    return sql<SqlBool>`(select count(*) from lead_tag tagged where tagged.lead_id = lead.id
      and lower(tagged.tag) = any(${given})) = ${new Set(values.map((tag) => tag.toLowerCase())).size}`;
  }
  const any = sql<SqlBool>`lead.id in (
    select tagged.lead_id from lead_tag tagged where lower(tagged.tag) = any(${given}))`;
  return is === 'any-of' ? any : sql<SqlBool>`not (${any})`;
}

/** Another lead that the caller sees has the phone, as `selectDuplicates` finds them. */
function hasDuplicates(caller: Caller): RawBuilder<SqlBool> {
  return sql<SqlBool>`(lead.phone is not null and exists (
    select 1 from lead mine cross join lateral (${likelyDuplicates(caller, ['phone'])}) other
    where mine.id = lead.id))`;
}
