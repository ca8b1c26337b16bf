import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './form-problems.es.ts';

/** What is missing or doubtful in a form before it is signed. Each is shown at its item. */
export const formProblemMessages = defineMessages(spanish.formProblemMessages, {
  unanswered: 'This isn’t answered yet.',
  explain: 'This answer needs an explanation.',

  // what was typed
  year: 'A year has four digits, such as 2012.',
  yearOr: 'A year has four digits, such as 2012. You can also write {other}.',
  yearRange: 'The year must be between {first} and {last}.',
  number: 'This must be a number of at least 1.',
  numberOr: 'This must be a number of at least 1. You can also write {other}.',
  text: 'Please rewrite this answer.',
  unprintable: 'This can’t be printed: {characters}. Write it without these characters.',

  // answers that contradict each other
  notAsked: 'You answered this, but another answer says it doesn’t apply.',
  years: 'The first year is after the last one.',
  roofOlder: 'That would make the roof older than the house ({year}).',
  leaksNow: 'You say that the roof leaks now, and also that it has never leaked.',
  twoSewers: 'Your answers say the home has both a public or community sewer and a septic system.',
  noSewer: 'Your answers say the home has neither a sewer nor a septic system.',
  noWater: 'Your answers say the home has neither a public nor a private water system.',
  equipmentNone: 'You answered Yes, but {item} says None / Not Included.',
  equipmentThere: 'You answered No, but {item} says the home has one.',

  // answers that don’t fit what else is known
  listingYear: 'The listing says {year}.',
  listingSewer:
    'The listing says {sewer, select, public {public sewer} community {community or SID sewer} other {septic system}}.',
  listingHas: 'The listing says there is one.',
  listingHasNot: 'The listing says there is none.',
  floodPlain: 'The flood map puts the home in a flood plain.',
  notFloodPlain: 'The flood map puts the home outside of flood plains.',
  leadForm: 'The lead-based paint disclosure says something else.',

  // other forms
  needsLeadPaint: 'The home was built before 1978: it needs the lead-based paint disclosure, too.',
  needsLeadSoil: 'The home is in the area where soil may hold lead: add the lead-in-soil addendum.',
  needsVa: 'The sale is financed with a VA loan: it needs the VA addendum, too.',
  needsSid: 'The home is in an SID: the buyer must get its statement and sign the receipt.',
});
