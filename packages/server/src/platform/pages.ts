import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sealFormTime } from './form-guard.ts';
import { buyerAgreementIn } from './legal-texts.ts';
import { isOwnOrigin } from './own-origin.ts';
import { inProcessApi } from './page-api.ts';
import type { PageHandler, PageSeals } from './page-handler.ts';
import { fetchRequestOf, requireFormSize, takeForms } from './page-request.ts';
import { type PageIdentity, PageVisit } from './page-visit.ts';
import { refuse } from './refusal-error.ts';
import type { Services } from './room.ts';
import { createNonce, dropDocumentHeaders, pagePolicy } from './security-headers.ts';
import { serveServiceWorker } from './service-worker.ts';

/**
 * Serves the web bundle's static files and, for every other GET and POST, its pages. `handlerFor`
 * returns the current handler, so that development can replace it. A page's calls act for the
 * person whose session cookie the browser sent. Forms from foreign pages are refused.
 */
export async function servePages(
  app: FastifyInstance,
  services: Services,
  options: {
    handlerFor: () => Promise<PageHandler>;
    isDev: boolean;
    serveFiles: boolean;
    identity?: PageIdentity;
  },
): Promise<void> {
  const { settings } = services;
  const identity = options.identity ?? null;
  const { name, timeZone, box, mapStart, buyerAgreement } = settings.serviceArea;
  const site = {
    brokerage: settings.brokerage,
    publicUrl: settings.publicUrl,
    mode: settings.mode,
    mapStyles: settings.map.styles,
    findsPlaces: settings.NOMINATIM_URL !== undefined,
    area: {
      name,
      timeZone,
      box,
      mapStart,
      buyerAgreement: buyerAgreementIn('en', buyerAgreement),
      buyerAgreementInSpanish: buyerAgreementIn('es', buyerAgreement),
    },
    openHours: { hours: settings.BUSINESS_HOURS, holidays: settings.BUSINESS_HOLIDAYS },
  };
  const hasWorker = settings.SERVICE_WORKER && !options.isDev;
  const prompt = { ...settings.registrationPrompt, ...pageSeals(services) };
  if (options.serveFiles) await serveWebFiles(app, settings.webBuildDir);
  await serveServiceWorker(app, settings, { isOn: hasWorker });
  await app.register(async (scope) => {
    takeForms(scope);
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      const visit = new PageVisit(request, identity);
      if (request.method === 'POST') {
        requireOwnForm(request, settings, visit);
        await requireFormSize(request, visit);
      }
      // With the database away nobody knows: the page's calls fail, and it says so.
      const isSignedIn = await visit.token().then(
        (token) => token !== null,
        () => true,
      );
      const nonce = createNonce();
      const handle = await options.handlerFor();
      const api = inProcessApi(app, request, visit);
      const logError = (err: unknown) => request.log.error({ err }, 'page failed');
      const formStamp = sealFormTime(services, request.method === 'POST' ? null : new Date());
      const given = { api, nonce, formStamp, prompt, site, hasWorker, isSignedIn, logError };
      const page = await handle(fetchRequestOf(request, reply, settings.publicUrl), given);
      // React Router answers 500 for any error of a loader.
      const isOutage = page.status === 500 && visit.isCutOff;
      reply.status(isOutage ? 503 : page.status);
      for (const [name, value] of page.headers) reply.header(name, value);
      for (const line of visit.setCookies) reply.header('set-cookie', line);
      const policy = { isDev: options.isDev, mapOrigins: settings.map.origins };
      reply.header('content-security-policy', pagePolicy(nonce, policy));
      if (isOutage) reply.header('retry-after', 2).header('cache-control', 'no-store');
      if (visit.isPersonal || !page.headers.has('cache-control')) {
        reply.header('cache-control', 'no-store');
      }
      return reply.send(page.body ?? undefined);
    };
    scope.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '/*',
      exposeHeadRoute: false,
      config: { isPage: true },
      schema: { hide: true },
      handler: answer,
    });
  });
}

/** What pages seal has purposes of its own. */
function pageSeals({ secrets }: Pick<Services, 'secrets'>): PageSeals {
  const nameOf = (purpose: string) => `page-${purpose}`;
  return {
    seal: (purpose, text) => secrets.seal(nameOf(purpose), '', text).toString('base64url'),
    open(purpose, sealed) {
      try {
        return secrets.open(nameOf(purpose), '', Buffer.from(sealed, 'base64url'));
      } catch {
        return null;
      }
    },
  };
}

async function serveWebFiles(app: FastifyInstance, buildDir: string): Promise<void> {
  await app.register(staticFiles, {
    root: join(buildDir, 'client'),
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    acceptRanges: false,
    lastModified: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes(`${join('client', 'assets')}`);
      reply.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
      // The mark in emails, in mail programs that are pages of other sites.
      if (path.endsWith('mark.png')) {
        reply.header('cross-origin-resource-policy', 'cross-origin');
      }
      if (isHashed && /\.(js|css)$/.test(path.replace(/\.(br|gz)$/, '')))
        dropDocumentHeaders(reply);
    },
  });
}

/** A form on another site must not act for the person signed in here. */
function requireOwnForm(request: FastifyRequest, settings: Services['settings'], visit: PageVisit) {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const saysWhere = origin !== undefined || site !== undefined;
  if (!saysWhere && !visit.hasSession) return;
  if (!isOwnOrigin(request.headers, settings)) refuse('wrong-origin');
}
