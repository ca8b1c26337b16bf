import { defineMessages } from '@homestead/contract/platform';

/** Leads that are one household. */
export const householdMessages = defineMessages({
  title: 'Household of {name}',
  linkLead: 'Link a lead',
  find: 'Name, email or phone of the lead',
  who: 'Who belongs to the household?',
  noneFound: 'No lead found',
  relationship: 'Relationship',
  whoIs: 'Who {name} is in the household',
  links: '{one} and {other} stay two leads, and each shows the other as household.',
  link: 'Link',
  cancel: 'Cancel',
  linked: '{one} and {other} are one household',
  unlink: 'Unlink',
  unlinkName: 'Unlink {name}',
  unlinked: '{name} is no longer in the household',
  instead: 'Link as household instead',
});
