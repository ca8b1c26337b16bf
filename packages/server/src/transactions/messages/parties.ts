import { defineMessages } from '@homestead/contract/platform';

/** What the directory of companies and people says to staff. */
export const partyMessages = defineMessages({
  party: 'Transaction contact',
  retired: 'Retired',
  mergedInto: 'Merged into',
  yes: 'Yes',
  nameTaken:
    'Name is already in use by {name}{isRetired, select, yes { (retired). Restore it instead} other {}}',
  emailTaken:
    'Email is already in use by {name}{isRetired, select, yes { (retired)} other {}}. Leave it empty if they share it.',
  phoneTaken:
    'Phone is already in use by {name}{isRetired, select, yes { (retired)} other {}}. Leave it empty if they share it.',
  nameTakenBySomeone: 'Name is already in use',
  emailTakenBySomeone: 'Email is already in use',
  phoneTakenBySomeone: 'Phone is already in use',
  kindsNeeded: 'Services are required for a company',
  companyNeeded: 'Company is required',
  noCompany: 'Company applies only to people',
  intoUnknown: 'Merge into must be another active contact of the same type',
});
