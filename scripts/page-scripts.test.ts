import { expect, test } from 'vitest';
import {
  type ManifestRoute,
  manifestScript,
  pageScripts,
  readManifest,
  slimManifest,
  type WebManifest,
  withoutOffice,
} from './page-scripts.ts';

const route = (id: string, parentId?: string, imports: string[] = []): ManifestRoute => ({
  id,
  ...(parentId !== undefined && { parentId }),
  hasDefaultExport: true,
  module: `/${id}.js`,
  imports,
});

const manifest: WebManifest = {
  entry: { module: '/entry.js', imports: ['/vendor.js'] },
  routes: {
    root: route('root', undefined, ['/vendor.js', '/frame.js']),
    'surfaces/site/layout': route('surfaces/site/layout', 'root'),
    'site-start': route('site-start', 'surfaces/site/layout', ['/frame.js', '/search.js']),
    portal: route('portal', 'surfaces/site/layout'),
    'portal-account': route('portal-account', 'portal'),
    'surfaces/office/not-found': route('surfaces/office/not-found', 'root'),
    'sitemap.xml': {
      ...route('sitemap.xml', 'root'),
      path: 'sitemap.xml',
      hasDefaultExport: false,
    },
  },
  url: '/manifest.js',
};
const sizes: Record<string, number> = { '/vendor.js': 1000, '/frame.js': 200, '/search.js': 30 };
const sizeOf = (path: string) => sizes[path] ?? 1;
const pages = pageScripts(manifest, {
  manifestPaths: { all: '/manifest.js', withoutOffice: '/manifest.js' },
  sizeOf,
});
const pageOf = (name: string) => pages.find(({ page }) => page === name);

test('a page loads what it, its layouts and the entry import, each file once', () => {
  expect(pageOf('site-start')).toEqual({
    page: 'site-start',
    surface: 'site',
    bytes: 1235,
    files: [
      '/vendor.js',
      '/frame.js',
      '/search.js',
      '/manifest.js',
      '/entry.js',
      '/site-start.js',
      '/surfaces/site/layout.js',
      '/root.js',
    ],
  });
});

test('layouts and routes without a page are no pages; each page has a surface', () => {
  expect(pages.map(({ page, surface }) => [page, surface])).toEqual([
    ['site-start', 'site'],
    ['portal-account', 'portal'],
    ['surfaces/office/not-found', 'office'],
  ]);
});

test('the manifest of public pages has no office, and names its own file', () => {
  const office = { office: route('office', 'root'), leads: route('leads', 'office') };
  const all = { ...manifest, routes: { ...manifest.routes, ...office } };
  expect(withoutOffice(all, '/manifest-public.js')).toEqual({
    ...manifest,
    url: '/manifest-public.js',
  });
});

test('the manifest is read from its script', () => {
  const script = `window.__reactRouterManifest=${JSON.stringify(manifest)};`;
  expect(readManifest(script)).toEqual(manifest);
});

test('a browser’s manifest has what is true of pages, no imports, and styles of the office only', () => {
  const css = ['/a.css'];
  const said = { hasLoader: true, hasAction: false, css };
  const routes = Object.entries(manifest.routes).map(([id, one]): [string, ManifestRoute] => [
    id,
    { ...one, ...said },
  ]);
  routes.push([
    'surfaces/office/not-found',
    { ...route('surfaces/office/not-found', 'root'), css: [...css, '/not-found.css'] },
  ]);
  const slim = slimManifest({ ...manifest, routes: Object.fromEntries(routes) });
  expect(slim.entry).toEqual(manifest.entry);
  expect(slim.routes['site-start']).toEqual({
    parentId: 'surfaces/site/layout',
    hasLoader: true,
    module: '/site-start.js',
  });
  const window: Record<string, unknown> = {};
  new Function('window', manifestScript(slim))(window);
  const { routes: read } = window.__reactRouterManifest as typeof slim;
  expect(read['site-start']).toMatchObject({ id: 'site-start', module: '/site-start.js' });
  expect(slim.routes).not.toHaveProperty(['sitemap.xml']);
  expect(slim.routes.root).toMatchObject({ css });
  expect(slim.routes['surfaces/office/not-found']).toMatchObject({ css: ['/not-found.css'] });
});
