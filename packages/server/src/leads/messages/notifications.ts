import { defineMessages } from '@homestead/contract/platform';

/** What the app tells staff. `name` is the lead's, `home` an address or an MLS number. */
export const leadNotificationMessages = defineMessages({
  leadNew: 'New leads and inquiries',
  leadNewHelp: 'A lead is yours, or one of yours asks something. Someone waits for an answer.',
  given: 'New lead for you: {name}',
  inquired: 'New inquiry from {name}',

  leadOffered: 'Leads you may claim',
  leadOfferedHelp: 'A rule offers you a lead, or one is in your pond.',
  offered: 'You may claim a new lead: {name}',
});
