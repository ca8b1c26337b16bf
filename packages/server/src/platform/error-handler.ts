import { fieldRefusals, platformRefusals } from '@homestead/contract/platform';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { presentProblem, RefusalError } from './refusal-error.ts';
import { InputError } from './validate-input.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    labels?: Readonly<Record<string, string>>;
  }
}

/**
 * The one place where an error becomes an answer: refusals as they are; errors of Fastify, the
 * parser and the database translated; anything else a 500 with nothing but a request id.
 */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = toRefusal(error, request);
  if (isUnfinished(error, request)) request.log.info('request ended before its body');
  else if (refusal.status >= 500) request.log.error({ err: error }, 'request failed');
  request.server.noteRefusal(refusal, request);
  if (refusal.retryAfterSeconds !== null) reply.header('retry-after', refusal.retryAfterSeconds);
  return reply
    .status(refusal.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(presentProblem(refusal, request.id));
}

function toRefusal(error: FastifyError, request: FastifyRequest): RefusalError {
  if (error instanceof RefusalError) return error;
  if (error instanceof InputError) {
    return platformRefusal('bad-input', {
      fields: fieldRefusals(error.issues, request.routeOptions.config.labels),
    });
  }
  if (isUnfinished(error, request)) return platformRefusal('bad-input');
  return fromCode(error);
}

/**
 * The client went away while it was sending: anyone can do that, so it isn't the server's error.
 */
function isUnfinished(error: FastifyError, request: FastifyRequest): boolean {
  return error === request.raw.errored || (error.code === 'ECONNRESET' && error.statusCode === 400);
}

/**
 * PostgreSQL's codes for text, numbers and days that a column can't hold. A value of the wrong form
 * (22P02) is not among them: input is parsed before it reaches a statement, so it is our mistake.
 */
const unstorable: ReadonlySet<string> = new Set(['22003', '22008', '22021', '22P05']);

function fromCode(error: FastifyError): RefusalError {
  const code = String(error.code ?? '');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return platformRefusal('wrong-content-type');
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return platformRefusal('too-large');
  if (unstorable.has(code)) return platformRefusal('bad-input');
  if (isDatabaseBusy(error, code)) return platformRefusal('busy', { retryAfterSeconds: 2 });
  const status = error.statusCode;
  if (status === 413) return platformRefusal('too-large');
  if (status !== undefined && status >= 400 && status < 500) return platformRefusal('bad-input');
  return platformRefusal('server-error');
}

function platformRefusal(
  code: keyof typeof platformRefusals,
  options?: ConstructorParameters<typeof RefusalError>[2],
): RefusalError {
  return new RefusalError(code, platformRefusals[code], options);
}

/**
 * Out of connections, shutting down, lost, too slow, demoted to a standby, or in a deadlock: the
 * person may retry.
 */
function isDatabaseBusy(error: Error, code: string): boolean {
  return (
    /^(53|08)\w{3}$|^57P\w{2}$|^57014$|^25(P03|P04|006)$|^40(P01|001)$/.test(code) ||
    /^(ECONN(REFUSED|RESET)|ENOENT|EPIPE|ETIMEDOUT|E(HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN)$/.test(
      code,
    ) ||
    /timeout exceeded when trying to connect|Query read timeout|Connection terminated|is not queryable/.test(
      error.message,
    )
  );
}
