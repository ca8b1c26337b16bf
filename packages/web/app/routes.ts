import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes';
import { pageLanguage } from '../page-language.ts';
import { officeRoutes } from './surfaces/office/routes.ts';
import { portalFiles, portalRoutes } from './surfaces/portal/routes.ts';
import { signingRoutes } from './surfaces/signing/routes.ts';
import { siteRoutes } from './surfaces/site/routes.ts';

const FRAME = 'surfaces/site/layout.tsx';

/** The portal's pages share the site's frame with the site's own pages. */
function withPortal(route: RouteConfigEntry): RouteConfigEntry {
  if (route.file !== FRAME) return route;
  return { ...route, children: [...(route.children ?? []), ...portalRoutes] };
}

export default [
  // Staff work in English: the Spanish build sends them there (surfaces/site/unknown-path.ts).
  ...(pageLanguage === 'es' ? [] : officeRoutes),
  ...portalFiles,
  ...signingRoutes,
  ...siteRoutes.map(withPortal),
] satisfies RouteConfig;
