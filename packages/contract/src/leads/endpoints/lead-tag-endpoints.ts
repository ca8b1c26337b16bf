import { z } from 'zod';
import { defineEndpoint, lineText } from '#platform';
import { leadListCalls } from '../desk-calls.ts';

/** The longest tag, and the most tags of one lead. */
export const LEAD_TAG_MAX = 40;
export const LEAD_TAGS_MAX = 20;

const tagsSchema = z.array(lineText(LEAD_TAG_MAX).min(1)).max(LEAD_TAGS_MAX);

/** The tags of the leads in the caller's sight, those of most leads first, at most 100. */
export const listLeadTags = defineEndpoint(leadListCalls.listLeadTags, {
  access: { kind: 'staff' },
  summary: 'Tags in use',
  answer: z.object({
    data: z.array(z.object({ tag: z.string(), leads: z.number().int() })),
  }),
  example: { data: [{ tag: 'relocation', leads: 12 }] },
});

/**
 * Replaces a lead's tags; capitals and repeated spaces make no difference. With `was`, the tags
 * that the caller saw, it is refused (changed-meanwhile) if the lead has others now.
 */
export const setLeadTags = defineEndpoint(leadListCalls.setLeadTags, {
  access: { kind: 'permission', anyOf: ['edit-leads'], scope: 'own' },
  summary: 'Set a lead’s tags',
  labels: { id: 'Lead', tags: 'Tags' },
  params: z.object({ id: z.uuid() }),
  body: z.object({
    tags: tagsSchema,
    was: tagsSchema.optional().describe('the tags that the caller saw'),
  }),
  answer: z.object({ data: z.object({ id: z.string(), tags: z.array(z.string()) }) }),
  example: { data: { id: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a13', tags: ['relocation'] } },
});
