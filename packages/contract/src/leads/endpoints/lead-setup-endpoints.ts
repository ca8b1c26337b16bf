import { z } from 'zod';
import { searchFilterLabels, searchFilterSchema } from '#listings';
import { defineEndpoint, linesText, lineText } from '#platform';
import { alertFrequencies, SEARCH_NAME_MAX } from '#saved';
import { leadSetupCalls } from '../desk-calls.ts';
import { leadSaved, leadVersion } from './lead-record-endpoints.ts';

const ofLead = { params: z.object({ id: z.uuid() }) };
const id = z.uuid().optional().describe('the lead’s, as in the path');
const labels = {
  ...searchFilterLabels,
  id: 'Lead',
  version: 'Version',
  isOn: 'Value updates',
  address: 'Address of the home',
  isSetUp: 'Home search is set up',
  note: 'What was set up',
  savedSearchId: 'Saved search',
  name: 'Name of the search',
  frequency: 'Emails',
};

/**
 * `{ isOn, address }`: whether a lead wants emails about what their home is worth, and which home.
 * Turning it on is refused without an email address (lead-without-email), and without their consent
 * to marketing email (value-updates-without-consent).
 */
export const updateValueUpdates = defineEndpoint(leadSetupCalls.updateValueUpdates, {
  access: { kind: 'permission', anyOf: ['homebot'], scope: 'own' },
  summary: 'Turn value updates by email on or off for a lead',
  ...ofLead,
  labels,
  body: z.object({
    id,
    version: leadVersion,
    isOn: z.boolean(),
    address: lineText(200).nullable().optional(),
  }),
  exampleBody: { version: 1, isOn: true, address: '5011 Chicago St, Omaha' },
  ...leadSaved,
});

/**
 * `{ isSetUp, note, search }`: that staff set up a home search for a lead. `search` makes a saved
 * search in the client's account, whose alerts they get as of their own. For a lead without an
 * account, it replaces the search shared before and is emailed to them with a link that stops it;
 * unless its emails are off, that needs an email address (lead-without-email) and their consent to
 * marketing email (home-search-without-consent). It is theirs once they register. `savedSearchId`
 * links a saved search that they have (lead-without-account).
 */
export const updateHomeSearchSetup = defineEndpoint(leadSetupCalls.updateHomeSearchSetup, {
  access: { kind: 'permission', anyOf: ['homesearch'], scope: 'own' },
  summary: 'Set up a home search for a lead, in their account or by email',
  isForm: true,
  ...ofLead,
  labels,
  body: z.object({
    id,
    version: leadVersion,
    isSetUp: z.boolean(),
    note: linesText(1000).nullable().optional(),
    savedSearchId: z.uuid().nullable().optional(),
    search: z
      .object({
        name: lineText(SEARCH_NAME_MAX).min(1),
        frequency: z.enum(alertFrequencies).optional(),
        filter: searchFilterSchema,
      })
      .optional(),
  }),
  exampleBody: {
    version: 1,
    isSetUp: true,
    note: 'Wants emails about price drops, too.',
    search: {
      name: 'Elkhorn up to $450,000',
      frequency: 'daily',
      filter: { city: ['Elkhorn'], pricemax: 450000, number_of_beds: 3 },
    },
  },
  ...leadSaved,
  example: { ...leadSaved.example, message: 'Home search saved' },
});
