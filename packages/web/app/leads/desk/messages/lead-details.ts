import { defineMessages } from '@homestead/contract/platform';

/** What is known about a lead: the drawer of New Leads. */
export const leadDetailMessages = defineMessages({
  details: 'Details',
  title: 'Details of {name}',
  duplicate: 'Possible duplicate',
  email: 'Email',
  phone: 'Phone',
  lastContacted: 'Last contacted',
  createdOn: 'Created on',
  noContact: 'No contact recorded',
  saved: 'Details of {name} saved',
  history: 'History',
  status: 'Status',
  source: 'Source',
  financing: 'Financing',
  contact: 'Contact',
  secondContact: 'Second contact',
});
