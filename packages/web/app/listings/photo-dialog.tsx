import { useEffect, useRef, useState } from 'react';
import { Icon } from '#design';
import type { Photo as PhotoFacts } from './listing.ts';
import { Photo } from './photo.tsx';
import styles from './photo-dialog.module.css';

interface PhotoDialogProps {
  photos: PhotoFacts[];
  start: number;
  onClose: () => void;
}

/**
 * All photos of a home, one at a time: swipe, arrow keys or buttons. Closes by its button and by
 * Escape, not by its backdrop (decision 33).
 */
export default function PhotoDialog({ photos, start, onClose }: PhotoDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(start);

  useEffect(() => {
    dialog.current?.showModal();
    strip.current?.children[start]?.scrollIntoView({ behavior: 'instant', inline: 'center' });
    const page = document.documentElement;
    page.classList.add('is-still');
    return () => page.classList.remove('is-still');
  }, [start]);

  const show = (index: number) => {
    const target = strip.current?.children[Math.max(0, Math.min(photos.length - 1, index))];
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    target?.scrollIntoView({
      behavior: isCalm ? 'instant' : 'smooth',
      inline: 'center',
      block: 'nearest',
    });
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Photos"
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
        event.preventDefault();
        show(event.key === 'ArrowRight' ? current + 1 : current - 1);
      }}
    >
      <header className={styles.head}>
        <p className="tabular" aria-live="polite">
          {current + 1} of {photos.length}
        </p>
        <button type="button" aria-label="Close photos" onClick={() => dialog.current?.close()}>
          <Icon name="close" size={24} />
        </button>
      </header>
      <ul
        ref={strip}
        className={styles.strip}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label="Photos, one after another"
        onScroll={(event) => {
          const { scrollLeft, clientWidth } = event.currentTarget;
          setCurrent(Math.round(scrollLeft / Math.max(1, clientWidth)));
        }}
      >
        {photos.map((photo, index) => (
          <li key={photo.token} aria-hidden={index !== current}>
            <Photo photo={photo} sizes="100vw" isWhole isEarly={Math.abs(index - current) <= 1} />
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={styles.step}
        data-side="left"
        aria-label="Previous photo"
        disabled={current === 0}
        onClick={() => show(current - 1)}
      >
        <Icon name="left" size={28} />
      </button>
      <button
        type="button"
        className={styles.step}
        data-side="right"
        aria-label="Next photo"
        disabled={current === photos.length - 1}
        onClick={() => show(current + 1)}
      >
        <Icon name="right" size={28} />
      </button>
    </dialog>
  );
}
