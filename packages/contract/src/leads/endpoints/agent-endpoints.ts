import { z } from 'zod';
import { defineEndpoint } from '#platform';
import { leadCalls } from '../calls.ts';

/** A person who looks after the caller. */
const agentSchema = z.object({
  id: z.string(),
  name: z.string(),
  roleLabel: z.string(),
  email: z.string(),
  phone: z.string().nullable().describe('+1 and ten digits'),
  photo: z.string().nullable().describe('path on this site'),
  slug: z.string().nullable().describe('of their public page'),
});

/** Our own, for "Your Agent" on a home's page. May be empty. */
export const getMyAgents = defineEndpoint(leadCalls.getMyAgents, {
  access: { kind: 'signed-in' },
  summary: 'The agents, co-agents and concierges of the caller’s team',
  answer: z.object({ value: z.array(agentSchema) }),
  example: {
    value: [
      {
        id: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a11',
        name: 'Nora Lindqvist',
        roleLabel: 'Agent',
        email: 'nora.lindqvist@prairieandmain.example',
        phone: '+14025550113',
        photo: null,
        slug: 'nora-lindqvist',
      },
    ],
  },
});
