import { type Caller, holds, type Queryable } from '#platform';
import { selectRelationships } from '../household/household-store.ts';
import { findLeadInSight } from '../inquiries/inquiry-store.ts';
import { contactsOf } from '../record/lead-contacts.ts';
import { selectHousehold } from '../record/record-store.ts';

/** Someone who may sign for a client: the lead, or another contact of theirs. */
export interface FoundSigner {
  readonly name: string;
  /** Empty if it isn't known, or the caller may not see it. */
  readonly email: string;
  readonly phone: string;
  readonly language: 'en' | 'es';
}

/**
 * The contacts of a lead in the caller's sight, the lead first, then its household, as far as the
 * caller may see them; none of another lead.
 */
export async function findSigners(
  db: Queryable,
  caller: Caller,
  leadId: string,
): Promise<FoundSigner[]> {
  const lead = await findLeadInSight(db, caller, leadId);
  if (!lead || lead.erased_at !== null) return [];
  const isShown = holds(caller, 'column-secondaryleadcontact');
  const household = isShown ? await selectHousehold(db, caller, lead) : [];
  const relationships = await selectRelationships(
    db,
    household.map(({ id }) => id),
  );
  const { primary, secondary } = contactsOf(caller, {
    ...{ lead, household, relationships, nameOf: () => null },
  });
  return [primary, ...secondary].flatMap(({ firstName, lastName, email, phone }) => {
    const name = `${firstName ?? ''} ${lastName ?? ''}`.trim();
    if (name === '') return [];
    const language = lead.language === 'es' ? 'es' : 'en';
    return [{ name, email: email ?? '', phone: phone ?? '', language } as const];
  });
}
