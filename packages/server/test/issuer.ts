import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import Provider from 'oidc-provider';

/** Who is signed in at the issuer at the moment. */
interface IssuerAccount {
  sub: string;
  email: string;
  email_verified: boolean;
}

/** A real OpenID Connect issuer on loopback, whose people sign in without being asked. */
export interface TestIssuer {
  issuer: string;
  account: IssuerAccount;
  /** Changes the ID token that the token endpoint answers. */
  tamper: ((idToken: string) => Promise<string>) | null;
  /** An ID token for our client, signed with the issuer's own key unless another is given. */
  sign(claims: JWTPayload, options?: { key?: CryptoKey; alg?: string }): Promise<string>;
  /**
   * Follows the authorization address as a browser does; returns where the issuer leads back to.
   */
  visit(address: string): Promise<string>;
  close(): Promise<void>;
}

export const ISSUER_CLIENT = { clientId: 'homestead', clientSecret: 'a-secret-of-the-client' };
const KEY_ID = 'issuer-key';

/**
 * Starts the issuer for one redirect address. `claimsInIdToken` puts the email in ID tokens as
 * Google does; without it they only come from the userinfo endpoint, as the standard has it.
 */
export async function startIssuer(options: {
  redirectUri: string;
  claimsInIdToken?: boolean;
}): Promise<TestIssuer> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const front = createServer();
  const issuer = await listen(front);
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: ISSUER_CLIENT.clientId,
        client_secret: ISSUER_CLIENT.clientSecret,
        redirect_uris: [options.redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    jwks: {
      keys: [{ ...(await exportJWK(privateKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' } as never],
    },
    cookies: { keys: ['a key of the test'] },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: !(options.claimsInIdToken ?? true),
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_ctx, sub) => ({
      accountId: sub,
      claims: () => ({ ...test.account, sub }),
    }),
    async loadExistingGrant(ctx) {
      const grant = new ctx.oidc.provider.Grant({
        clientId: ctx.oidc.client?.clientId ?? '',
        accountId: ctx.oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });
  const inner = createServer(provider.callback());
  const innerAddress = await listen(inner);

  const test: TestIssuer = {
    issuer,
    account: { sub: 'subject-1', email: 'ada@example.org', email_verified: true },
    tamper: null,
    sign: (claims, { key, alg } = {}) =>
      new SignJWT({ iss: issuer, aud: ISSUER_CLIENT.clientId, ...claims })
        .setProtectedHeader({ alg: alg ?? 'RS256', kid: KEY_ID })
        .sign(key ?? privateKey),
    visit,
    async close() {
      front.closeAllConnections();
      inner.closeAllConnections();
      await Promise.all([front, inner].map((server) => new Promise((end) => server.close(end))));
    },
  };
  const handle = provider.callback();
  front.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/')) void signIn(provider, test, request, response);
    else if (request.url === '/token' && test.tamper) {
      void tamperedToken(innerAddress, test.tamper, request, response);
    } else void handle(request, response);
  });
  return test;
}

async function signIn(
  provider: Provider,
  test: TestIssuer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  await provider.interactionDetails(request, response);
  await provider.interactionFinished(request, response, {
    login: { accountId: test.account.sub },
  });
}

async function tamperedToken(
  innerAddress: string,
  tamper: (idToken: string) => Promise<string>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = Buffer.concat(await request.toArray()).toString('utf8');
  const answer = await fetch(`${innerAddress}/token`, {
    method: 'POST',
    headers: {
      authorization: request.headers.authorization ?? '',
      'content-type': request.headers['content-type'] ?? '',
    },
    body,
  });
  const tokens = (await answer.json()) as { id_token: string };
  tokens.id_token = await tamper(tokens.id_token);
  response.writeHead(answer.status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(tokens));
}

/** A browser without a screen: keeps cookies, follows redirects until they leave the issuer. */
async function visit(address: string): Promise<string> {
  const cookies = new Map<string, string>();
  const home = new URL(address).origin;
  let next = address;
  for (let step = 0; step < 10; step += 1) {
    const answer = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const location = answer.headers.get('location');
    if (!location) throw new Error(`The issuer stopped: ${answer.status} ${await answer.text()}`);
    next = new URL(location, next).href;
    if (new URL(next).origin !== home) return next;
  }
  throw new Error('The issuer redirects in a circle');
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
