import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './pages.es.ts';

/** Titles and texts of the site's other pages. */
export const pageMessages = defineMessages(spanish.pageMessages, {
  // titles
  compareHomes: 'Compare homes',
  filters: 'Filters',
  maps: 'Maps',
  requestTour: 'Request a tour',
  tourOf: 'For <home>{address}</home>',

  // what search engines and shared links show
  resultsPage: '{heading}, page {page, number}',
  resultsDescription:
    '{total, number} {heading}, updated throughout the day from the MLS. Photos, prices, open houses and price history from {firm}.',
  placesTitle: 'Homes for sale by place: {kind}',
  placesDescription:
    '{count, number} {kind} with homes for sale, with prices and days on the market.',
  mlsNumber: 'MLS #{number}',
  home: 'Home',
  beds: '{count, plural, one {# bed} other {# beds}}',
  baths: '{count, plural, one {# bath} other {# baths}}',
  squareFeet: '{area} sq ft',
  homeFor: '{facts} for {price}. MLS #{number}.',
  homeWithoutPrice: '{facts}. MLS #{number}.',

  // terms and policies
  lastChanged: 'Last changed {day}',

  // contact
  contactTitle: 'Contact us',
  contactHeading: 'Find the Home That Speaks to You',
  contactTagline: 'Redefining Real Estate',
  getInTouch: 'Get In Touch',
  inquiryStatusTitle: 'Your message',
  tourReplyTitle: 'Answer a tour request',
  myTourTitle: 'Your tour',
  clientOfferTitle: 'Your offer',
  sellerOffersTitle: 'The offers on your home',
  documentLogTitle: 'Daily record of signed documents',
  verifyTitle: 'Check a signed document',
  verifyDescription:
    'Is a signed document valid, who signed it, and was it changed? Checked in your browser; nothing is uploaded.',
  rateTourTitle: 'How was your tour?',
  rateTourLead: 'It takes a minute. Only your agent and our team read it; we don’t publish it.',
  tourRated: 'Thank you',
  tourRatedLead: 'We have your rating. You can change it for 14 days with the same link.',
  seeMoreHomes: 'See more homes',
  contactLead:
    '{firm} answers questions about homes, schedules tours, and can refer you to lenders who pre-approve you before you make an offer.',
  office: 'Office',
  phone: 'Phone',
  textMessages: 'Text messages',
  email: 'Email',
  hours: 'Hours',
  serviceArea: 'Service area',
  license: 'License',
  askTitle: 'Ask about this home',
  askLead:
    '{firm} can show you this home, answer questions and help you make an offer, no matter which brokerage lists it.',
  askSubject: '{address} (MLS #{number})',
  aHome: 'A home',

  // agents
  agentsTitle: 'Our agents',
  agentsDescription:
    'The agents of {firm}, with the places they work in, the languages they speak and their homes for sale.',
  agentDescription: '{name} is a real estate agent at {firm}.',
  agentNotFound: 'Agent not found',
  agentNotFoundHint: 'This agent may have left us. Our other agents can help.',
  seeAgents: 'See all agents',

  // short forms
  quizTitle: 'Get Matched With an Agent',
  quizLead: 'Tell us how to reach you, then answer ten short questions.',

  appListTitle: 'New App Coming Soon!',
  appListLead: 'Be the first to know when you can search and save homes in the app of {firm}.',
  homeValueTitle: 'What is your home worth?',
  homeValueLead:
    'Tell us about your home. An agent of {firm} compares it with recent sales nearby and sends you a comparative market analysis. A person does this work; this site doesn’t guess a price.',
  newsletterTitle: 'Newsletter',
  newsletterLead: 'Homes and news from the local market, by email from {firm}.',
  confirmListTitle: 'Confirm your sign-up',
  stopListTitle: 'Stop these emails?',

  // reporting a problem
  reportTitle: 'Report a problem',
  reportLead: 'Tell the broker what’s wrong with <home>{address}</home>.',
  reportSent: 'Sent',
  backToHome: 'Back to the home',

  // unsubscribe
  stopTitle: 'Stop emails',
  linkUnreadable: 'This link doesn’t work',
  linkUnreadableLead:
    'It may have been cut off. Open it from the email again, or change your emails under Saved searches.',
  savedSearches: 'Saved searches',
  stopped: 'Emails stopped',
  stoppedAbout: 'You won’t get any more emails about “{search}”.',
  stoppedAll: 'You won’t get any more emails about your saved searches.',
  turnOnAgain:
    'You can turn them back on under <searches>Saved searches</searches>, or <search>keep searching</search>.',
  stopQuestion: 'Stop these emails?',
  emailsAbout: 'You get emails about “{search}”.',
  emailsAll: 'You get emails about your saved searches.',
  stop: 'Stop these emails',
});
