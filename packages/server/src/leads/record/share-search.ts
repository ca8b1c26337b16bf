import type { AlertFrequency } from '@homestead/contract/saved';
import { namePeople } from '#accounts';
import type { ParsedFilter } from '#listings';
import { findConsentState } from '#messaging';
import {
  type Caller,
  type DatabaseTransaction,
  inLanguage,
  personZones,
  type Queryable,
  type Services,
} from '#platform';
import { issueSearchStop, keepSearch, openSaved } from '#saved';
import { nameIn } from '../full-name.ts';
import { findLead } from '../inquiries/lead-mail-store.ts';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { refuseLead } from '../refuse-lead.ts';
import { homeSearchEmail } from './home-search-email.ts';

/**
 * Keeps a search for a lead without an account, in place of the one before, and emails it to them
 * unless its emails are off. Refuses (lead-without-email) and, without their consent to marketing
 * email, (home-search-without-consent). Returns its id.
 */
export async function shareSearch(
  services: Pick<Services, 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  caller: Caller,
  lead: LeadRow,
  search: { name: string; frequency: AlertFrequency; filter: ParsedFilter },
): Promise<string> {
  const { email } = lead;
  if (search.frequency === 'off') return keepSearch(tx, lead.id, search);
  if (email === null) return refuseLead('lead-without-email');
  if (!(await hasAgreed(tx, email))) return refuseLead('home-search-without-consent');
  const id = await keepSearch(tx, lead.id, search);
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

const hasAgreed = async (tx: Queryable, address: string) =>
  (await findConsentState(tx, { channel: 'email', address, kind: 'marketing' })).state ===
  'granted';

/** Tells the saved room who gets the news of searches that are kept for leads. */
export function nameSearchHolders(services: Services): void {
  openSaved(services).findSearchHolder = async (tx, leadId) => {
    const lead = await findLead(tx, leadId);
    if (lead?.email === null || !lead || !(await hasAgreed(tx, lead.email))) return null;
    const { email, first_name: firstName, language, state } = lead;
    return {
      ...{ email, firstName, language: language === 'es' ? 'es' : 'en' },
      ...{ zones: personZones({ state }), topics: [lead.id] },
    };
  };
}
