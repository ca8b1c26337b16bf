import { z } from 'zod';
import {
  defineEndpoint,
  linesText,
  lineText,
  pageFacts,
  pageQuery,
  recordHistory,
  recordVersion,
} from '#platform';
import { AGENT_ABOUT_MAX, agentLanguages, agentSpecialties } from '../agent-profiles.ts';
import { agentProfileCalls } from '../calls.ts';

const cardFacts = {
  slug: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  photo: z.string().nullable().describe('path on this site'),
  areas: z.array(z.string()).describe('cities of the service area'),
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

const publicSchema = z.object({
  ...cardFacts,
  roleLabel: z.string(),
  email: z.string(),
  phone: z.string().nullable().describe('+1 and ten digits'),
  about: z.string(),
  specialties: z.array(z.string()),
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
      specialties: ['Selling and staging'],
    },
  },
});

const staff = { kind: 'staff' } as const;
const ofAgent = { params: z.object({ id: z.uuid() }) };
const labels = {
  id: 'Agent',
  about: 'About',
  areas: 'Areas',
  languages: 'Languages',
  specialties: 'Style',
  isPublished: 'Published',
};
const profileFields = {
  about: linesText(AGENT_ABOUT_MAX),
  areas: z.array(lineText(80)).max(20),
  languages: z.array(z.enum(agentLanguages)).max(8),
  specialties: z.array(z.enum(agentSpecialties)).max(6),
  isPublished: z.boolean(),
};
const profileSchema = z.object({
  id: z.string().describe('the person’s'),
  slug: z.string().nullable().describe('null before it was first saved'),
  about: z.string(),
  areas: z.array(z.string()),
  languages: z.array(z.string()),
  specialties: z.array(z.string()),
  isPublished: z.boolean(),
  version: z.number().int().describe('0 before it was first saved'),
  abilities: z.array(z.literal('edit')),
});
export type WireAgentProfile = z.output<typeof profileSchema>;
const oneProfile = {
  answer: z.object({ data: profileSchema }),
  example: {
    data: {
      id: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a11',
      slug: card.slug,
      about: 'Ellen has sold homes in South Omaha since 2008.',
      areas: card.areas,
      languages: card.languages,
      specialties: ['Selling and staging'],
      isPublished: true,
      version: 1,
      abilities: ['edit' as const],
    },
  },
};

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

export const getAgentProfileHistory = defineEndpoint(agentProfileCalls.getAgentProfileHistory, {
  access: staff,
  summary: 'Who changed an agent’s profile, newest first',
  ...ofAgent,
  ...recordHistory,
});

export const undoAgentProfileChange = defineEndpoint(agentProfileCalls.undoAgentProfileChange, {
  access: staff,
  summary: 'Undo one change to an agent’s profile',
  ...ofAgent,
  body: z.object({ change: z.number().int().min(1) }),
  ...oneProfile,
});
