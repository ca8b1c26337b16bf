import type { Access, AnswerOf, BodyOf, Endpoint, QueryOf } from '@homestead/contract/platform';
import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** An answer of the contract, for the documentation. */
    example?: unknown;
  }
}

/** What a handler is given: parsed input, never more than the endpoint's schemas let through. */
export interface Call<E> {
  query: QueryOf<E>;
  body: BodyOf<E>;
  request: FastifyRequest;
}

/** Decides from the database whether a call may be made; throws a refusal when it may not. */
export type AccessGate = (access: Access, request: FastifyRequest) => Promise<void>;

export interface ServeOptions {
  gate: AccessGate;
  /** Parses every answer against the contract: on in tests and development. */
  checkAnswers: boolean;
}

/**
 * Registers one endpoint of the contract below /api/v1. The handler answers the body alone;
 * it may set headers through `request`'s reply only by throwing refusals or by `cacheSeconds`.
 */
export function serveEndpoint<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<AnswerOf<E>>,
  options: { cacheControl?: string } = {},
): void {
  const { gate, checkAnswers } = app.serveOptions;
  const preHandler: preHandlerAsyncHookHandler[] =
    endpoint.access.kind === 'public' ? [] : [async (request) => gate(endpoint.access, request)];
  app.route({
    method: endpoint.method,
    url: `/api/v1/${endpoint.path}`,
    config: { access: endpoint.access, labels: endpoint.labels ?? {}, example: endpoint.example },
    schema: {
      summary: endpoint.summary,
      tags: [endpoint.path.split('/')[0] ?? ''],
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      response: { 200: endpoint.answer },
    },
    preHandler,
    handler: async (request, reply) => {
      const answer = await handler({
        query: request.query as QueryOf<E>,
        body: request.body as BodyOf<E>,
        request,
      });
      if (checkAnswers) endpoint.answer.parse(answer);
      reply.header('cache-control', options.cacheControl ?? 'no-store');
      return answer;
    },
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    serveOptions: ServeOptions;
  }
}
