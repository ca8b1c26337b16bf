import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Caller, holds } from '#platform';

/**
 * SQL: nobody works the row of `lead`, and the caller may see and claim it. Where a rule put it,
 * only those whom it's offered to or the members of its pond may, and those who assign leads. A
 * member who let it lapse may again once all of them have.
 */
export function openTo(caller: Caller): RawBuilder<SqlBool> {
  const me = caller.personId;
  if (holds(caller, 'lead-assign-all')) return sql<SqlBool>`lead.agent_id is null`;
  if (!holds(caller, 'lead-claim')) return sql<SqlBool>`false`;
  return sql<SqlBool>`(lead.agent_id is null and not exists (
    select 1 from lead_route route left join lead_pond pond on pond.id = route.pond_id
    where route.lead_id = lead.id and not case
      when pond.id is null then ${me} = any(route.offered_to)
      else ${me} = any(pond.members)
        and (not ${me} = any(route.passed) or pond.members <@ route.passed) end))`;
}

/** SQL: where a rule put an unclaimed lead: `pond` by name, and until when it can be claimed. */
export const unclaimedAt = sql`
  (select pond.name from lead_route route join lead_pond pond on pond.id = route.pond_id
    where route.lead_id = lead.id and lead.agent_id is null) as pond,
  (select route.moves_at from lead_route route
    where route.lead_id = lead.id and lead.agent_id is null) as claim_until`;
