import { z } from 'zod';
import { wholeSetting } from './setting-readers.ts';

/** When visitors are asked to register; explained in .env.example. */
export const registrationPromptSettings = {
  REGISTRATION_PROMPT: z.enum(['off', 'soft', 'light', 'verified']).optional(),
  REGISTRATION_PROMPT_AFTER: wholeSetting(1, 20, 5),
};

/** What visitors are asked for after they looked at `after` different homes. */
export interface RegistrationPrompt {
  readonly kind: 'off' | 'soft' | 'light' | 'verified';
  readonly after: number;
}

type Raw = z.output<z.ZodObject<typeof registrationPromptSettings>>;

/** Off unless it is set; the demo shows the soft one. */
export function readRegistrationPrompt(raw: Raw, mode: 'demo' | 'production'): RegistrationPrompt {
  const kind = raw.REGISTRATION_PROMPT ?? (mode === 'demo' ? 'soft' : 'off');
  return { kind, after: raw.REGISTRATION_PROMPT_AFTER };
}
