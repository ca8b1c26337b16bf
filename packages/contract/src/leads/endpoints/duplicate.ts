import { z } from 'zod';

/** Why two leads may be the same person, the strongest reason first. */
export const duplicateReasons = ['email', 'phone', 'address', 'name'] as const;
/** Pairs have at least one of so many leads, those with the latest inquiries. */
export const PAIRED_LEADS = 2000;
export type DuplicateReason = (typeof duplicateReasons)[number];

/** Another lead that may be the same person. Only a person merges leads. */
export const duplicateSchema = z.object({
  leadId: z.string(),
  name: z.string().nullable().describe('null without the permission column-primarycontact'),
  reasons: z
    .array(z.enum(duplicateReasons))
    .describe('what both have; `name` is a very similar name in the same ZIP code'),
});
export type WireDuplicate = z.output<typeof duplicateSchema>;
