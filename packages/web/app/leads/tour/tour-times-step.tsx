import { tourTimeProblem } from '@homestead/contract/leads';
import { type FormEvent, useRef, useState } from 'react';
import { Icon } from '#design';
import { formStyles, TextField } from '#forms';
import { leadMessages } from '../messages.ts';
import { wallTimeText } from './tour-words.ts';

interface TourTimesStepProps {
  day: string;
  times: readonly string[];
  /** The server's objections to the times. */
  refused: string | null;
  onChange: (times: readonly string[]) => void;
  onNext: () => void;
}

/** The first step: one to three times of the day. */
export function TourTimesStep({ day, times, refused, onChange, onNext }: TourTimesStepProps) {
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<string | null>(null);

  /** The chosen times with the one in the field; null if that one won't do. */
  const withTyped = (isFieldNeeded: boolean) => {
    const field = form.current?.elements.namedItem('time') as HTMLInputElement;
    if (!field.value && !isFieldNeeded) return times;
    const found = tourTimeProblem(field.value, { day, times, now: new Date() });
    setProblem(found);
    if (found) {
      field.focus();
      return null;
    }
    const all = [...times, field.value].sort();
    onChange(all);
    form.current?.reset();
    return all;
  };
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    withTyped(true);
  };
  // A time that is only typed counts too. One that was just refused doesn't hold the others up.
  const goOn = () => {
    if ((problem && times.length > 0) || withTyped(times.length === 0)) onNext();
  };
  const remove = (time: string) => {
    setProblem(null);
    onChange(times.filter((one) => one !== time));
    (form.current?.elements.namedItem('time') as HTMLInputElement | null)?.focus();
  };
  return (
    <>
      <form ref={form} className={formStyles.form} noValidate onSubmit={add}>
        <TextField
          name="time"
          id="tour-time"
          label={leadMessages.time()}
          type="time"
          problem={problem ?? refused ?? undefined}
          onInput={() => setProblem(null)}
        >
          <button type="submit">{leadMessages.addTime()}</button>
        </TextField>
      </form>
      <ul className="flex wrap gap-2" aria-label={leadMessages.chosenTimes()}>
        {times.map((time) => (
          <li key={time}>
            {wallTimeText(time)}
            <button
              type="button"
              className="icon-button"
              aria-label={leadMessages.removeTime({ time: wallTimeText(time) })}
              onClick={() => remove(time)}
            >
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
      </ul>
      <p className="unseen" role="status">
        {times.length > 0 &&
          leadMessages.timesChosen({ times: times.map(wallTimeText).join(', ') })}
      </p>
      <button type="button" className="button" data-look="primary" onClick={goOn}>
        {leadMessages.next()}
      </button>
    </>
  );
}
