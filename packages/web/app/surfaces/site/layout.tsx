import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { SEARCH_PATH, watchBrokenPhotos } from '#listings';
import { SiteFailure } from './site-failure.tsx';
import { SiteFrame } from './site-frame.tsx';
import { DetailSkeleton, ListSkeleton } from './skeletons.tsx';

export default function SiteLayout() {
  const navigation = useNavigation();
  const location = useLocation();
  useEffect(watchBrokenPhotos, []);
  useFocusOnNewPage(location.pathname);
  const target = navigation.location?.pathname;
  const isLeaving = target !== undefined && target !== location.pathname;
  return (
    <SiteFrame>
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
    <SiteFrame>
      <SiteFailure />
    </SiteFrame>
  );
}
