import { z } from 'zod';
import { serviceUrl } from './outside-settings.ts';
import type { SettingProblem } from './setting-readers.ts';

/** Settings of text messages; explained in .env.example. */
export const textSettings = {
  SMS_API_URL: serviceUrl().default('https://api.twilio.com'),
  SMS_ACCOUNT: z
    .string()
    .regex(/^[\w-]{1,100}$/, 'must be an account’s SID')
    .optional(),
  SMS_TOKEN: z.string().min(8).max(300).optional(),
  SMS_FROM: z
    .string()
    .regex(
      /^(\+1\d{10}|MG[0-9a-fA-F]{32})$/,
      'must be +1 and ten digits, or a messaging service’s SID',
    )
    .optional(),
};

const needed = ['SMS_ACCOUNT', 'SMS_TOKEN', 'SMS_FROM'] as const;

/** Text messages need all of their settings, or none. */
export function textProblems(raw: Partial<Record<(typeof needed)[number], string | undefined>>) {
  const missing = needed.filter((setting) => !raw[setting]);
  if (missing.length === needed.length) return [];
  return missing.map((setting): SettingProblem => ({ setting, problem: 'text messages need it' }));
}
