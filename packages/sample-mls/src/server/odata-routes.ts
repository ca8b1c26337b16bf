import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EntityModel } from '../feed/entity-model.ts';
import type { Feed } from '../feed/feed.ts';
import type { FeedRow } from '../feed/feed-rows.ts';
import { metadataXml } from '../feed/metadata.ts';
import type { FeedRecord } from '../feed/property-head.ts';
import { encodeRecord } from '../feed/quirks.ts';
import type { EntityName } from '../feed/vendor.ts';
import { parseFilter } from '../odata/filter-parser.ts';
import { badRequest, errorBody, ODataError } from '../odata/odata-error.ts';
import { type QueryOptions, readQueryOptions, writeSkipToken } from '../odata/query-options.ts';
import { runQuery } from '../odata/run-query.ts';
import { requireSystem } from '../odata/vendor-limits.ts';
import type { Faults } from './faults.ts';
import type { Quota } from './quota.ts';
import { bearerOf, type Tokens } from './tokens.ts';

type ODataDependencies = {
  readonly feed: Feed;
  readonly tokens: Tokens;
  readonly quotas: readonly Quota[];
  readonly faults: Faults;
  /** Address of the server as clients see it. */
  readonly base: () => string;
};

/** Longest URL and longest filter that are read; beyond that the answer is 413. */
export const maxAddress = 12_000;
const maxFilter = 8_000;

const jsonType = 'application/json;odata.metadata=minimal;charset=utf-8';

const queryOf = (request: FastifyRequest): URLSearchParams => {
  const at = request.url.indexOf('?');
  return new URLSearchParams(at < 0 ? '' : request.url.slice(at + 1));
};

type Target =
  | { readonly kind: 'service' | 'metadata' }
  | { readonly kind: 'collection' | 'count'; readonly entity: EntityName }
  | { readonly kind: 'entity'; readonly entity: EntityName; readonly key: string };

function readTarget(feed: Feed, path: string): Target {
  if (path === '') return { kind: 'service' };
  if (path === '$metadata') return { kind: 'metadata' };
  const [, name = '', , quoted, plain, tail] =
    /^(\w+)(\((?:'((?:[^']|'')*)'|(\w+))\))?(\/\$count)?\/?$/.exec(path) ?? [];
  const entity = feed.vendor.resources.find((one) => one === name);
  if (entity === undefined)
    throw new ODataError(404, 'NotFound', `There is no resource '${path}'.`);
  const key = quoted?.replaceAll("''", "'") ?? plain;
  if (key === undefined) return { kind: tail === undefined ? 'collection' : 'count', entity };
  return { kind: 'entity', entity, key };
}

/** Where the rest of an expanded list is, for a vendor that cuts it; null without its resource. */
function linkToRest(feed: Feed, row: FeedRow, entity: EntityName, skip: number): string | null {
  if (!feed.vendor.resources.includes(entity)) return null;
  const owner = entity === 'Media' ? 'ResourceRecordKey' : 'ListingKey';
  const condition = `${owner} eq '${row.read('ListingKey')}'`;
  return `odata/${entity}?$filter=${encodeURIComponent(condition)}&$skip=${skip}`;
}

function writeRow(
  feed: Feed,
  model: EntityModel,
  row: FeedRow,
  options: QueryOptions,
  base: string,
): FeedRecord {
  const written = encodeRecord(model, row.record(), feed.wire, options.select);
  for (const { name, entity, select, isOne, most } of options.expand) {
    const child = feed.model(entity);
    const records = row.children(entity);
    const children = records
      .slice(0, most)
      .map((record) => encodeRecord(child, record, feed.wire, select));
    written[name] = isOne ? (children[0] ?? null) : children;
    const rest = records.length > most ? linkToRest(feed, row, entity, most) : null;
    if (rest !== null) written[`${name}@odata.nextLink`] = `${base}/${rest}`;
  }
  return written;
}

/** Serves the collections of the feed under /odata. */
export function odataRoutes(
  app: FastifyInstance,
  { feed, tokens, quotas, faults, base }: ODataDependencies,
): void {
  const { vendor } = feed;
  const metadata = metadataXml(feed.models, vendor.resources, feed.wire.quirks);

  async function guard(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (vendor.needsGzip && !/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? '')))
      throw badRequest('Compression is required: send Accept-Encoding with gzip.');
    const token = bearerOf(request.headers.authorization);
    if (token === null || !tokens.holds(token, Date.now())) {
      reply.header('www-authenticate', 'Bearer realm="odata"');
      throw new ODataError(
        401,
        'Unauthorized',
        token === null
          ? 'A bearer token is missing.'
          : 'The bearer token is unknown or has expired.',
      );
    }
    if (faults.delayMs > 0) await wait(faults.delayMs);
    const asked = faults.take429();
    const seconds = asked ?? Math.max(...quotas.map((quota) => quota.take(token, Date.now())));
    if (asked !== null || seconds > 0 || faults.isRefusing) {
      const saysWhen = asked !== null || (vendor.saysRetryAfter && !faults.isRefusing);
      if (saysWhen) reply.header('retry-after', String(seconds));
      throw new ODataError(
        429,
        'TooManyRequests',
        `The request quota is used up${saysWhen ? `; try again in ${seconds} s` : ''}.`,
      );
    }
    const broken = faults.take5xx();
    if (broken !== null)
      throw new ODataError(broken, 'ServiceUnavailable', 'The service is not available.');
    const filter = queryOf(request).get('$filter')?.trim() ?? '';
    if (filter.length > maxFilter)
      throw new ODataError(
        413,
        'RequestTooLarge',
        `$filter can be at most ${maxFilter} characters long.`,
      );
    requireSystem(vendor, filter === '' ? null : parseFilter(filter));
  }

  function send(reply: FastifyReply, body: object): FastifyReply {
    const text = JSON.stringify(body);
    const cut = faults.takeCut();
    if (cut === null) return reply.header('odata-version', '4.0').type(jsonType).send(text);
    const bytes = Buffer.from(text);
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': jsonType, 'content-length': bytes.length });
    reply.raw.write(bytes.subarray(0, Math.min(cut, bytes.length - 1)), () => reply.raw.destroy());
    return reply;
  }

  async function collection(
    request: FastifyRequest,
    reply: FastifyReply,
    entity: EntityName,
    query: URLSearchParams,
  ): Promise<FastifyReply> {
    const model = feed.model(entity);
    const preferred = /odata\.maxpagesize\s*=\s*(\d{1,6})/.exec(
      String(request.headers.prefer ?? ''),
    )?.[1];
    const asked = readQueryOptions(
      model,
      feed.models,
      vendor,
      query,
      preferred === undefined ? null : Math.max(1, Number(preferred)),
    );
    const cap = faults.silentPageCap;
    const options = {
      ...asked,
      pageSize: cap === 0 ? asked.pageSize : Math.min(cap, asked.pageSize),
    };
    const page = await runQuery(feed.rows(entity, options.filter), options);
    const body: Record<string, unknown> = {
      '@odata.context': `${base()}/odata/$metadata#${entity}`,
    };
    if (page.count !== null) body['@odata.count'] = page.count;
    const left = options.answerSize === null ? null : options.answerSize - page.rows.length;
    if (page.next !== null && vendor.pages.next !== 'none' && cap === 0 && left !== 0) {
      const next = new URLSearchParams(query);
      if (left !== null) next.set('$top', String(left));
      if (vendor.pages.next === 'skip') {
        next.set('$skip', String(options.skip + page.rows.length));
      } else {
        next.delete('$skip');
        next.set('$skiptoken', writeSkipToken(page.next));
      }
      body['@odata.nextLink'] =
        `${base()}/odata/${entity}?${next.toString().replaceAll('%24', '$')}`;
    }
    body.value = page.rows.map((row) => writeRow(feed, model, row, options, base()));
    return send(reply, body);
  }

  app.get('/odata', { preHandler: guard }, (_request, reply) => reply.redirect('/odata/', 301));

  app.get<{ Params: { '*': string } }>(
    '/odata/*',
    { preHandler: guard },
    async (request, reply) => {
      const target = readTarget(feed, request.params['*']);
      const query = queryOf(request);
      switch (target.kind) {
        case 'service':
          return send(reply, {
            '@odata.context': `${base()}/odata/$metadata`,
            value: vendor.resources.map((name) => ({ name, kind: 'EntitySet', url: name })),
          });
        case 'metadata':
          return reply
            .header('odata-version', '4.0')
            .type('application/xml;charset=utf-8')
            .send(metadata);
        case 'count': {
          const options = readQueryOptions(
            feed.model(target.entity),
            feed.models,
            vendor,
            query,
            null,
          );
          const page = await runQuery(feed.rows(target.entity, options.filter), {
            ...options,
            pageSize: 0,
            count: true,
          });
          return reply.header('odata-version', '4.0').type('text/plain').send(String(page.count));
        }
        case 'collection':
          return collection(request, reply, target.entity, query);
        case 'entity': {
          const options = readQueryOptions(
            feed.model(target.entity),
            feed.models,
            vendor,
            query,
            null,
          );
          const row = feed.find(target.entity, target.key);
          if (row === null)
            throw new ODataError(404, 'NotFound', `${target.entity} has no '${target.key}'.`);
          return send(reply, {
            '@odata.context': `${base()}/odata/$metadata#${target.entity}/$entity`,
            ...writeRow(feed, feed.model(target.entity), row, options, base()),
          });
        }
      }
    },
  );

  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/odata/*',
    preHandler: guard,
    handler: () => {
      throw new ODataError(405, 'MethodNotAllowed', 'This feed can only be read.');
    },
  });
}

/** Answers every error in the OData form. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, _request, reply) => {
    if (error instanceof ODataError)
      return reply.code(error.statusCode).send(errorBody(error.code, error.message));
    const status = error.statusCode ?? 500;
    if (status >= 500) console.error(error);
    return reply
      .code(status)
      .send(
        errorBody(error.code ?? 'Error', status >= 500 ? 'The service failed.' : error.message),
      );
  });
  app.setNotFoundHandler((request, reply) =>
    reply
      .code(404)
      .send(errorBody('NotFound', `There is nothing at ${request.url.split('?')[0]}.`)),
  );
}
