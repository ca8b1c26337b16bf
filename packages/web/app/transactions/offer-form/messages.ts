import { defineMessages } from '@homestead/contract/platform';

/** The form by which other agents send offers; agents read it, so it is in English alone. */
export const offerFormMessages = defineMessages({
  title: 'Send an offer',
  lead: 'For the buyer’s agent. The listing agent gets it right away; nobody else who has this link can read it.',
  forHome: 'Offer on {address}',
  listed: 'Listed at {price} by {agent}',
  listedAt: 'Listed at {price}',
  parties: 'Buyers and their agent',
  terms: 'Main terms',
  optional: '{label} (optional)',
  dollars: 'In dollars, such as 389,000',
  dollarsNeeded: '{label} must be an amount in dollars',
  needed: '{label} is required',
  financeHint: 'Such as Cash, Conventional, FHA or VA',
  omahaTime: 'Local time in Omaha',
  choose: 'Not stated',
  otherHint: 'Inspections, sale of another home, appraisal, personal property',
  send: 'Send this offer',
  sent: 'Your offer was sent',
  receipt: 'Its code is {code}, its status: submitted. Keep this page or print it as your receipt.',
  next: 'The listing agent presents it to the seller and answers you at {email}.',
});
