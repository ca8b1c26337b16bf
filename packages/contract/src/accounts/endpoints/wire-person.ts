import { z } from 'zod';
import { exampleNamedPerson, namedPersonSchema } from '#platform';
import { personAbilities } from '../abilities.ts';

/** The state of a person's account. */
export const personStatuses = ['active', 'invited', 'deactivated', 'deleted'] as const;
export type PersonStatus = (typeof personStatuses)[number];

/** A person as a row of a list. */
export const wirePersonSchema = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string().nullable().describe('null without the permission column-email'),
  phone: z
    .string()
    .nullable()
    .describe('+1 and ten digits; null without the permission column-phone, too'),
  role: z.object({ role: z.string(), rolename: z.string() }),
  status: z.enum(personStatuses),
  city: z.string().nullable(),
  company: z.string().nullable(),
  photo: z.string().nullable(),
  license_number: z.string().nullable(),
  license_expires_on: z.string().nullable().describe('YYYY-MM-DD'),
  eo_expires_on: z.string().nullable().describe('end of the E&O insurance, YYYY-MM-DD'),
  concierge: namedPersonSchema.nullable(),
  created: z.string().describe('instant'),
  last_seen: z.string().nullable().describe('instant when a session was last used'),
  version: z.number().int(),
  abilities: z.array(z.enum(personAbilities)).describe('what the caller may do'),
});
export type WirePerson = z.output<typeof wirePersonSchema>;

/** Everything about a person, and the caller's abilities with it. */
export const wirePersonDetailSchema = wirePersonSchema.extend({
  fixed: z.array(z.string()).describe('fields that the caller may not change'),
  permissionsData: z.string().describe('id=…,permission=…,edit=…,view=… per entry; entries by ;'),
  side: z.enum(['staff', 'external', 'client']),
  email_verified: z.boolean(),
  waiting_email: z.string().nullable().describe('an address waiting to be confirmed'),
  two_step: z
    .boolean()
    .nullable()
    .describe('null if the caller may not see it, like other private fields'),
  department: z.string().nullable(),
  address1: z.string().nullable(),
  address2: z.string().nullable(),
  state: z.string().nullable(),
  zip: z.string().nullable(),
  country: z.string(),
  dateOfBirth: z.string().nullable(),
  tShirtSize: z.string().nullable(),
  relationshipStatus: z.string().nullable(),
  faceBook: z.string().nullable(),
  instaGram: z.string().nullable(),
  linkdin: z.string().nullable(),
  twitter: z.string().nullable(),
  eo_carrier: z.string().nullable().describe('errors and omissions insurance'),
  eo_policy: z.string().nullable(),
  commission_agent: z.boolean(),
  invited_at: z.string().nullable(),
  deactivated_at: z.string().nullable(),
  deleted_at: z.string().nullable(),
  agents: z.array(namedPersonSchema).describe('agents in the care of a concierge'),
  coagents: z.array(namedPersonSchema).describe('co-agents of an agent'),
  coagentof: z.array(namedPersonSchema).describe('agents that a co-agent stands in for'),
});
export type WirePersonDetail = z.output<typeof wirePersonDetailSchema>;

export const examplePerson: WirePerson = {
  id: '0198f2a0-0000-7000-8000-000000000005',
  first_name: 'Daniel',
  last_name: 'Okafor',
  firstname: 'Daniel',
  lastname: 'Okafor',
  email: 'daniel.okafor@prairieandmain.example',
  phone: '+14025550121',
  role: { role: 'agent', rolename: 'Agent' },
  status: 'active',
  city: 'Omaha',
  company: null,
  photo: null,
  license_number: 'NE-20190412',
  license_expires_on: '2027-12-31',
  eo_expires_on: '2027-06-30',
  concierge: exampleNamedPerson,
  created: '2026-06-01T15:00:00.000Z',
  last_seen: null,
  version: 1,
  abilities: ['edit', 'change-role', 'end-sessions', 'deactivate', 'delete'],
};

export const examplePersonDetail: WirePersonDetail = {
  ...examplePerson,
  fixed: [],
  permissionsData: 'id=201,permission=edit-leads,edit=false,view=true',
  side: 'staff',
  email_verified: true,
  waiting_email: null,
  two_step: false,
  department: null,
  address1: null,
  address2: null,
  state: 'NE',
  zip: '68132',
  country: 'USA',
  dateOfBirth: null,
  tShirtSize: null,
  relationshipStatus: null,
  faceBook: null,
  instaGram: null,
  linkdin: null,
  twitter: null,
  eo_carrier: 'Plains Mutual',
  eo_policy: 'EO-20417',
  commission_agent: false,
  invited_at: null,
  deactivated_at: null,
  deleted_at: null,
  agents: [],
  coagents: [],
  coagentof: [],
};
