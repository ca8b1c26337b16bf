import { z } from 'zod';

/** Another lead with the same phone, which may be the same person. Only a person merges leads. */
export const duplicateSchema = z.object({ leadId: z.string(), name: z.string() });
export type WireDuplicate = z.output<typeof duplicateSchema>;
