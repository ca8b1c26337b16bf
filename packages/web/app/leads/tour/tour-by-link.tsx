import { lazy, Suspense } from 'react';
import { readSecretLink, useSecretLink } from '#forms';
import { tourMessages } from '../messages/tours.ts';
import { WithoutLink } from './without-link.tsx';

const AnswerTour = lazy(() => import('./answer-tour.tsx'));
const MyTour = lazy(() => import('./my-tour.tsx'));

/** The tour of an emailed link, for the agent or for the client. The key stays in the browser. */
export function TourByLink({ isClient }: { isClient: boolean }) {
  const link = useSecretLink();
  if (!link) {
    return (
      <div className="grid gap-4">
        <p role="status">{tourMessages.linkNeeded()}</p>
        <WithoutLink isClient={isClient} />
      </div>
    );
  }
  const linkKey = readSecretLink(link).token;
  return (
    <Suspense>
      {isClient ? <MyTour linkKey={linkKey} /> : <AnswerTour linkKey={linkKey} />}
    </Suspense>
  );
}
