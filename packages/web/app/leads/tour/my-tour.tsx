import type { MyTourChange, WireMyTour } from '@homestead/contract/leads';
import { type FormEvent, useEffect, useState } from 'react';
import { FormNote, SubmitButton } from '#forms';
import { browserApi } from '#platform';
import { leads } from '../client.ts';
import { ownTourMessages } from '../messages/own-tours.ts';
import { OwnTourState, TimeFields } from './own-tour-parts.tsx';
import { TourHome } from './tour-home.tsx';
import { tourTimeText, tourZoneText } from './tour-time-text.ts';
import { WithoutLink } from './without-link.tsx';

/** A client's tour: choose a proposed time, ask for another, or cancel. */
export default function MyTour({ linkKey }: { linkKey: string }) {
  const [tour, setTour] = useState<WireMyTour>();
  const [problem, setProblem] = useState('');
  const [isPending, setPending] = useState(false);
  useEffect(() => {
    leads.getMyTour({}, { api: browserApi, linkKey }).then(
      ({ data }) => setTour(data),
      (error: Error) => setProblem(error.message),
    );
  }, [linkKey]);
  const send = async (change: MyTourChange) => {
    setPending(true);
    setProblem('');
    const options = { api: browserApi, linkKey };
    try {
      setTour((await leads.changeMyTour(change, options)).data);
    } catch (error) {
      setProblem((error as Error).message);
      const known = await leads.getMyTour({}, options).catch(() => null);
      // A link that has ended can't do anything anymore.
      setTour(known?.data ?? (tour && { ...tour, abilities: [] }));
    }
    setPending(false);
  };
  const now = new Date().toISOString();
  return (
    <div className="grid gap-4">
      {problem && <FormNote>{problem}</FormNote>}
      {problem && !tour && <WithoutLink isClient />}
      {tour && (
        <p>
          <TourHome {...tour} />
        </p>
      )}
      {tour && <OwnTourState tour={tour} now={now} />}
      {tour && <p className="fine-print">{tourZoneText()}</p>}
      {tour && <Changes tour={tour} now={now} isPending={isPending} send={send} />}
    </div>
  );
}

interface ChangesProps {
  tour: WireMyTour;
  now: string;
  isPending: boolean;
  send: (change: MyTourChange) => Promise<void>;
}

function Changes({ tour, now, isPending, send }: ChangesProps) {
  const { version, abilities, proposed } = tour;
  const onAsk = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '');
    const times = { first: text('first'), second: text('second'), third: text('third') };
    return send({ change: 'ask', version, ...times });
  };
  return (
    <>
      {abilities.includes('choose') &&
        proposed.map((startsAt) => (
          <button
            key={startsAt}
            type="button"
            className="button"
            data-look="primary"
            disabled={isPending}
            onClick={() => send({ change: 'choose', version, startsAt })}
          >
            {tourTimeText(startsAt, now)}
          </button>
        ))}
      {abilities.includes('ask') && (
        <details className="disclosure">
          <summary>{ownTourMessages.askForTimes()}</summary>
          <form className="grid gap-3 above-4" onSubmit={onAsk}>
            <TimeFields />
            <SubmitButton isPending={isPending}>{ownTourMessages.askForTimes()}</SubmitButton>
          </form>
        </details>
      )}
      {abilities.includes('cancel') && (
        <details className="disclosure">
          <summary>{ownTourMessages.cancelTour()}</summary>
          <p className="above-4">
            <button
              type="button"
              className="button"
              disabled={isPending}
              onClick={() => send({ change: 'cancel', version })}
            >
              {ownTourMessages.cancelForGood()}
            </button>
          </p>
        </details>
      )}
    </>
  );
}
