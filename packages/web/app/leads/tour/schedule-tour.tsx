import { tourDays } from '@homestead/contract/leads';
import { type FormEvent, useState } from 'react';
import { tourFormMessages } from '../messages/tour-form.ts';
import styles from './schedule-tour.module.css';
import { TourDialog } from './tour-dialog.tsx';
import type { SentTour, TourFacts } from './tour-rule.ts';
import { TourSent } from './tour-sent.tsx';
import { readTourKind, shortDayParts, type TourKind, tourKinds } from './tour-words.ts';

/**
 * Chooses the kind and day of a tour; tomorrow is chosen at first. The button
 * opens the dialog, or without script the page that does the same. Loaded when it is first used.
 */
export default function ScheduleTour({ facts }: { facts: TourFacts }) {
  const [asked, setAsked] = useState<{ kind: TourKind; day: string } | null>(null);
  const [sent, setSent] = useState<SentTour | null>(null);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setAsked({ kind: readTourKind(String(form.get('kind'))), day: String(form.get('day') ?? '') });
  };
  if (sent) {
    return (
      <section className={styles.tour} aria-labelledby="schedule-tour">
        <h2 id="schedule-tour">{tourFormMessages.scheduleTitle()}</h2>
        <TourSent tour={sent} facts={facts} />
        <button type="button" className="button above-4" onClick={() => setSent(null)}>
          {tourFormMessages.requestAnother()}
        </button>
      </section>
    );
  }
  return (
    <section className={styles.tour} aria-labelledby="schedule-tour">
      <h2 id="schedule-tour">{tourFormMessages.scheduleTitle()}</h2>
      <form method="get" action={facts.action} onSubmit={onSubmit}>
        <fieldset data-choice="kind">
          <legend>{tourFormMessages.tourType()}</legend>
          {Object.entries(tourKinds).map(([kind, label]) => (
            <label key={kind}>
              <input type="radio" name="kind" value={kind} defaultChecked={kind === 'in-person'} />
              {label()}
            </label>
          ))}
        </fieldset>
        <fieldset data-choice="day">
          <legend>{tourFormMessages.day()}</legend>
          <div>
            {tourDays(facts.today).map((day, days) => (
              <DayChoice key={day} day={day} isFirst={days === 1} />
            ))}
          </div>
        </fieldset>
        <button type="submit" className="button" data-look="primary">
          {tourFormMessages.scheduleTour()}
        </button>
      </form>
      {asked && (
        <TourDialog
          facts={facts}
          asked={asked}
          onClose={() => setAsked(null)}
          onSent={(tour) => {
            setAsked(null);
            setSent(tour);
          }}
        />
      )}
    </section>
  );
}

function DayChoice({ day: date, isFirst }: { day: string; isFirst: boolean }) {
  const { weekday, month, day } = shortDayParts(date);
  return (
    <label>
      <input type="radio" name="day" value={date} defaultChecked={isFirst} />
      {weekday} <b>{day}</b> {month}
    </label>
  );
}
