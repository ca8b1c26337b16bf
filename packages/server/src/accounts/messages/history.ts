import { defineMessages } from '@homestead/contract/platform';

/** Fields and values in the history of people and roles, and what people hold. */
export const historyMessages = defineMessages({
  // people
  primaryContact: 'Primary contact',
  deactivated: 'Deactivated',
  deleted: 'Deleted',
  handedOverTo: 'Handed over to',
  concierge: 'Concierge',
  coAgent: 'Co-agent',
  photo: 'Photo',
  language: 'Language of emails',
  english: 'English',
  spanish: 'Spanish',
  waitingEmail: 'New email, not confirmed yet',
  aPhoto: 'A photo',
  yes: 'Yes',
  no: 'No',

  // roles
  scope: 'Record access',
  twoStepRequired: 'Two-step required',
  notAllowed: 'not allowed',
  allowed: 'allowed',
  viewAndEdit: 'view and edit',

  // what a person holds that others take over
  agentsInCare: 'Assigned agents',
  coAgents: 'Co-agents',
});
