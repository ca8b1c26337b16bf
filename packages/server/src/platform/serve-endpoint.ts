import {
  type Access,
  type AnswerOf,
  type BodyOf,
  type Endpoint,
  FORM_GUARD_HEADER,
  type ParamsOf,
  type QueryOf,
} from '@homestead/contract/platform';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Caller, type Identify, requireAccess, requireOpenWhileSeeing } from './caller.ts';
import { handOver } from './hand-over.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** An answer of the contract, for the documentation. */
    example?: unknown;
    /** A body of the contract, for the documentation. */
    exampleBody?: unknown;
    /** The answer lasts as long as the browser stays connected. */
    isStream?: true;
    /** Other services send to it; it has a budget of its own. */
    isWebhook?: true;
  }
  interface FastifyRequest {
    /** The caller, once identified; null for a visitor. */
    caller: Caller | null;
  }
  interface FastifyInstance {
    serveOptions: ServeOptions;
  }
}

/** A handler's input, parsed and limited to the endpoint's schemas. */
export interface Call<E> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** Null only where the access is public. */
  caller: Caller | null;
  /** The Idempotency-Key of a form; null when it came without. */
  idempotencyKey: string | null;
  /** The form looks like spam; its sender must not notice (paper 59). */
  isSuspected: boolean;
  request: FastifyRequest;
  /** For cookies and headers; the answer itself is what the handler returns. */
  reply: FastifyReply;
}

interface ServeOptions {
  identify: Identify;
  /** Checks every answer against the contract: on in tests and development. */
  checkAnswers: boolean;
  /** Whether the guard of a form for strangers suspects its sender. */
  suspects: (guard: string | undefined, email: string | null) => Promise<boolean>;
}

/** A key as forms make them: printable, without spaces, usually a UUID. */
const formKey = z
  .string()
  .regex(/^[\x21-\x7e]{8,128}$/)
  .describe('The same form sent again with the same key gets the same answer, for a day');
const guardHeader = {
  [FORM_GUARD_HEADER]: z
    .string()
    .max(300)
    .optional()
    .describe('Sent by the site’s own forms, to tell people from programs'),
};

function headersOf({ isForm, isSpamGuarded }: Endpoint): z.ZodType | undefined {
  if (!isForm && !isSpamGuarded) return undefined;
  return z.looseObject({
    ...(isForm && { 'idempotency-key': isForm === 'keyed' ? formKey : formKey.optional() }),
    ...(isSpamGuarded && guardHeader),
  });
}

/**
 * Registers an endpoint of the contract below /api/v1. Checks the caller before reading the input,
 * so strangers learn nothing from input errors.
 */
export function serveEndpoint<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<AnswerOf<E>>,
  options: { cacheControl?: string; bodyLimit?: number; isWebhook?: true } = {},
): void {
  const { identify, checkAnswers, suspects } = app.serveOptions;
  const headers = headersOf(endpoint);
  app.route({
    method: endpoint.method,
    url: `/api/v1/${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`,
    ...(options.bodyLimit && { bodyLimit: options.bodyLimit }),
    config: {
      access: endpoint.access,
      labels: endpoint.labels ?? {},
      example: endpoint.example,
      ...(endpoint.exampleBody !== undefined && { exampleBody: endpoint.exampleBody }),
      ...(options.isWebhook && { isWebhook: true }),
    },
    schema: {
      summary: endpoint.summary,
      tags: [endpoint.path.split('/')[0] ?? ''],
      ...(endpoint.params && { params: endpoint.params }),
      ...(headers && { headers }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      response: { 200: endpoint.answer },
    },
    onRequest: async (request) => {
      request.caller = request.headers.authorization ? await identify(request) : null;
      requireOpenWhileSeeing(endpoint, request.caller);
      requireAccess(endpoint.access, request.caller);
    },
    handler: async (request, reply) => {
      const answer = await handler({
        params: request.params as ParamsOf<E>,
        query: request.query as QueryOf<E>,
        body: request.body as BodyOf<E>,
        caller: request.caller,
        idempotencyKey: endpoint.isForm ? (headerOf(request, 'idempotency-key') ?? null) : null,
        isSuspected:
          endpoint.isSpamGuarded && !request.caller?.isProgram
            ? await suspects(
                headerOf(request, FORM_GUARD_HEADER),
                mailboxIn(endpoint, request.body),
              )
            : false,
        request,
        reply,
      });
      if (checkAnswers) endpoint.answer.parse(answer);
      if (!reply.hasHeader('cache-control')) {
        reply.header('cache-control', options.cacheControl ?? 'no-store');
      }
      return asJson(handOver(answer), reply);
    },
  });
}

/** The sender's email address in the body of a guarded form; null where it names none. */
function mailboxIn({ isSpamGuarded }: Endpoint, body: unknown): string | null {
  if (typeof isSpamGuarded !== 'object') return null;
  const found = isSpamGuarded.mailbox
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | null)?.[name], body);
  return typeof found === 'string' ? found : null;
}

/** A text answer is a JSON string too; Fastify would send it plain. */
function asJson<T>(answer: T, reply: FastifyReply): T | string {
  if (typeof answer !== 'string') return answer;
  reply.type('application/json; charset=utf-8');
  return JSON.stringify(answer);
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}
