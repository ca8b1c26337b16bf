import { defineMessages } from '@homestead/contract/platform';

/** What an offer costs its buyer, and what follows from it. */
export const costMessages = defineMessages({
  cashToClose: 'Cash to close',
  priceFirst: 'Enter an offer price to see what the buyer needs at closing.',
  heldFor: 'Fix these first: {fields}. Then you see the cash to close and the monthly cost here.',
  incomplete: 'Some amounts aren’t known yet, so the sum leaves them out.',
  estimated: '(estimated)',
  month: 'Monthly cost',
  aMonth: '{amount} a month',
  principalAndInterest: 'Principal and interest',
  mortgageInsurance: 'Mortgage insurance',
  tax: 'Property tax',
  insurance: 'Home insurance',
  dues: 'HOA dues',
  noLoan: 'Paid in cash, without a loan.',
  loan: 'For a loan of {amount} at {rate}% over {years, number} years.',
  assumed: 'What the offer doesn’t say is estimated.',
  asOf: 'Estimates are as of {day}.',
  dates: 'Important dates',
  documents: 'Documents this offer needs',
  fromListing: 'From the MLS listing.',
  copied: 'Copied from your last offer.',
  editing: '{names} is editing this offer, too.',
  editingMany: '{names} are editing this offer, too.',
  copy: 'Copy from my last offer',
  copyDone: 'Copied. Fields that were filled in stayed as they were.',
});
