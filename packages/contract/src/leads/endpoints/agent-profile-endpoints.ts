import { z } from 'zod';
import { exampleHomeCard, homeCardSchema } from '#listings';
import {
  defineEndpoint,
  historyEndpoints,
  linesText,
  lineText,
  pageFacts,
  pageQuery,
  recordVersion,
} from '#platform';
import {
  AGENT_ABOUT_MAX,
  agentLanguages,
  agentSpecialties,
  agentStyles,
} from '../agent-profiles.ts';
import { agentProfileCalls } from '../desk-calls.ts';

const cardFacts = {
  slug: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  photo: z.string().nullable().describe('path on this site'),
  areas: z
    .array(z.string())
    .describe('cities of the service area; of their homes in the MLS if they named none'),
  languages: z.array(z.string()),
  licenseNumber: z.string().nullable(),
};
const cardSchema = z.object(cardFacts);
export type WireAgentCard = z.output<typeof cardSchema>;

const card: WireAgentCard = {
  slug: 'ellen-kowalski',
  firstName: 'Ellen',
  lastName: 'Kowalski',
  photo: null,
  areas: ['Omaha', 'Bellevue'],
  languages: ['English', 'Polish'],
  licenseNumber: '20080233',
};

/** Agents with a published profile, by last name. Areas and languages are those to filter by. */
export const listAgents = defineEndpoint(agentProfileCalls.listAgents, {
  access: { kind: 'public' },
  summary: 'The agent directory',
  query: z.object({
    ...pageQuery,
    name: lineText(80).optional(),
    area: lineText(80).optional(),
    language: lineText(80).optional(),
  }),
  answer: z.object({
    data: z.array(cardSchema),
    ...pageFacts,
    areas: z.array(z.string()),
    languages: z.array(z.string()),
  }),
  example: {
    data: [card],
    ...{ page: 1, pageSize: 20, total: 1 },
    areas: ['Bellevue', 'Omaha'],
    languages: ['English', 'Polish'],
  },
});

const cents = z.number().int().positive().nullable();

const publicSchema = z.object({
  ...cardFacts,
  roleLabel: z.string(),
  email: z.string(),
  phone: z.string().nullable().describe('+1 and ten digits'),
  about: z.string(),
  aboutEs: z.string().describe('in Spanish; may be empty'),
  specialties: z.array(z.string()),
  styles: z.array(z.string()),
  priceFromCents: cents,
  priceToCents: cents,
  isPriceComputed: z.boolean().describe('the range of their homes in the MLS'),
});
export type WirePublicAgent = z.output<typeof publicSchema>;

/** A published profile, by a slug it has or had; its `slug` is the current one. */
export const getAgent = defineEndpoint(agentProfileCalls.getAgent, {
  access: { kind: 'public' },
  summary: 'An agent’s public profile',
  params: z.object({ slug: lineText(120) }),
  answer: z.object({ data: publicSchema }),
  example: {
    data: {
      ...card,
      roleLabel: 'Agent',
      email: 'ellen.kowalski@prairieandmain.example',
      phone: '+14025550121',
      about: 'Ellen has sold homes in South Omaha since 2008.',
      aboutEs: '',
      specialties: ['Selling and staging'],
      styles: ['Direct'],
      priceFromCents: 18_000_000,
      priceToCents: 62_500_000,
      isPriceComputed: true,
    },
  },
});

const agentSaleSchema = homeCardSchema.extend({
  isOfBuyer: z.boolean().describe('the agent represented the buyer, and not the seller'),
  longitude: z.number().nullable().describe('null if it is unknown or may not be shown'),
  latitude: z.number().nullable(),
});
const agentHomesSchema = z.object({
  listings: z.array(homeCardSchema).describe('for sale, the newest first, at most 24'),
  listingsTotal: z.number().int(),
  underContract: z.array(homeCardSchema).describe('pending ones, too; at most 24'),
  underContractTotal: z.number().int(),
  mlsId: z.string().nullable().describe('to search for all of them by `listagentmlsid`'),
  areSalesPermitted: z.boolean().describe('the MLS permits showing sold homes'),
  sales: z.array(agentSaleSchema).describe('the latest first, at most 200'),
  salesTotal: z.number().int(),
});
export type WireAgentHomes = z.output<typeof agentHomesSchema>;

/** An agent's homes for sale and closed sales, by their id in the MLS. */
export const getAgentHomes = defineEndpoint(agentProfileCalls.getAgentHomes, {
  access: { kind: 'public' },
  summary: 'An agent’s homes for sale and closed sales',
  params: z.object({ slug: lineText(120) }),
  answer: z.object({ data: agentHomesSchema }),
  example: {
    data: {
      listings: [exampleHomeCard],
      listingsTotal: 1,
      underContract: [],
      underContractTotal: 0,
      mlsId: 'SA00002',
      areSalesPermitted: true,
      sales: [],
      salesTotal: 0,
    },
  },
});

/** A hundred million dollars. */
const PRICE_MAX = 10_000_000_000;

const staff = { kind: 'staff' } as const;
const ofAgent = { params: z.object({ id: z.uuid() }) };
const labels = {
  id: 'Agent',
  about: 'About',
  aboutEs: 'About, in Spanish',
  areas: 'Areas',
  languages: 'Languages',
  specialties: 'Specialties',
  styles: 'Style',
  priceFromCents: 'Lowest price',
  priceToCents: 'Highest price',
  mlsId: 'MLS ID',
  isPublished: 'Published',
};
const profileFields = {
  about: linesText(AGENT_ABOUT_MAX),
  aboutEs: linesText(AGENT_ABOUT_MAX),
  areas: z.array(lineText(80)).max(20),
  languages: z.array(z.enum(agentLanguages)).max(8),
  specialties: z.array(z.enum(agentSpecialties)).max(6),
  styles: z.array(z.enum(agentStyles)).max(agentStyles.length),
  priceFromCents: z.number().int().min(100).max(PRICE_MAX).nullable(),
  priceToCents: z.number().int().min(100).max(PRICE_MAX).nullable(),
  mlsId: lineText(100).nullable(),
  isPublished: z.boolean(),
};
const profileSchema = z.object({
  id: z.string().describe('the person’s'),
  name: z.string(),
  slug: z.string().nullable().describe('null before it was first saved'),
  about: z.string(),
  aboutEs: z.string(),
  areas: z.array(z.string()),
  languages: z.array(z.string()),
  specialties: z.array(z.string()),
  styles: z.array(z.string()),
  priceFromCents: cents.describe('null: computed from the homes in the MLS'),
  priceToCents: cents,
  mlsId: z.string().nullable().describe('the agent’s id in the MLS'),
  isPublished: z.boolean(),
  version: z.number().int().describe('0 before it was first saved'),
  fixedColumns: z.array(z.string()).describe('fields that the caller may not change'),
  abilities: z.array(z.literal('edit')),
});
export type WireAgentProfile = z.output<typeof profileSchema>;
const profile: WireAgentProfile = {
  id: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a11',
  name: 'Ellen Kowalski',
  slug: card.slug,
  about: 'Ellen has sold homes in South Omaha since 2008.',
  aboutEs: '',
  areas: card.areas,
  languages: card.languages,
  specialties: ['Selling and staging'],
  styles: ['Direct'],
  priceFromCents: null,
  priceToCents: null,
  mlsId: 'SA00002',
  isPublished: true,
  version: 1,
  fixedColumns: [],
  abilities: ['edit'],
};
const oneProfile = {
  answer: z.object({ data: profileSchema }),
  example: { data: profile },
};

/** The caller's own, if they are an agent; with edit-users, those of agents within their scope. */
export const listAgentProfiles = defineEndpoint(agentProfileCalls.listAgentProfiles, {
  access: staff,
  summary: 'Agents’ profiles to edit, by last name',
  query: z.object(pageQuery),
  answer: z.object({ data: z.array(profileSchema), ...pageFacts }),
  example: { data: [profile], page: 1, pageSize: 20, total: 1 },
});

/** Agents have their own; people with edit-users have those of agents within their scope. */
export const getAgentProfile = defineEndpoint(agentProfileCalls.getAgentProfile, {
  access: staff,
  summary: 'An agent’s profile, to edit',
  ...ofAgent,
  ...oneProfile,
});

/** The first save creates it, with a slug made of the name; a new name gets a new slug. */
export const updateAgentProfile = defineEndpoint(agentProfileCalls.updateAgentProfile, {
  access: staff,
  summary: 'Change, publish or hide an agent’s profile',
  ...ofAgent,
  labels,
  body: z.object({ version: recordVersion, ...z.object(profileFields).partial().shape }),
  ...oneProfile,
});

export const { history: getAgentProfileHistory, undo: undoAgentProfileChange } = historyEndpoints(
  {
    history: agentProfileCalls.getAgentProfileHistory,
    undo: agentProfileCalls.undoAgentProfileChange,
  },
  { access: staff, of: 'an agent’s profile', ...ofAgent, ...oneProfile },
);
