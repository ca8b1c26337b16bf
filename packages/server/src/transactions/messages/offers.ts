import { defineMessages } from '@homestead/contract/platform';

/** What offers say to staff. */
export const offerMessages = defineMessages({
  offer: 'Offer',
  state: 'Status',
  homeInspections: 'Home inspections',
  yes: 'Yes',
  no: 'No',
  changedBy: '{name} changed {label} in the meantime',
  changedBySomeone: '{label} was changed in the meantime',
  started: 'Offer {code} started',
  saved: 'Offer {code} saved',
  accepted: 'Offer {code} accepted',
  answeredBy: '{name} marked this offer as {state} on {when}.',
  answeredByServer: 'This offer was marked as {state} on {when}.',
  notFound: '{label} isn’t known',
  notInDirectory: '{label} isn’t in the directory of transaction contacts',
  needed: '{label} is required',
  before: '{label} must be after {other}',
  notAfter: '{label} must not be after {other}',
  passed: '{label} is in the past',
  aboveprice: '{label} is more than the offer price',
  sunday: '{label} is a Sunday',
  holiday: '{label} is a federal holiday, when banks and county offices are closed',
  skippedTime: 'This time doesn’t exist on that day: clocks move forward',
});
