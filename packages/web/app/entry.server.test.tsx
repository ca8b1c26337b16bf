import {
  createRequestHandler,
  UNSAFE_ErrorResponseImpl as ErrorResponseImpl,
  RouterContextProvider,
  Scripts,
  ScrollRestoration,
  type ServerBuild,
  useLoaderData,
} from 'react-router';
import { expect, test } from 'vitest';
import {
  logErrorContext,
  nonceContext,
  stylesheetContext,
  useNonce,
  useStylesheet,
} from '#platform';
import * as entry from './entry.server.tsx';
import { WholePage } from './whole-page.ts';

const NONCE = 'n0nce';
const STYLES = 'body{content:"$& $1"}';
const SAID = 'said by the loader </script><script>alert(1)</script>';

function Root() {
  const nonce = useNonce();
  return (
    <html lang="en">
      <head>
        <style
          nonce={nonce}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: as the site's own root does
          dangerouslySetInnerHTML={{ __html: useStylesheet() ?? '' }}
        />
      </head>
      <body>
        <p>{useLoaderData<string>()}</p>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

const route = {
  id: 'root',
  path: '',
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
};

/** A build of one page, as React Router's own plugin makes it. */
const build = {
  entry: { module: entry },
  routes: { root: { id: 'root', path: '', module: { default: Root, loader: () => SAID } } },
  assets: {
    entry: { imports: ['/assets/vendor.js'], module: '/assets/entry.js' },
    routes: { root: { ...route, module: '/assets/root.js', imports: ['/assets/frame.js'] } },
    url: '/assets/manifest.js',
    version: '1',
  },
  publicPath: '/',
  assetsBuildDirectory: 'build/client',
  basename: '/',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial' },
  allowedActionOrigins: ['**'],
} as unknown as ServerBuild;

async function answer(init?: RequestInit): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(nonceContext, NONCE);
  context.set(stylesheetContext, STYLES);
  return createRequestHandler(build, 'production')(new Request('http://site/', init), context);
}

async function readPage(): Promise<string> {
  const page = await answer();
  expect(page).toBeInstanceOf(WholePage);
  return (page as WholePage).html;
}

test('the page holds its stylesheet and what its loaders answered', async () => {
  const html = await readPage();
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en"><head>/);
  expect(html).toContain(`<style nonce="${NONCE}">${STYLES}</style>`);
  expect(html).toMatch(/<\/script><\/body><\/html>$/);
});

test('no script loads before the first frame: one inline line starts the program after it', async () => {
  const html = await readPage();
  expect(html).not.toContain('modulepreload');
  expect(html).not.toContain('type="module"');
  const program = /<script nonce="n0nce" type="text\/plain" async="">(.*?)<\/script>/s;
  const [, text = ''] = program.exec(html) ?? [];
  for (const file of ['manifest', 'root', 'entry']) expect(text).toContain(`/assets/${file}.js`);
  expect(html).toMatch(
    /requestAnimationFrame\([^<]*<\/script><script nonce="n0nce" type="text\/plain"/,
  );
});

test('the program is taken by its place after that line, and only if it is a script', async () => {
  const html = await readPage();
  const line = /<script nonce="n0nce">([^<]*requestAnimationFrame[^<]*)<\/script>/.exec(html)?.[1];
  const startWith = (tagName: string) => {
    const appended: { textContent: string }[] = [];
    const document = {
      currentScript: { nextElementSibling: { tagName, nonce: NONCE, textContent: 'program' } },
      getElementById: () => ({ tagName: 'DIV', textContent: 'smuggled in' }),
      createElement: () => ({ remove() {} }),
      head: { append: (element: { textContent: string }) => appended.push(element) },
    };
    const atOnce = (run: () => void) => run();
    const names = ['document', 'requestAnimationFrame', 'setTimeout'];
    new Function(...names, String(line))(document, atOnce, atOnce);
    return appended.map(({ textContent }) => textContent);
  };
  expect(startWith('SCRIPT')).toEqual(['program']);
  expect(startWith('DIV')).toEqual([]);
});

test('an error goes to the program’s log, an answer such as 405 and a visitor who left do not', async () => {
  const logged: unknown[] = [];
  const context = new RouterContextProvider();
  context.set(logErrorContext, (error) => logged.push(error));
  const request = new Request('http://site/');
  const broken = new Error('broken');
  entry.handleError(broken, { request, context });
  entry.handleError(new ErrorResponseImpl(405, 'Method Not Allowed', null, true), {
    request,
    context,
  });
  const left = new Request('http://site/', { signal: AbortSignal.abort() });
  entry.handleError(broken, { request: left, context });
  expect(logged).toEqual([broken]);
});

test('the program is given what the loaders answered, which can end no script', async () => {
  const html = await readPage();
  const calls: unknown[] = [];
  const streamController = {
    enqueue: (text: unknown) => calls.push(text),
    close: () => calls.push('closed'),
  };
  const last = /<script nonce="n0nce">([^<]*)<\/script><\/body><\/html>$/.exec(html)?.[1] ?? '';
  new Function('window', last)({ __reactRouterContext: { streamController } });
  expect(calls).toEqual([expect.stringContaining(SAID), 'closed']);
});

test('every script carries the nonce', async () => {
  const scripts = (await readPage()).match(/<script[^>]*>/g) ?? [];
  expect(scripts.length).toBeGreaterThan(3);
  for (const script of scripts) expect(script).toContain(` nonce="${NONCE}"`);
});

test('HEAD gets the headers alone, and shared caches keep no page', async () => {
  const head = await answer({ method: 'HEAD' });
  expect(await head.text()).toBe('');
  expect(head.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(head.headers.get('cache-control')).toBe('private, no-cache');
});
