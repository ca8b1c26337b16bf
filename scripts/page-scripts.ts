/** The manifest of a web build, as React Router writes it: the scripts of each route. */
export interface WebManifest {
  entry: Scripts;
  routes: Record<string, ManifestRoute>;
  /** The path of the file it comes in. */
  url: string;
}

interface Scripts {
  module: string;
  imports?: string[];
}

export interface ManifestRoute extends Scripts {
  id: string;
  parentId?: string;
  path?: string;
  hasDefaultExport: boolean;
  css?: string[];
}

/**
 * The most compressed bytes of script that a page may load until it is idle, by its surface. Every
 * page loads the list of routes, which grows with the office.
 */
export const scriptBudgets = {
  site: 115 * 1024,
  portal: 128 * 1024,
  office: 340 * 1024,
} as const;
type Surface = keyof typeof scriptBudgets;

interface PageScripts {
  page: string;
  surface: Surface;
  bytes: number;
  /** Paths below the site’s address, the largest first. */
  files: string[];
}

/**
 * The script that each page loads before anybody does anything: the manifest, React Router’s
 * entry, and the modules of the page and of the layouts around it, with what they import. Parts
 * that load on demand are not counted.
 */
export function pageScripts(
  manifest: WebManifest,
  { manifestPaths, sizeOf }: { manifestPaths: ManifestPaths; sizeOf: (path: string) => number },
): PageScripts[] {
  const routes = Object.values(manifest.routes);
  const isLayout = ({ id }: ManifestRoute) => routes.some(({ parentId }) => parentId === id);
  const pages = routes.filter((route) => route.hasDefaultExport && !isLayout(route));
  return pages.map((route) => {
    const branch = branchOf(route, manifest.routes);
    const surface = surfaceOf(branch);
    const manifestPath = surface === 'office' ? manifestPaths.all : manifestPaths.withoutOffice;
    const loaded = new Set([manifestPath, ...[manifest.entry, ...branch].flatMap(filesOf)]);
    const files = [...loaded].sort((one, other) => sizeOf(other) - sizeOf(one));
    const bytes = files.reduce((sum, path) => sum + sizeOf(path), 0);
    return { page: route.id, surface, bytes, files };
  });
}

function branchOf(route: ManifestRoute, routes: WebManifest['routes']): ManifestRoute[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return parent ? [route, ...branchOf(parent, routes)] : [route];
}

function filesOf({ module, imports = [] }: Scripts): string[] {
  return [module, ...imports];
}

/**
 * Pages of the office and the portal are below their layout or in its folder. All others are
 * public.
 */
function surfaceOf(branch: readonly ManifestRoute[]): Surface {
  const isOf = (surface: Surface) =>
    branch.some(({ id }) => id === surface || id.startsWith(`surfaces/${surface}/`));
  if (isOf('office')) return 'office';
  return isOf('portal') ? 'portal' : 'site';
}

/** The manifest of office pages, and that of all others. */
export interface ManifestPaths {
  all: string;
  withoutOffice: string;
}

/**
 * The manifest of public pages: a link from there to the office loads a whole page. It names its
 * own file, because React Router loads that file ahead on each page.
 */
export function withoutOffice(manifest: WebManifest, url: string): WebManifest {
  const routes = Object.entries(manifest.routes).filter(
    ([id, { parentId }]) => id !== 'office' && parentId !== 'office',
  );
  return { ...manifest, routes: Object.fromEntries(routes), url };
}

/**
 * What the browser needs of the manifest, where what is missing is false: no files, which no page
 * navigates to. No page fetches another page’s scripts ahead, which is what `imports` are for;
 * public pages have their styles inside, and a layout's pages don't repeat its styles. The id of a
 * route is its key; `manifestScript` puts it back.
 */
export function slimManifest(manifest: WebManifest): {
  entry: Scripts;
  routes: Record<string, object>;
  url: string;
} {
  const routes = Object.entries(manifest.routes)
    .filter(([, { path, hasDefaultExport }]) => hasDefaultExport || !path?.includes('.'))
    .map(([id, entry]): [string, object] => {
      const { id: _, imports: __, hasDefaultExport: ___, css, ...route } = entry;
      const said = Object.fromEntries(
        Object.entries<unknown>(route).filter(([, value]) => value !== false),
      );
      const [, ...layouts] = branchOf(entry, manifest.routes);
      const linksStyles = id === 'root' || surfaceOf([entry, ...layouts]) === 'office';
      const own = css?.filter((href) => !layouts.some((layout) => layout.css?.includes(href)));
      return [id, linksStyles && own?.length ? { ...said, css: own } : said];
    });
  return { ...manifest, routes: Object.fromEntries(routes) };
}

/** The script that a page loads a slim manifest by. */
export const manifestScript = (slim: ReturnType<typeof slimManifest>): string =>
  `{let m=${JSON.stringify(slim)};for(let i in m.routes)m.routes[i].id=i;window.__reactRouterManifest=m}`;

/** The manifest in the script that a build writes. */
export function readManifest(script: string): WebManifest {
  return JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1));
}
