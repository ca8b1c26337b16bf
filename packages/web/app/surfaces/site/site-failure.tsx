import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { SEARCH_PATH } from '#listings';
import { ApiError } from '#platform';
import styles from './message-page.module.css';
import { frameMessages } from './messages/frame.ts';

/**
 * Shown when a page failed: what happened and what to do. It loads again when the connection is
 * back.
 */
export function SiteFailure() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const isBusy =
    (isRouteErrorResponse(error) && error.status === 503) ||
    (error instanceof ApiError && error.status === 503);
  const isOffline = !isMissing && globalThis.navigator?.onLine === false;
  const requestId = isRouteErrorResponse(error)
    ? (error.data as { requestId?: string })?.requestId
    : null;
  useEffect(() => {
    if (isMissing) return;
    const reload = () => location.reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [isMissing]);
  return (
    <main id="main" tabIndex={-1} className={`frame ${styles.page}`}>
      <h1>{isMissing ? frameMessages.notFound() : frameMessages.notLoaded()}</h1>
      <p>
        {isMissing
          ? frameMessages.notFoundHint()
          : isOffline
            ? frameMessages.offline()
            : isBusy
              ? frameMessages.busy()
              : frameMessages.failed()}
      </p>
      {requestId && <p className={styles.quiet}>{frameMessages.request({ id: requestId })}</p>}
      <p className={styles.actions}>
        {!isMissing && (
          <a href={pathname + search} className="button" data-look="primary">
            {frameMessages.tryAgain()}
          </a>
        )}
        <a href={SEARCH_PATH} className="button">
          {frameMessages.searchAllHomes()}
        </a>
      </p>
    </main>
  );
}
