import type { LeadCondition, LeadFieldKey, LeadOperator } from '@homestead/contract/leads';
import { localArea, localDate } from '@homestead/contract/platform';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Caller, escapeLike } from '#platform';
import { likelyDuplicates } from '../duplicates/duplicate-store.ts';
import { leadFields } from './lead-fields.ts';

type Sql = RawBuilder<unknown>;

/** How a field is read from a row of `lead`, and what a list sorted by it needs. */
interface FieldSql {
  value: Sql;
  /** What else its order reads. */
  join?: Sql;
  /** What it is sorted by, if not by its value. */
  order?: readonly Sql[];
}

const column = (name: string): FieldSql => ({ value: sql.ref(`lead.${name}`) });

/** Sorted in the order of its list. */
const entry = (name: string): FieldSql => ({
  value: sql.ref(`lead.${name}`),
  join: sql`left join reference_entry sorted on sorted.id = ${sql.ref(`lead.${name}`)}`,
  order: [sql`sorted.position`, sql`lower(sorted.display)`],
});

const personOrder = [sql`lower(sorted.last_name)`, sql`lower(sorted.first_name)`];
const person = (name: string): FieldSql => ({
  value: sql.ref(`lead.${name}`),
  join: sql`left join person sorted on sorted.id = ${sql.ref(`lead.${name}`)}`,
  order: personOrder,
});

const conciergeId = sql`(select care.concierge_id from concierge_care care
  where care.agent_id = lead.agent_id and care.ended_at is null)`;

const fields: Readonly<
  Record<Exclude<LeadFieldKey, 'tags' | 'unclaimed' | 'duplicates'>, FieldSql>
> = {
  primaryContact: {
    value: sql`lead.first_name || ' ' || lead.last_name`,
    order: [sql`lower(lead.last_name)`, sql`lower(lead.first_name)`],
  },
  email: column('email'),
  phone: column('phone'),
  stage: entry('stage_id'),
  contactStatusLevel: entry('contact_status_level_id'),
  agent: person('agent_id'),
  lastContacted: column('last_contacted_at'),
  lastInquiry: column('last_inquiry_at'),
  score: column('score'),
  source: entry('source_id'),
  createdOn: column('created_at'),
  subSource: entry('sub_source_id'),
  subSourceAgent: person('sub_source_agent_id'),
  referral: entry('referral_id'),
  concierge: {
    value: conciergeId,
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
    order: [sql`lower(lead.secondary_last_name)`, sql`lower(lead.secondary_first_name)`],
  },
  secondaryRelationship: entry('secondary_relationship_id'),
  lastWorked: column('last_worked_on'),
  lastConnectedLender: column('last_connected_lender_on'),
  lastWorkedLender: column('last_worked_lender_on'),
  city: column('city'),
  zip: column('zip'),
};

/** The order of a list and what it reads; unknown values come last, and ties by id. */
export function leadOrderSql({ by, descending }: { by: LeadFieldKey; descending: boolean }): {
  join: Sql;
  order: Sql;
  /** Whether an index brings it. */
  isIndexed: boolean;
} {
  const field = by in fields ? fields[by as keyof typeof fields] : null;
  if (!field) throw new Error(`${by} can’t be sorted by`);
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

/** A validated condition on the row of `lead`. Duplicates are those in the caller's sight. */
export function leadConditionSql(
  caller: Caller,
  { field, is, values }: LeadCondition,
): RawBuilder<SqlBool> {
  if (field === 'tags') return tagSql(is, values);
  if (field === 'unclaimed') return isOrNot(is, sql<SqlBool>`lead.agent_id is null`);
  if (field === 'duplicates') return isOrNot(is, hasDuplicates(caller));
  const { value } = fields[field];
  if (is === 'empty') return sql<SqlBool>`nullif(${value}::text, '') is null`;
  if (is === 'filled') return sql<SqlBool>`nullif(${value}::text, '') is not null`;
  switch (leadFields[field].kind) {
    case 'text':
      return textSql(field, value, is, values[0] ?? '');
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

function textSql(field: LeadFieldKey, value: Sql, is: LeadOperator, text: string) {
  const sought = field === 'phone' ? text.replace(/\D/g, '') : text;
  const holds = sql<SqlBool>`coalesce(${value}, '') ilike ${`%${escapeLike(sought)}%`}`;
  return is === 'contains' ? holds : sql<SqlBool>`not (${holds})`;
}

function anyOfSql(value: Sql, is: LeadOperator, values: string[], type: 'text' | 'uuid') {
  const given = type === 'uuid' ? sql`${values}::uuid[]` : sql`${values}::text[]`;
  const holds = sql<SqlBool>`${value} = any(${given})`;
  return is === 'any-of' ? holds : sql<SqlBool>`(${holds}) is not true`;
}

/** The first instant of a day where the brokerage is. */
const startOf = (day: Sql) => sql`(${day})::timestamp at time zone ${localArea().timeZone}`;

function instantSql(value: Sql, is: LeadOperator, given: string): RawBuilder<SqlBool> {
  const since = sql`now() - make_interval(days => ${given}::int)`;
  if (is === 'in-last-days') return sql<SqlBool>`${value} > ${since}`;
  if (is === 'not-for-days') return sql<SqlBool>`(${value} > ${since}) is not true`;
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
