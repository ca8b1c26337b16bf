import { z } from 'zod';

/** A person named elsewhere: who changed a record, an agent's concierge. */
export const namedPersonSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  photo: z.string().nullable().describe('address of the photo'),
});
export type WireNamedPerson = z.output<typeof namedPersonSchema>;

export const exampleNamedPerson: WireNamedPerson = {
  id: '0198f2a0-0000-7000-8000-000000000003',
  firstName: 'Nora',
  lastName: 'Lindqvist',
  photo: null,
};
