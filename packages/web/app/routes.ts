import type { RouteConfig } from '@react-router/dev/routes';
import { siteRoutes } from './surfaces/site/routes.ts';

export default [...siteRoutes] satisfies RouteConfig;
