import { namePeople } from '#accounts';
import { findConsentState } from '#messaging';
import {
  type Caller,
  type DatabaseTransaction,
  inLanguage,
  personZones,
  type Queryable,
  type Services,
} from '#platform';
import {
  type BuiltSearch,
  findSearchStop,
  hasSearch,
  issueSearchStop,
  openSaved,
  saveSharedSearch,
} from '#saved';
import { requireFewEmails } from '../emails/require-few-emails.ts';
import { nameIn } from '../full-name.ts';
import { findLead } from '../inquiries/lead-mail-store.ts';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { selectLeadGroup } from '../merges/lead-group-store.ts';
import { refuseLead } from '../refuse-lead.ts';
import { homeSearchEmail } from './home-search-email.ts';

/**
 * Keeps a search for a lead without an account, in place of the one before, and emails it to them
 * unless its emails are off. Refuses (lead-without-email); without their consent to marketing email
 * (home-search-without-consent); if they stopped such emails since then (home-search-stopped); and
 * (too-many-emails) a caller who writes too many in ten minutes. Returns its id.
 */
export async function shareSearch(
  services: Pick<Services, 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  caller: Caller,
  lead: LeadRow,
  search: BuiltSearch,
): Promise<string> {
  const { email } = lead;
  if (search.frequency === 'off') return saveSharedSearch(tx, lead.id, search);
  if (email === null) return refuseLead('lead-without-email');
  const consent = await consentOf(tx, email);
  if (consent.state !== 'granted') return refuseLead('home-search-without-consent');
  const { leadIds } = await selectLeadGroup(tx, lead.id);
  const stoppedAt = await findSearchStop(tx, leadIds);
  if (stoppedAt && (consent.since === null || consent.since <= stoppedAt)) {
    return refuseLead('home-search-stopped');
  }
  await requireFewEmails(tx, caller.personId);
  const id = await saveSharedSearch(tx, lead.id, search);
  const people = await namePeople(tx, [caller.personId]);
  const stop = await inLanguage(lead.language, () => issueSearchStop(services, tx, id));
  await services.mail.queue(tx, {
    ...inLanguage(lead.language, () =>
      homeSearchEmail(services.settings, {
        ...{ search: { ...search, id }, firstName: lead.first_name, stop },
        agent: nameIn(people, caller.personId),
      }),
    ),
    to: email,
    quietZones: personZones({ state: lead.state }),
    notification: { personId: null, kind: 'homes', topics: [id, lead.id] },
  });
  return id;
}

/** Whether the search that staff set up for a lead is still there. */
export const hasOwnSearch = async (tx: Queryable, lead: LeadRow): Promise<boolean> =>
  lead.search_setup_id !== null &&
  hasSearch(tx, lead.search_setup_id, { holderId: lead.id, personId: lead.person_id });

/** Whether a lead's search is shared with it, not in an account. */
export const isKept = async (tx: Queryable, lead: LeadRow): Promise<boolean> =>
  lead.person_id === null || hasOwnSearch(tx, { ...lead, person_id: null });

const consentOf = (tx: Queryable, address: string) =>
  findConsentState(tx, { channel: 'email', address, kind: 'marketing' });

const hasAgreed = async (tx: Queryable, address: string) =>
  (await consentOf(tx, address)).state === 'granted';

/** Tells the saved room who gets the news of searches that are shared with leads. */
export function nameSearchHolders(services: Services): void {
  openSaved(services).findSearchHolder = async (tx, leadId) => {
    const lead = await findLead(tx, leadId);
    // What stays with a merged lead is quiet, since its survivor has a search.
    if (lead?.id !== leadId || lead.email === null) return null;
    if (!(await hasAgreed(tx, lead.email))) return null;
    const { email, first_name: firstName, language, state } = lead;
    return {
      ...{ email, firstName, language: language === 'es' ? 'es' : 'en' },
      ...{ zones: personZones({ state }), topics: [lead.id] },
    };
  };
}
