import type { RouteConfig } from '@react-router/dev/routes';
import { officeRoutes } from './surfaces/office/routes.ts';
import { siteRoutes } from './surfaces/site/routes.ts';

export default [...officeRoutes, ...siteRoutes] satisfies RouteConfig;
