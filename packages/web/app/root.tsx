import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url';
import './design/tokens.css';
import './design/fonts.css';
import './design/base.css';
import type { ReactNode } from 'react';
import {
  Links,
  type LinksFunction,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
} from 'react-router';
import { SiteProvider, siteContext, useNonce } from '#platform';

export const links: LinksFunction = () => [
  ...[figtree, fraunces].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

export function loader({ context }: LoaderFunctionArgs) {
  return { site: context.get(siteContext) };
}

/** The brokerage's facts do not change while a visitor looks around. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="format-detection" content="telephone=no" />
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  const { site } = useLoaderData<typeof loader>();
  return (
    <SiteProvider site={site}>
      <Outlet />
    </SiteProvider>
  );
}

/** Shown only when not even the site's frame could be made. */
export function ErrorBoundary() {
  return (
    <main className="frame" id="main">
      <h1>Something went wrong on our side</h1>
      <p>Please try again in a moment.</p>
      <p>
        <a href="/property-list">Search homes</a>
      </p>
    </main>
  );
}
