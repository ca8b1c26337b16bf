import { tourTimeProblem } from '@homestead/contract/leads';
import { type FormEvent, useRef, useState } from 'react';
import { formStyles, TextField } from '#accounts';
import { Icon } from '#design';
import { wallTimeText } from './tour-words.ts';

interface TourTimesStepProps {
  day: string;
  times: readonly string[];
  /** What the server had against the times. */
  refused: string | null;
  onChange: (times: readonly string[]) => void;
  onNext: () => void;
}

/** The first step: one to three times of the day (spec 1 section 5). */
export function TourTimesStep({ day, times, refused, onChange, onNext }: TourTimesStepProps) {
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('time') as HTMLInputElement;
    const time = field.value;
    const found = tourTimeProblem(time, { day, times, now: new Date() });
    setProblem(found);
    if (found) return field.focus();
    onChange([...times, time].sort());
    event.currentTarget.reset();
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
          label="Time"
          type="time"
          problem={problem ?? refused ?? undefined}
          onInput={() => setProblem(null)}
        >
          <button type="submit">Add time</button>
        </TextField>
      </form>
      <ul aria-label="Times chosen">
        {times.map((time) => (
          <li key={time}>
            {wallTimeText(time)}
            <button
              type="button"
              aria-label={`Remove ${wallTimeText(time)}`}
              onClick={() => remove(time)}
            >
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
      </ul>
      <p className="unseen" role="status">
        {times.length === 0 ? '' : `Chosen: ${times.map(wallTimeText).join(', ')}`}
      </p>
      <button
        type="button"
        className="button"
        data-look="primary"
        disabled={times.length === 0}
        onClick={onNext}
      >
        Next
      </button>
    </>
  );
}
