import type { RoleKey } from '#accounts';

/** Roles whose people the agent directory may list. */
export const profileRoles = [
  'agent',
  'internal-agents',
  'co-agent',
] as const satisfies readonly RoleKey[];

export const AGENT_ABOUT_MAX = 2000;

/** Languages that an agent may list. */
export const agentLanguages = [
  'English',
  'Spanish',
  'American Sign Language',
  'Arabic',
  'Burmese',
  'Chinese',
  'Dari',
  'French',
  'German',
  'Hindi',
  'Karen',
  'Nepali',
  'Polish',
  'Portuguese',
  'Russian',
  'Somali',
  'Tamil',
  'Ukrainian',
  'Vietnamese',
] as const;
export type AgentLanguage = (typeof agentLanguages)[number];

/** What an agent may name as their style; about homes and sales, never about kinds of people. */
export const agentSpecialties = [
  'First homes',
  'Moving up',
  'Downsizing',
  'Relocation',
  'New construction',
  'Historic homes',
  'Condos and townhomes',
  'Acreages',
  'Luxury homes',
  'Investment property',
  'Selling and staging',
] as const;

/** How an agent works, in the words of the quiz. */
export const agentStyles = ['Outgoing', 'Direct', 'Easy-going'] as const;

/** The path of an agent's profile on the public site. */
export const agentHref = (slug: string): string => `/agents/${slug}`;
