import type { CallLine } from '#platform';

/**
 * What an API key may be made for: each scope is a set of calls. A key makes no other call,
 * and each call still asks what the key’s owner may do. Calls about signing in, passwords,
 * sessions, roles and keys are in no scope.
 */
export const apiScopes = {
  'leads:read': {
    label: 'Read leads',
    help: 'Lists, details, timeline, inquiries, messages and consent of the leads you see.',
    calls: [
      'POST AdminLead/Getleads',
      'GET lead-fields',
      'GET AdminLead/GetLeadList',
      'GET AdminLead/ClientList',
      'GET AdminLead/GetleadContactDetails',
      'GET leads/lookups',
      'GET leads/{id}/timeline',
      'GET inquiries',
      'GET leads/search',
      'GET leads/roles',
      'GET leads/{id}/details',
      'GET leads/{id}/details/history',
      'GET leads/{id}/decisions',
      'GET leads/{id}/messages',
      'GET leads/{id}/consents',
      'GET leads/{id}/text-consent',
    ],
  },
  'leads:write': {
    label: 'Change leads',
    help: 'Claim leads, change their details, log contacts and consent.',
    calls: [
      'PUT leads/{id}/claim',
      'PUT leads/{id}/details',
      'POST leads/{id}/contacts',
      'POST leads/{id}/consents',
    ],
  },
  'leads:create': {
    label: 'Add leads',
    help: 'Leads that you keep elsewhere. They are assigned and start plans like other new leads.',
    calls: ['POST AdminLead/CreateLead'],
  },
  'inquiries:create': {
    label: 'Send inquiries',
    help: 'Inquiries that people made elsewhere, such as on a page of your own.',
    calls: ['POST leads/contact', 'POST Property/Contact', 'POST home-values'],
  },
  'listings:read': {
    label: 'Read listings',
    help: 'Search results and homes, as the public site shows them.',
    calls: [
      'POST Property/GetPropertyList',
      'POST Property/GetMapPoints',
      'GET Property/GetPropertyById',
      'GET Property/GetPropertyHistory',
      'GET Property/GetSimilarProperties',
      'GET Property/GetOpenHouseListingById',
      'GET Property/Suggest',
    ],
  },
} as const satisfies Record<string, { label: string; help: string; calls: readonly CallLine[] }>;

export type ApiScope = keyof typeof apiScopes;

export const apiScopeKeys = Object.keys(apiScopes) as [ApiScope, ...ApiScope[]];

/** How long a key can be valid, in days. */
export const API_KEY_DAYS = { usual: 365, most: 730 } as const;
