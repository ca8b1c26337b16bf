import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './agents.es.ts';

/** The agent directory, and an agent's page. */
export const agentMessages = defineMessages(spanish.agentMessages, {
  // the directory
  title: 'Our agents',
  lead: 'Find an agent of {firm} by name, by the places they know, or by the languages they speak.',
  name: 'Name',
  area: 'Area',
  anyArea: 'Any area',
  language: 'Language',
  anyLanguage: 'Any language',
  search: 'Search',
  found: '{count, plural, =0 {No agents found} one {# agent} other {# agents}}',
  noneFound: 'Try another name, area or language.',
  noneYet: 'Get in touch, and we’ll match you with an agent.',
  contactUs: 'Contact us',
  seeAll: 'See all agents',
  pages: 'Pages of agents',
  previous: 'Previous',
  next: 'Next',
  license: 'License {number}',
  worksIn: 'Works in {areas}',
  speaks: 'Speaks {languages}',

  // an agent's page
  about: 'About {name}',
  facts: 'Facts',
  licenseLabel: 'License',
  brokerage: 'Brokerage',
  areas: 'Areas',
  languages: 'Languages',
  specialties: 'Specialties',
  write: 'Write to {name}',
});
