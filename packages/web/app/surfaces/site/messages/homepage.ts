import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './homepage.es.ts';

/** The homepage, besides its homes and sales. */
export const homepageMessages = defineMessages(spanish.homepageMessages, {
  title: 'Homes for sale in and around {area}',
  description:
    '{firm} helps you buy and sell homes in {cities}. Search every home for sale, see what we sold, and talk to an agent.',
  tagline: 'It all starts at home. Love where you live.',
  heroLead: 'Every home for sale around {area}, from the MLS, updated throughout the day.',

  // buying and selling
  ways: 'How can we help?',
  buyers: 'HOME BUYERS',
  buyersText:
    'Search every home for sale, save the ones you love, and tour them with an agent who works for you.',
  explore: 'Explore Homes',
  sellers: 'HOME SELLERS',
  sellersText:
    'Talk through price, timing and preparation with an agent who knows what sells near you.',
  homeValue: 'What is your home worth?',
  both: 'BUY & SELL',
  bothText: 'Sell one home and buy the next with one team, one plan and dates that fit together.',
  contactUs: 'Contact Us',

  // agent quiz, app
  match: 'Get Matched With an Agent',
  matchText: 'Ten short questions, and we’ll suggest an agent who fits how you like to work.',
  app: 'New App Coming Soon!',
  appText: 'Be the first to know when you can search and save homes in our app.',

  // magazine
  magazine: 'Our magazine',
  magazineText: 'Homes, neighborhoods and the local market, from {firm}.',
  readIssue: 'Read Issue',
  subscribe: 'Subscribe',
});
