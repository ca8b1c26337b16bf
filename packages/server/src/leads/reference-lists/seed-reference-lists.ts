import { permissions, stageKeys } from '@homestead/contract/accounts';
import { type ReferenceListKey, UNCLAIMED } from '@homestead/contract/leads';
import type { Database } from '#platform';
import { codeOf, entriesOf } from './office-lists.ts';
import { addMissing } from './reference-entry-store.ts';

/** What the lists start with; staff change them as they like. */
const lists = {
  'lead-statuses':
    'New|Attempted contact|Contacted|Appointment set|Showing homes|Offer written|Under contract|Closed|Not interested',
  'lead-sources':
    'Website|Zillow|Realtor.com|Homes.com|Google|Facebook|Open house|Sign call|Referral|Past client|Sphere of influence|Email|Text message',
  departments: 'Sales|Client care|Transactions|Lending|Marketing|Accounting|Administration',
  relationships: 'Spouse|Partner|Parent|Child|Sibling|Relative|Friend|Business partner|Other',
  't-shirt-sizes': 'XS|S|M|L|XL|2XL|3XL|4XL',
  'response-levels': 'Right away|Same day|Within a week|Rarely|Never',
  'engagement-levels':
    'Ready now|Within 3 months|3 to 6 months|6 to 12 months|More than a year|Just browsing',
  'closing-bag-options': 'Standard|First home|Family|New construction|Pets|No bag',
  'lender-statuses':
    'Not contacted|Contacted|Application started|Documents requested|Prequalified|Preapproved|Credit repair|Denied|Paying cash|Clear to close',
  referrals: 'Past client|Friend or family|Coworker|Agent|Lender|Builder|Relocation company|Other',
} satisfies Partial<Record<ReferenceListKey, string>>;

/** By the code of their lead source. */
const subSources = {
  website:
    'Home search|Tour request|Contact form|Home question|Quiz|App notice|Home value|Registration|Agent page|Registration prompt',
  zillow: 'Premier Agent|Flex',
  google: 'Search ad|Business profile',
  facebook: 'Ad|Page|Marketplace',
  referral: 'Client|Agent|Lender',
};

/**
 * Stages have the keys of their permissions; the one with two keys is one stage, and the view of
 * the unclaimed leads is none.
 */
const stages = stageKeys
  .filter((key) => key !== 'oldleadsupdated' && key !== UNCLAIMED)
  .map((code) => {
    const named = code === 'pastclientsupdated' ? 'oldleadsupdated' : code;
    return { code, display: permissions.find(({ key }) => key === named)?.label ?? code };
  });

const inOrder = (list: ReferenceListKey, entries: { code: string; display: string }[]) =>
  entries.map((entry, index) => ({ ...entry, list, position: index + 1 }));

/** Adds entries that the reference lists lack; what staff changed stays. Runs at every start. */
export async function seedReferenceLists(db: Database): Promise<void> {
  const others = Object.entries(lists) as [ReferenceListKey, string][];
  await addMissing(db, [
    ...inOrder('lead-stages', stages),
    ...others.flatMap(([list, names]) => entriesOf(list, names.split('|'))),
  ]);
  const subs = Object.entries(subSources).flatMap(([source, names]) =>
    names.split('|').map((display) => ({ display, code: `${source}-${codeOf(display)}`, source })),
  );
  await addMissing(db, inOrder('lead-sub-sources', subs));
}
