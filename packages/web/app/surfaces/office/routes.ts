import { layout, type RouteConfigEntry, route } from '@react-router/dev/routes';

const here = (file: string) => `surfaces/office/${file}`;

/** The back office, by the paths of spec 2; what has no page yet is not named here. */
export const officeRoutes: RouteConfigEntry[] = [
  layout(here('layout.tsx'), { id: 'office' }, [
    route('usermanagement', here('people/people-list-page.tsx')),
    route('users/:id', here('people/person-page.tsx')),
    route('useraccess', here('roles/user-access-page.tsx')),
    route('feed', here('feed/feed-page.tsx')),
    route('components', here('pages/components-page.tsx')),
    route('change-log', here('pages/change-log-page.tsx')),
  ]),
  route('forbidden', here('pages/forbidden-page.tsx')),
  route('not-found', here('pages/not-found-page.tsx')),
];
