import swagger from '@fastify/swagger';
import { type Access, platformRefusals } from '@homestead/contract/platform';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

type Json = Record<string, unknown>;

interface Operation extends Json {
  requestBody?: { content?: Record<string, Json> };
  responses?: Record<string, { description?: string; content?: Record<string, Json> }>;
}

interface Document extends Json {
  paths?: Record<string, Record<string, Operation>>;
  components?: { schemas?: Json };
}

const problemSchema = {
  type: 'object',
  description: 'A refusal (application/problem+json)',
  required: ['type', 'title', 'status', 'code', 'errors', 'message', 'statusCode', 'data'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', description: 'key of the refusal, for programs' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'label', 'message'],
        properties: {
          field: { type: 'string' },
          label: { type: 'string' },
          message: { type: 'string', description: 'label and what is wrong' },
        },
      },
    },
    message: { type: 'string' },
    statusCode: { type: 'string', const: 'failed' },
    data: { type: 'boolean', const: false },
    requestId: { type: 'string' },
  },
};

/**
 * Describes every route with a schema as OpenAPI 3.1, from the same zod schemas that check the
 * input. Each operation says who may call it (`x-access`), shows the contract's example and lists
 * its refusals. Register before any route; read with `app.swagger()` when all are there.
 */
export async function describeRoutes(app: FastifyInstance, publicUrl: string): Promise<void> {
  const routes = new Map<string, RouteOptions>();
  app.addHook('onRoute', (route) => {
    for (const method of [route.method].flat()) routes.set(routeKey(method, route.url), route);
  });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Homestead',
        version: '1',
        description:
          'Calls of the Homestead brokerage platform. Paths below /api/v1 are matched without regard to case. A refusal is `application/problem+json`.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: publicUrl }],
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => {
      if (!('openapiObject' in document)) return document.swaggerObject;
      return complete(document.openapiObject as unknown as Document, routes) as never;
    },
  });
}

function complete(document: Document, routes: ReadonlyMap<string, RouteOptions>): Document {
  const schemas = { ...document.components?.schemas, Problem: problemSchema };
  const completed: Document = { ...document, components: { ...document.components, schemas } };
  for (const [path, operations] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(operations)) {
      const config = routes.get(routeKey(method, path))?.config;
      if (!config?.access) continue;
      describeOperation(operation, method, path, config.access, config.example);
      for (const content of Object.values(operation.requestBody?.content ?? {})) {
        if (config.exampleBody !== undefined) content.example = config.exampleBody;
      }
    }
  }
  return completed;
}

function describeOperation(
  operation: Operation,
  method: string,
  path: string,
  access: Access,
  example: unknown,
): void {
  const name = path.replace(/^\/api\/v1\//, '').replace(/\W+/g, '_');
  operation.operationId = `${method}_${name}`;
  operation['x-access'] = access;
  operation.responses = { ...operation.responses };
  const answer = operation.responses['200'];
  if (answer) {
    answer.description = 'The answer';
    for (const content of Object.values(answer.content ?? {})) {
      if (example !== undefined) content.example = example;
    }
  }
  for (const code of refusalsOf(operation, access)) {
    const { status, sentence } = platformRefusals[code];
    operation.responses[String(status)] = {
      description: sentence,
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    };
  }
}

function refusalsOf(operation: Operation, access: Access): (keyof typeof platformRefusals)[] {
  return [
    ...(operation.parameters || operation.requestBody ? (['bad-input'] as const) : []),
    ...(access.kind === 'public' ? [] : (['signed-out'] as const)),
    ...(access.kind === 'permission' || access.kind === 'staff'
      ? (['not-permitted'] as const)
      : []),
    ...(operation.requestBody ? (['too-large', 'wrong-content-type'] as const) : []),
    'server-error',
    'busy',
  ];
}

function routeKey(method: string, url: string): string {
  return `${method.toUpperCase()} ${url.replace(/:(\w+)/g, '{$1}')}`;
}
