import type { FastifyInstance } from 'fastify';
import type { Tokens } from './tokens.ts';

function credentials(
  body: URLSearchParams,
  header: string | undefined,
): [id: string, secret: string] {
  const basic = /^Basic\s+(\S+)$/i.exec(header ?? '')?.[1];
  if (basic === undefined) return [body.get('client_id') ?? '', body.get('client_secret') ?? ''];
  const [id = '', ...secret] = Buffer.from(basic, 'base64').toString().split(':');
  return [decodeURIComponent(id), decodeURIComponent(secret.join(':'))];
}

/** Gives tokens for client credentials (RFC 6749, sections 4.4 and 5). */
export function oauthRoute(app: FastifyInstance, tokens: Tokens): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4_096 },
    (_request, body, done) => {
      done(null, new URLSearchParams(String(body)));
    },
  );
  app.post('/oauth2/token', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const body = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    if (body.get('grant_type') !== 'client_credentials') {
      return reply.code(400).send({
        error: 'unsupported_grant_type',
        error_description: 'Only client_credentials is known.',
      });
    }
    const [id, secret] = credentials(body, request.headers.authorization);
    if (!tokens.knowsClient(id, secret)) {
      return reply
        .code(401)
        .header('www-authenticate', 'Basic realm="oauth2"')
        .send({ error: 'invalid_client', error_description: 'Unknown client or wrong secret.' });
    }
    const issued = tokens.issue(Date.now());
    return {
      access_token: issued.token,
      token_type: 'Bearer',
      expires_in: issued.seconds,
      scope: body.get('scope') ?? 'api',
    };
  });
}
