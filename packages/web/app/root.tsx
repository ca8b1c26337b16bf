import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url';
import './design/tokens.css';
import './design/fonts.css';
import './design/base.css';
import './design/pieces.css';
import './design/kit.css';
import { type Language, language, localArea, setLocalArea } from '@homestead/contract/platform';
import type { ReactNode } from 'react';
import {
  data,
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useMatches,
} from 'react-router';
import { forgetNotice, type PageVisitor, readPageVisitor, useSessionRecord } from '#accounts';
import { Toast, type ToastTone } from '#design';
import { findUnread } from '#messaging';
import {
  bringsOwnStyles,
  rememberCampaign,
  SiteProvider,
  siteContext,
  translateRefusals,
  useFormStamp,
  useNonce,
  useStylesheet,
} from '#platform';
import { applyPendingFavorites, forgetSavedNotice, readSavedNotice, recordVisit } from '#saved';
import { rootMessages } from './messages.ts';
import { SeeingBar } from './seeing-bar.tsx';

/** Set by the web build, so that an English page carries none of this. */
declare const PAGE_LANGUAGE: Language;
if (typeof PAGE_LANGUAGE !== 'undefined' && PAGE_LANGUAGE === 'es') {
  translateRefusals(async () => (await import('./spanish-refusals.ts')).sayInSpanish);
}

export const middleware = [rememberCampaign, applyPendingFavorites, recordVisit];

export async function loader(args: LoaderFunctionArgs) {
  const [found, unread] = await Promise.all([readPageVisitor(args), findUnread(args)]);
  if (found.person && unread > 0) found.person.unread = unread;
  const visitor = withNotice(found, readSavedNotice(args));
  return data(
    { site: args.context.get(siteContext), visitor },
    { headers: visitor.notice ? [forgetNotice, forgetSavedNotice].map(setCookie) : [] },
  );
}

/**
 * The messages of accounts and listings in one toast; the time in its key shows each of them again.
 */
function withNotice(
  visitor: PageVisitor,
  kept: { text: string; tone: ToastTone } | null,
): PageVisitor {
  if (!kept) return visitor;
  const { key = 'kept', text } = visitor.notice ?? {};
  const words = [text, kept.text].filter(Boolean).join(' ');
  return { ...visitor, notice: { key: `${key} ${Date.now()}`, text: words, tone: kept.tone } };
}

function setCookie(line: string): [string, string] {
  return ['set-cookie', line];
}

/** Person and brokerage stay the same while someone browses; forms may change them. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod = 'GET',
  actionStatus = 200,
}: ShouldRevalidateFunctionArgs) {
  return formMethod === 'GET' ? currentUrl.href === nextUrl.href : actionStatus < 400;
}

// In the browser, before the first date is written. Not in entry.client.tsx: the styles of what
// that imports would come before the kit's, which they override.
if (typeof document !== 'undefined') {
  const { area = '', zone = '' } = document.documentElement.dataset;
  setLocalArea({ name: area, timeZone: zone });
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const area = localArea();
  const hasOwnStyles = useMatches().some(({ handle }) => bringsOwnStyles(handle));
  return (
    <html
      lang={language() === 'es' ? 'es' : 'en-US'}
      data-area={area.name}
      data-zone={area.timeZone}
      data-opened={useFormStamp()}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="format-detection" content="telephone=no" />
        <Meta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {[figtree, fraunces].map((href) => (
          <link
            key={href}
            rel="preload"
            href={href}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        {import.meta.env.PROD ? <PageStyles /> : <Links nonce={nonce} />}
        {import.meta.env.PROD && hasOwnStyles && <Links nonce={nonce} />}
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

/**
 * The inline stylesheet: it is so small that a separate request would cost more. The browser keeps
 * what the server wrote.
 */
function PageStyles() {
  return (
    <style
      nonce={useNonce()}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own build's stylesheet
      dangerouslySetInnerHTML={{ __html: useStylesheet() ?? '' }}
    />
  );
}

export default function App() {
  const { site, visitor } = useLoaderData<typeof loader>();
  useSessionRecord(visitor);
  const seeingAs = visitor.person?.seeingAs;
  // The office has its own bar, below its header.
  const isOffice = useMatches().some(({ id }) => id === 'office');
  return (
    <SiteProvider site={site}>
      <div className="bottom" id="bottom">
        {visitor.notice && (
          <Toast key={visitor.notice.key} lasts="shared" tone={visitor.notice.tone}>
            {visitor.notice.text}
          </Toast>
        )}
      </div>
      {seeingAs && !isOffice && <SeeingBar seeingAs={seeingAs} />}
      <Outlet />
    </SiteProvider>
  );
}

/** Only shown when not even the site's frame can be rendered. */
export function ErrorBoundary() {
  return (
    <main className="frame" id="main">
      <h1>{rootMessages.failed()}</h1>
      <p>{rootMessages.tryLater()}</p>
      <p>
        <a href="/property-list">{rootMessages.searchHomes()}</a>
      </p>
    </main>
  );
}
