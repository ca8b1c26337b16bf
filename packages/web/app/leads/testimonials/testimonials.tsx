import { useEffect, useRef, useState } from 'react';
import { Icon } from '#design';
import { testimonialMessages } from '../messages/testimonials.ts';
import styles from './testimonials.module.css';

const EVERY_MS = 7000;

export interface Testimonial {
  text: string;
  name: string;
  city: string | null;
}

/**
 * What clients said: a strip to scroll. With script it moves on by itself and starts over,
 * except while the pointer or the focus is in it, its tab is hidden, motion is reduced or Pause was
 * pressed.
 */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const section = useRef<HTMLElement>(null);
  const view = useRef<HTMLUListElement>(null);
  const [isOn, setOn] = useState(false);
  useEffect(() => setOn(!matchMedia('(prefers-reduced-motion: reduce)').matches), []);
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => {
      const isHeld = section.current?.matches(':hover, :focus-within') || document.hidden;
      if (!isHeld) step(view.current, 1);
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [isOn]);
  if (testimonials.length === 0) return null;
  return (
    <section
      ref={section}
      className="frame"
      aria-labelledby="testimonials"
      aria-roledescription={testimonialMessages.carousel()}
    >
      <div className="row wrap between below-6 gap-3-6">
        <h2 id="testimonials">{testimonialMessages.heading()}</h2>
        <div className="row gap-2 needs-script">
          <button type="button" className="button" onClick={() => setOn(!isOn)}>
            {isOn ? testimonialMessages.pause() : testimonialMessages.play()}
          </button>
          {([-1, 1] as const).map((by) => (
            <button
              key={by}
              type="button"
              className={styles.step}
              aria-label={by < 0 ? testimonialMessages.previous() : testimonialMessages.next()}
              onClick={() => step(view.current, by)}
            >
              <Icon name={by < 0 ? 'left' : 'right'} />
            </button>
          ))}
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it */}
      <ul ref={view} className={styles.strip} tabIndex={0} aria-labelledby="testimonials">
        {testimonials.map(({ text, name, city }) => (
          <li key={text} className={styles.card}>
            <figure>
              <blockquote className={styles.words}>{text}</blockquote>
              <figcaption className="quiet">{[name, city].filter(Boolean).join(', ')}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The script that scrolls is loaded when it is first needed. */
const step = (view: HTMLElement | null, by: 1 | -1) =>
  import('./step.ts').then(
    (part) => view && part.step(view, by),
    () => null,
  );
