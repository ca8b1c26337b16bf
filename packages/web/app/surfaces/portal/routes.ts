import { layout, type RouteConfigEntry, route } from '@react-router/dev/routes';

const here = (file: string) => `surfaces/portal/${file}`;

/** Clients' own pages, inside the site's frame. The paths are specified (R-1). */
export const portalRoutes: RouteConfigEntry[] = [
  layout(here('layout.tsx'), { id: 'portal' }, [
    route('property-list/clientprofile', here('client-profile-page.tsx')),
    route('property-list/favourites', here('saved-homes-page.tsx'), { id: 'portal-favorites' }),
    route('favourites', here('saved-homes-page.tsx'), { id: 'portal-favorites-short' }),
    route('property-list/dislike', here('saved-homes-page.tsx'), { id: 'portal-dislikes' }),
    route('property-list/recentlyviewed', here('saved-homes-page.tsx'), { id: 'portal-viewed' }),
    route('property-list/savedlists', here('saved-lists-page.tsx')),
    route('savedlists/items', here('saved-items-page.tsx')),
    route('savedlists/save', here('save-search-page.tsx')),
    route('property-list/tours', here('tours-page.tsx')),
    route('mytransactions', here('outside-deals-page.tsx')),
    route('property-list/notifications', here('notifications-page.tsx')),
    route('property-list/addresses', here('addresses-page.tsx')),
    route('property-list/account', here('account-page.tsx'), { id: 'portal-account' }),
    route('accountsetting', here('account-page.tsx'), { id: 'portal-account-setting' }),
  ]),
];

/** The portal's routes that aren't pages. */
export const portalFiles: RouteConfigEntry[] = [
  route('accountsetting/my-data', here('my-data.ts')),
];
