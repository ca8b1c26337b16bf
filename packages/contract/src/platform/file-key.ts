import { z } from 'zod';

/** The key of an uploaded file: 40 hexadecimal digits. */
export const fileKey = z.string().regex(/^[0-9a-f]{40}$/);
