import { sql } from 'kysely';

/** SQL: what a lead is found by, in the words of the index `lead_search`. */
export const leadSearch = sql`(lead.first_name || ' ' || lead.last_name || ' '
  || coalesce(lead.email, '') || ' ' || coalesce(lead.phone, ''))`;

/** SQL: what its second contact is found by, in the words of `lead_second_search`. */
export const leadSecondSearch = sql`(coalesce(lead.secondary_first_name, '') || ' '
  || coalesce(lead.secondary_last_name, '') || ' ' || coalesce(lead.secondary_email, ''))`;
