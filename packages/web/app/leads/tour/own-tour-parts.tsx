import type { WireMyTour } from '@homestead/contract/leads';
import { TextField } from '#forms';
import { ownTourMessages } from '../messages/own-tours.ts';
import { tourMessages } from '../messages/tours.ts';
import { myTourStates } from './my-tour-states.ts';
import { tourTimeText } from './tour-time-text.ts';

/** Whether a confirmed tour has begun by `now`. */
export const hasBegun = ({ agreedAt }: Pick<WireMyTour, 'agreedAt'>, now: string) =>
  agreedAt !== null && agreedAt <= now;

/** Where a client’s tour is, with the link of the video chat while it is to come. */
export function OwnTourState({ tour, now }: { tour: WireMyTour; now: string }) {
  const { state, agreedAt, startsAt, reason, videoLink } = tour;
  const times = agreedAt ? [agreedAt] : state === 'requested' ? startsAt : [];
  const isOver = hasBegun(tour, now);
  return (
    <>
      <p role="status">
        {isOver ? ownTourMessages.tookPlace() : myTourStates[state]()}{' '}
        <strong>{times.map((at) => tourTimeText(at, now)).join('; ') || reason}</strong>
      </p>
      {agreedAt && videoLink && !isOver && (
        <p>
          <a href={videoLink} rel="noreferrer">
            {ownTourMessages.joinVideoChat()}
          </a>
        </p>
      )}
    </>
  );
}

/** The fields of up to three times; the first is required. */
export function TimeFields() {
  const labels = {
    first: tourMessages.firstTime(),
    second: tourMessages.secondTime(),
    third: tourMessages.thirdTime(),
  };
  return Object.entries(labels).map(([name, label]) => (
    <TextField
      key={name}
      name={name}
      type="datetime-local"
      label={label}
      required={name === 'first'}
      problem={undefined}
    />
  ));
}
