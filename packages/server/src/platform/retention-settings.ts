import { z } from 'zod';

/** Days, or 0 for as long as the record exists. */
const days = (fallback: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value === 0 || value >= 30, 'must be 0 (keep), or at least 30')
    .default(fallback);

/** How long personal data that belongs to no account is stored, and signed documents. */
export const retentionSettings = {
  RETAIN_TOUR_REQUESTS_DAYS: days(730),
  RETAIN_INQUIRIES_DAYS: days(730),
  RETAIN_REPORTS_DAYS: days(730),
  RETAIN_AUDIT_ADDRESSES_DAYS: days(365),
  RETAIN_DOCUMENTS_YEARS: z
    .string()
    .regex(/^\d{1,2}$/, 'must be a whole number')
    .transform(Number)
    .refine((years) => years >= 5, 'must be at least 5')
    .default(5),
};
