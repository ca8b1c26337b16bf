import type { WireOwnTour } from '@homestead/contract/leads';
import { Form } from 'react-router';
import { EmptyState } from '#design';
import { type FormAnswer, FormDone, FormMessages } from '#forms';
import { ownTourMessages } from '../messages/own-tours.ts';
import { hasBegun, OwnTourState, TimeFields } from './own-tour-parts.tsx';
import { TourHome } from './tour-home.tsx';
import { tourTimeText, tourZoneText } from './tour-time-text.ts';

interface OwnToursProps {
  tours: readonly WireOwnTour[];
  /** The time on the server when the page was made. */
  now: string;
  answer: FormAnswer | undefined;
}

/** The person's tours: those to come, those that wait for someone, and the others. */
export function OwnToursView({ tours, now, answer }: OwnToursProps) {
  const isComing = (tour: WireOwnTour) => tour.agreedAt !== null && !hasBegun(tour, now);
  const isOpen = ({ state }: WireOwnTour) => state === 'requested' || state === 'proposed';
  const parts = [
    [ownTourMessages.upcoming(), tours.filter(isComing)],
    [ownTourMessages.requested(), tours.filter(isOpen)],
    [ownTourMessages.past(), tours.filter((tour) => !isComing(tour) && !isOpen(tour))],
  ] as const;
  if (tours.length === 0) {
    return (
      <EmptyState title={ownTourMessages.none()} hint={ownTourMessages.noneHint()}>
        <a href="/property-list" className="button" data-look="primary">
          {ownTourMessages.findHomes()}
        </a>
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-6">
      <FormDone answer={answer} />
      <FormMessages answer={answer} problems={answer?.fields ?? {}} />
      <p className="fine-print">{tourZoneText()}</p>
      {parts.map(
        ([title, some]) =>
          some.length > 0 && (
            <section key={title} className="grid gap-4">
              <h2>{title}</h2>
              {some.map((tour) => (
                <OwnTour key={tour.id} tour={tour} now={now} />
              ))}
            </section>
          ),
      )}
    </div>
  );
}

function OwnTour({ tour, now }: { tour: WireOwnTour; now: string }) {
  return (
    <article className="panel pad-4 grid gap-3">
      <h3>
        <TourHome {...tour} />
      </h3>
      <OwnTourState tour={tour} now={now} />
      <Changes tour={tour} now={now} />
    </article>
  );
}

function Changes({ tour, now }: { tour: WireOwnTour; now: string }) {
  const { id, version, abilities, proposed } = tour;
  const own = (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
    </>
  );
  return (
    <>
      {abilities.includes('choose') && (
        <Form method="post" className="row wrap gap-3">
          {own}
          {proposed.map((startsAt) => (
            <button key={startsAt} name="change" value={startsAt} className="button" type="submit">
              {tourTimeText(startsAt, now)}
            </button>
          ))}
        </Form>
      )}
      {abilities.includes('ask') && (
        <details className="disclosure" key={`ask ${version}`}>
          <summary>{ownTourMessages.askForTimes()}</summary>
          <Form method="post" className="grid gap-3 above-4">
            {own}
            <TimeFields />
            <button name="change" value="ask" className="button" type="submit">
              {ownTourMessages.askForTimes()}
            </button>
          </Form>
        </details>
      )}
      {abilities.includes('cancel') && (
        <details className="disclosure" key={`cancel ${version}`}>
          <summary>{ownTourMessages.cancelTour()}</summary>
          <Form method="post" className="above-4">
            {own}
            <button name="change" value="cancel" className="button" type="submit">
              {ownTourMessages.cancelForGood()}
            </button>
          </Form>
        </details>
      )}
    </>
  );
}
