import type { AddressInfo } from 'node:net';
import compress from '@fastify/compress';
import fastify from 'fastify';
import { Feed } from '../feed/feed.ts';
import { Market } from '../market/market.ts';
import { errorBody } from '../odata/odata-error.ts';
import { controlRoutes } from './control-routes.ts';
import { type Controls, openControls } from './controls.ts';
import { Faults } from './faults.ts';
import { oauthRoute } from './oauth-route.ts';
import { answerErrors, maxAddress, odataRoutes } from './odata-routes.ts';
import { PhotoAddresses } from './photo-addresses.ts';
import { photoRoute } from './photo-route.ts';
import { Quota } from './quota.ts';
import { type SampleMlsOptions, settle } from './settings.ts';
import { streetMapRoutes } from './street-map-routes.ts';
import { Tokens } from './tokens.ts';

export type SampleMls = Controls & {
  /** Address without a trailing slash; the feed is below `/odata`. */
  readonly url: string;
  readonly token: string;
  readonly clientId: string;
  readonly market: Market;
  close(): Promise<void>;
};

/** Starts a sample MLS in this process. Listens on loopback and any free port by default. */
export async function startSampleMls(options: SampleMlsOptions = {}): Promise<SampleMls> {
  const settings = settle(options);
  const market = new Market(settings);
  const { vendor } = settings;
  const feed = new Feed(market, vendor, settings.quirks);
  const tokens = new Tokens(settings);
  const faults = new Faults(() => market.now());
  let url = '';
  const addresses = new PhotoAddresses({
    vendor,
    keys: feed.wire.keys,
    seconds: settings.photoSeconds,
    id: settings.clientId,
    base: () => url,
  });
  const controls = openControls({ feed, faults, tokens, addresses });
  const app = fastify({
    logger: false,
    bodyLimit: 65_536,
    forceCloseConnections: true,
    http: { maxHeaderSize: 65_536 },
    routerOptions: { maxParamLength: maxAddress },
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.length > maxAddress) {
      return reply
        .code(413)
        .send(
          errorBody('RequestTooLarge', `An address can be at most ${maxAddress} characters long.`),
        );
    }
  });
  answerErrors(app);
  await app.register(compress, {
    encodings: ['gzip', 'identity'],
    zlibOptions: { level: 3 },
    threshold: 1_024,
  });
  oauthRoute(app, tokens);
  odataRoutes(app, {
    feed,
    tokens,
    quotas: [new Quota(settings.requestsPerSecond, 1_000), new Quota(settings.requestsPerMinute)],
    faults,
    base: () => url,
  });
  controlRoutes(app, { controls, market, faults, tokens });
  photoRoute(app, {
    feed,
    quota: new Quota(settings.photosPerMinute),
    faults,
    tokens,
    addresses,
  });
  streetMapRoutes(app, { base: () => url });
  app.get('/healthz', async () => ({ status: 'ok' }));
  await app.listen({ host: settings.host, port: settings.port });
  const address = app.server.address() as AddressInfo;
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  url = settings.publicUrl ?? `http://${host}:${address.port}`;
  feed.addressOf = addresses.addressOf;
  return {
    url,
    token: settings.token,
    clientId: settings.clientId,
    market,
    ...controls,
    close: () => app.close(),
  };
}
