import { useEffect, useRef } from 'react';
import { type LoaderFunctionArgs, Outlet, useLoaderData, useLocation } from 'react-router';
import { SEARCH_PATH, watchBrokenPhotos } from '#listings';
import { loadPlaceAccordions } from '#listings/pages';
import { plainPath, siteContext, staticMarkup, useShownNavigation } from '#platform';
import { SiteFailure } from './site-failure.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteFrame } from './site-frame.tsx';
import { DetailSkeleton, ListSkeleton } from './skeletons.tsx';

/** What is below every page, as markup: it needs no script. */
export async function loader(args: LoaderFunctionArgs) {
  return {
    places: await loadPlaceAccordions(args),
    footer: staticMarkup(SiteFooter, { site: args.context.get(siteContext) }),
  };
}

/** It stays the same while someone browses. */
export const shouldRevalidate = () => false;

export default function SiteLayout() {
  const navigation = useShownNavigation();
  const location = useLocation();
  useEffect(watchBrokenPhotos, []);
  useFocusOnNewPage(location.pathname);
  const target = navigation.location && plainPath(navigation.location.pathname);
  const isLeaving = target !== undefined && target !== location.pathname;
  return (
    <SiteFrame below={useLoaderData<typeof loader>()}>
      {isLeaving && target.startsWith('/singleproduct/') ? (
        <DetailSkeleton />
      ) : isLeaving && target === SEARCH_PATH ? (
        <ListSkeleton />
      ) : (
        <Outlet />
      )}
    </SiteFrame>
  );
}

/** Moves the focus to the main part of a new page, as a page load would. */
function useFocusOnNewPage(pathname: string): void {
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}

export function ErrorBoundary() {
  return (
    <SiteFrame below={useLoaderData<typeof loader>()}>
      <SiteFailure />
    </SiteFrame>
  );
}
