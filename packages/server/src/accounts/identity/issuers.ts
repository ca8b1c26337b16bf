import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import type { IdentityProvider, Log, Settings } from '#platform';
import { refuseAccount } from '../refuse-account.ts';

const TIMEOUT_SECONDS = 3;
const KEPT_MS = 60 * 60 * 1000;
/** A failure is not retried right away: a hanging issuer must not hold up every sign-in. */
const FAILURE_KEPT_MS = 5000;

/** Signatures made with the issuer's own key; never `none`, never a shared secret. */
const SIGNATURES = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];

/** An issuer as its discovery document currently describes it. */
export interface DiscoveredIssuer {
  /** The issuer as tokens name it. */
  readonly issuer: string;
  readonly configuration: Configuration;
  readonly keys: JWTVerifyGetKey;
  /** Signature algorithms that an ID token may have. */
  readonly algorithms: readonly string[];
}

type Kept = { untilMs: number; found: Promise<DiscoveredIssuer> };

/**
 * The issuers of the settings. Each is discovered on first use, once for concurrent callers, and
 * cached for an hour; nothing is fetched from anywhere but the issuer's own https addresses (plain
 * http only on loopback), each within three seconds, redirects not followed.
 */
export class Issuers {
  readonly providers: readonly IdentityProvider[];
  readonly #kept = new Map<string, Kept>();
  readonly #log: Pick<Log, 'warn'>;

  constructor(services: { settings: Pick<Settings, 'identityProviders'>; log: Pick<Log, 'warn'> }) {
    this.providers = services.settings.identityProviders;
    this.#log = services.log;
  }

  /** The provider with that key, or null. */
  find(key: string): IdentityProvider | null {
    return this.providers.find((provider) => provider.key === key) ?? null;
  }

  /** Refuses with `issuer-unavailable` when the issuer does not answer, or answers incorrectly. */
  async discover(provider: IdentityProvider): Promise<DiscoveredIssuer> {
    const kept = this.#kept.get(provider.key);
    const found = kept && kept.untilMs > Date.now() ? kept.found : this.#ask(provider);
    try {
      return await found;
    } catch (error) {
      this.#log.warn({ err: error, issuer: provider.issuer }, 'identity provider unavailable');
      return refuseAccount('issuer-unavailable', { retryAfterSeconds: 30 });
    }
  }

  #ask(provider: IdentityProvider): Promise<DiscoveredIssuer> {
    const found = discover(provider);
    const kept = { untilMs: Date.now() + KEPT_MS, found };
    this.#kept.set(provider.key, kept);
    found.catch(() => {
      kept.untilMs = Date.now() + FAILURE_KEPT_MS;
    });
    return found;
  }
}

async function discover(provider: IdentityProvider): Promise<DiscoveredIssuer> {
  const address = new URL(provider.issuer);
  // The settings allow plain http only on loopback.
  const rules = address.protocol === 'http:' ? [allowInsecureRequests] : [];
  const asked = await discovery(address, provider.clientId, provider.clientSecret, undefined, {
    timeout: TIMEOUT_SECONDS,
    execute: rules,
  });
  const metadata = asked.serverMetadata();
  if (!metadata.jwks_uri) throw new Error('An issuer needs a jwks_uri');
  const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  const proof = methods.includes('client_secret_basic') ? ClientSecretBasic : ClientSecretPost;
  const configuration = new Configuration(
    metadata,
    provider.clientId,
    provider.clientSecret,
    proof(provider.clientSecret),
  );
  configuration.timeout = TIMEOUT_SECONDS;
  enableNonRepudiationChecks(configuration);
  for (const rule of rules) rule(configuration);
  const named = metadata.id_token_signing_alg_values_supported ?? ['RS256'];
  return {
    issuer: metadata.issuer,
    configuration,
    keys: createRemoteJWKSet(new URL(metadata.jwks_uri), {
      timeoutDuration: TIMEOUT_SECONDS * 1000,
    }),
    algorithms: SIGNATURES.filter((name) => named.includes(name)),
  };
}
