import { index, layout, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { legalPages } from './legal-pages.ts';

const here = (file: string) => `surfaces/site/${file}`;

/** The public site. The paths are specified; those without a page yet aren’t listed. */
export const siteRoutes: RouteConfigEntry[] = [
  index(here('to-landing.ts'), { id: 'site-start' }),
  route('robots.txt', here('robots.ts')),
  route('manifest.webmanifest', here('offline/app-manifest.ts')),
  route('offline.html', here('offline/offline-page.tsx')),
  route('sitemap.xml', here('sitemap-index.ts')),
  route('sitemap-places.xml', here('sitemap-places.ts')),
  layout(here('layout.tsx'), [
    route('homepage', here('homepage/homepage-page.tsx')),
    route('property-list', here('property-list-page.tsx')),
    route('property-list/filters', here('filters-page.tsx')),
    route('homes/:kind', here('places-page.tsx')),
    route('homes/:kind/:name', here('place-page.tsx')),
    route('compare', here('compare-page.tsx')),
    route('contactus', here('contact-page.tsx')),
    route('buyer/find-the-home-that-speaks-to-you', here('contact-page.tsx'), {
      id: 'site-find-the-home',
    }),
    route('agents', here('agents-page.tsx')),
    route('agents/:slug', here('agent-page.tsx')),
    route('quiz', here('quiz-page.tsx')),
    route('app-list', here('app-list-page.tsx')),
    route('sell/home-value', here('home-value-page.tsx')),
    route('newsletter', here('newsletter-page.tsx')),
    route('newsletter/confirm', here('list-link-page.tsx'), { id: 'site-list-confirm' }),
    route('newsletter/stop', here('list-link-page.tsx'), { id: 'site-list-stop' }),
    route('inquirystatus', here('inquiry-status-page.tsx')),
    route('tourreply', here('tour-reply-page.tsx')),
    route('mytour', here('my-tour-page.tsx')),
    route('ratetour', here('rate-tour-page.tsx')),
    route('offer-form', here('offer-form-page.tsx')),
    ...Object.keys(legalPages).map((path) =>
      route(path, here('legal-page.tsx'), { id: `site-${path}` }),
    ),
    route('unsubscribe', here('unsubscribe-page.tsx')),
    route('singleproduct/:listingId', here('single-product-page.tsx')),
    route('singleproduct/:listingId/report', here('report-page.tsx')),
    route('singleproduct/:listingId/tour', here('tour-page.tsx')),
    route('maps', here('maps-page.tsx')),
    route('singleproduct/:listingId/save', here('save-home-page.tsx')),
    route('login', here('login-page.tsx')),
    route('register', here('register-page.tsx')),
    route('forgotpassword', here('forgot-password-page.tsx')),
    route('resetpassword', here('new-password-page.tsx'), { id: 'site-reset-password' }),
    route('createnewpassword', here('new-password-page.tsx'), { id: 'site-create-password' }),
    route('verifyidentity', here('verify-identity-page.tsx')),
    ...['homes', 'agents', 'singleproduct', 'compare', 'maps', 'quiz', 'contactus'].map((section) =>
      route(`${section}/*`, here('missing-page.tsx'), { id: `site-missing-${section}` }),
    ),
  ]),
  route('singleproduct/:listingId/flyer', here('flyer-page.tsx')),
  route('auth/done', here('auth-done-page.tsx')),
  route('login/start', here('start-sign-in.ts')),
  route('signout', here('sign-out.ts')),
  route('saved-homes', here('save-home.ts')),
  route('shared-search/:sid', here('shared-search.ts')),
  route('*', here('unknown-path.ts')),
];
