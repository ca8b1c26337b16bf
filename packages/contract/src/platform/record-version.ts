import { z } from 'zod';

/** The version of a record that the caller last saw, an integer in the database. */
export const recordVersion = z.number().int().min(0).max(2_147_483_647);
