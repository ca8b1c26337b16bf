import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { sessionSettings } from './session-settings.ts';
import {
  listSetting,
  optionalFlagSetting,
  webhookSecrets,
  wholeSetting,
} from './setting-readers.ts';

const providerSchema = z.strictObject({
  key: z.string().regex(/^[a-z0-9-]{1,30}$/, 'key: lower-case letters, digits and hyphens'),
  name: z.string().min(1).max(60),
  issuer: z.url({ protocol: /^https?$/ }),
  clientId: z.string().min(1).max(300),
  clientSecret: z.string().min(1).max(300),
  /** Only people whose email at the provider has one of these domains; everyone without it. */
  emailDomains: z
    .array(
      z
        .string()
        .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'a domain in lower case, such as example.org'),
    )
    .min(1)
    .max(100)
    .optional(),
  /** Only accounts whose role is on one of these sides; all without it. */
  sides: z
    .array(z.enum(['client', 'staff', 'external']))
    .min(1)
    .optional(),
});

/** An OpenID Connect issuer that people may sign in with. */
export type IdentityProvider = z.output<typeof providerSchema>;

const secretsKey = z.string().regex(/^[A-Za-z0-9+/]{43}=$/, 'must be 32 random bytes in base64');

/** Settings for secrets, email, sign-in and its limits. */
export const accountSettings = {
  SECRETS_KEY: secretsKey.optional(),
  SECRETS_KEY_OLD: z
    .string()
    .default('')
    .transform((text) => text.split(',').map((key) => key.trim()))
    .transform((keys) => keys.filter(Boolean))
    .pipe(z.array(secretsKey).max(10)),
  DEMO_PASSWORD: z
    .string()
    .min(10, 'must have at least 10 characters')
    .max(200)
    .regex(/[a-z]/, 'must have a lower-case letter')
    .regex(/[A-Z]/, 'must have an upper-case letter')
    .regex(/\d/, 'must have a digit')
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().optional(),
  NEWSLETTERS_PER_MINUTE: wholeSetting(1, 10_000, 120),
  MAIL_WEBHOOK_SECRETS: webhookSecrets(),
  ...sessionSettings,
  SIGNING_KEY_DAYS: wholeSetting(1, 365, 30),
  PASSWORD_MEMORY_KIB: wholeSetting(19_456, 1_048_576, 65_536),
  PASSWORD_PASSES: wholeSetting(2, 20, 3),
  HASHES_AT_ONCE: wholeSetting(1, 16, availableParallelism() < 4 ? 1 : 2),
  HASHES_WAITING: wholeSetting(0, 1000, 12),
  HASHES_WAITING_PER_ADDRESS: wholeSetting(0, 1000, 1),
  TRY_WINDOW_MINUTES: wholeSetting(1, 1440, 15),
  SIGN_IN_TRIES_PER_ACCOUNT: wholeSetting(1, 1_000_000, 10),
  SIGN_IN_TRIES_PER_ADDRESS: wholeSetting(1, 1_000_000, 100),
  RESET_TRIES_PER_ACCOUNT: wholeSetting(1, 1_000_000, 5),
  RESET_TRIES_PER_ADDRESS: wholeSetting(1, 1_000_000, 30),
  REGISTER_TRIES_PER_ACCOUNT: wholeSetting(1, 1_000_000, 5),
  REGISTER_TRIES_PER_ADDRESS: wholeSetting(1, 1_000_000, 30),
  VERIFY_TRIES_PER_ACCOUNT: wholeSetting(1, 1_000_000, 10),
  VERIFY_TRIES_PER_ADDRESS: wholeSetting(1, 1_000_000, 100),
  MAILS_PER_MAILBOX_HOUR: wholeSetting(1, 1_000_000, 3),
  MAILS_PER_MAILBOX_DAY: wholeSetting(1, 1_000_000, 10),
  API_CALLS_PER_KEY_MINUTE: wholeSetting(1, 1_000_000, 120),
  FORMS_PER_PERSON: wholeSetting(1, 1_000_000, 20),
  FORMS_PER_ADDRESS: wholeSetting(1, 1_000_000, 60),
  FORM_MIN_SECONDS: wholeSetting(0, 60, 3),
  MAIL_DOMAIN_CHECK: optionalFlagSetting(),
  DNS_SERVERS: listSetting([]),
  GOOGLE_CLIENT_ID: z.string().min(1).max(300).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).max(300).optional(),
  IDENTITY_PROVIDERS: z
    .string()
    .transform((text, context): IdentityProvider[] => {
      const parsed = z.array(providerSchema).max(10).safeParse(readJson(text));
      if (parsed.success) return parsed.data;
      context.addIssue({
        code: 'custom',
        message: `must be JSON: ${z.prettifyError(parsed.error)}`,
      });
      return [];
    })
    .optional(),
};

type Raw = Pick<
  z.output<z.ZodObject<typeof accountSettings>>,
  'GOOGLE_CLIENT_ID' | 'GOOGLE_CLIENT_SECRET' | 'IDENTITY_PROVIDERS'
>;

/** All issuers, Google first if configured. */
export function readIdentityProviders(raw: Raw): readonly IdentityProvider[] {
  const google: IdentityProvider[] =
    raw.GOOGLE_CLIENT_ID && raw.GOOGLE_CLIENT_SECRET
      ? [
          {
            key: 'google',
            name: 'Google',
            issuer: 'https://accounts.google.com',
            clientId: raw.GOOGLE_CLIENT_ID,
            clientSecret: raw.GOOGLE_CLIENT_SECRET,
          },
        ]
      : [];
  return [...google, ...(raw.IDENTITY_PROVIDERS ?? [])];
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
