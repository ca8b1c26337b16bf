import { z } from 'zod';
import type { Settings } from '#platform';
import { failureMessages } from '../messages.ts';
import { passingFailureOf, readBody } from './mls-answer.ts';
import { MlsError } from './mls-error.ts';

const answerSchema = z.object({
  access_token: z.string().min(1).max(20_000),
  expires_in: z.coerce.number().positive().optional(),
});

const MARGIN_MS = 60_000;
const MAX_ANSWER_BYTES = 100_000;

type SignInSettings = Pick<
  Settings,
  | 'MLS_TOKEN'
  | 'MLS_TOKEN_URL'
  | 'MLS_CLIENT_ID'
  | 'MLS_CLIENT_SECRET'
  | 'MLS_SCOPE'
  | 'MLS_TIMEOUT_SECONDS'
>;

/**
 * The bearer token for the MLS: the one from the settings, or one fetched with OAuth2 client
 * credentials (RFC 6749, section 4.4) and reused until a minute before it expires.
 */
export class MlsSignIn {
  readonly #settings: SignInSettings;
  #token: { text: string; until: number } | null = null;

  constructor(settings: SignInSettings) {
    this.#settings = settings;
  }

  /** Whether a new token can be fetched when the old one is rejected. */
  get canRenew(): boolean {
    return this.#settings.MLS_TOKEN_URL !== undefined;
  }

  forget(): void {
    this.#token = null;
  }

  /**
   * The token; null when the MLS needs none. Throws MlsError without a status when none is issued:
   * what the sign-in answers says nothing about the resource we want. 429 and 5xx may be retried.
   */
  async token(signal: AbortSignal): Promise<string | null> {
    const { MLS_TOKEN_URL: url, MLS_TOKEN: fixed } = this.#settings;
    if (url === undefined) return fixed ?? null;
    if (this.#token && this.#token.until > Date.now()) return this.#token.text;
    const answer = answerSchema.safeParse(await this.#ask(url, signal));
    if (!answer.success) throw new MlsError(failureMessages.noToken());
    const { access_token: text, expires_in: seconds = 3600 } = answer.data;
    this.#token = { text, until: Date.now() + Math.max(1000, seconds * 1000 - MARGIN_MS) };
    return text;
  }

  async #ask(url: string, signal: AbortSignal): Promise<unknown> {
    const settings = this.#settings;
    const response = await fetch(url, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: settings.MLS_CLIENT_ID ?? '',
        client_secret: settings.MLS_CLIENT_SECRET ?? '',
        scope: settings.MLS_SCOPE,
      }),
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(settings.MLS_TIMEOUT_SECONDS * 1000)]),
    });
    if (!response.ok) {
      await response.body?.cancel();
      const message = failureMessages.signInAnswered({ status: response.status });
      throw passingFailureOf(response, message) ?? new MlsError(message);
    }
    const { text, isCut } = await readBody(response, MAX_ANSWER_BYTES);
    if (isCut) throw new MlsError(failureMessages.signInTooLarge());
    try {
      return JSON.parse(text);
    } catch (cause) {
      throw new MlsError(failureMessages.signInNotJson(), null, { cause });
    }
  }
}
