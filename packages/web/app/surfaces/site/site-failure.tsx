import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { SEARCH_PATH } from '#listings';
import { ApiError } from '#platform';
import styles from './message-page.module.css';

/** What happened and what to do, when a page could not be made. */
export function SiteFailure() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const isBusy =
    (isRouteErrorResponse(error) && error.status === 503) ||
    (error instanceof ApiError && error.status === 503);
  const requestId = isRouteErrorResponse(error)
    ? (error.data as { requestId?: string })?.requestId
    : null;
  return (
    <main id="main" tabIndex={-1} className={`frame ${styles.page}`}>
      <h1>{isMissing ? 'There is nothing at this address' : 'This page could not be loaded'}</h1>
      <p>
        {isMissing
          ? 'The link may be old or mistyped.'
          : isBusy
            ? 'The service is busy at the moment. Please try again shortly.'
            : 'Something went wrong on our side. Please try again; nothing you chose is lost, it is all in this page’s address.'}
      </p>
      {requestId && <p className={styles.quiet}>Request {requestId}</p>}
      <p className={styles.actions}>
        {!isMissing && (
          <a href={pathname + search} className="button" data-look="primary">
            Try again
          </a>
        )}
        <a href={SEARCH_PATH} className="button">
          Search all homes
        </a>
      </p>
    </main>
  );
}
