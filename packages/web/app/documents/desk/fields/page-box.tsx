import { type PointerEvent, useEffect, useRef } from 'react';
import type { PlacedField } from '../envelope/envelope-content.ts';
import { fieldMessages } from '../messages/fields.ts';
import { inchesOf, type KeyedField, movedBy, placeByKey } from './field-boxes.ts';
import styles from './field-placer.module.css';
import { kindWords } from './kind-words.ts';

interface PageBoxProps {
  label: string;
  fields: readonly KeyedField[];
  /** The field that was added last: it takes the focus. */
  newest: number | null;
  nameOf: (field: PlacedField) => string;
  onPlace: (key: number, place: PlacedField['place']) => void;
  onRemove: (field: KeyedField) => void;
}

interface Drag {
  key: number;
  from: PlacedField['place'];
  x: number;
  y: number;
}

const percent = (share: number) => `${share * 100}%`;

/** A page with its fields, which are moved by hand or by keys. */
export function PageBox({ label, fields, newest, nameOf, onPlace, onRemove }: PageBoxProps) {
  const page = useRef<HTMLFieldSetElement>(null);
  const drag = useRef<Drag | null>(null);
  useEffect(() => {
    if (newest === null) return;
    page.current?.querySelector<HTMLElement>(`[data-key="${newest}"]`)?.focus();
  }, [newest]);
  const start = (event: PointerEvent<HTMLButtonElement>, { key, place }: KeyedField) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { key, from: place, x: event.clientX, y: event.clientY };
  };
  const move = (event: PointerEvent<HTMLButtonElement>) => {
    const { current } = drag;
    const box = page.current?.getBoundingClientRect();
    if (!current || !box) return;
    const right = (event.clientX - current.x) / box.width;
    const down = (event.clientY - current.y) / box.height;
    onPlace(current.key, movedBy(current.from, right, down));
  };
  const end = () => {
    drag.current = null;
  };
  return (
    <fieldset ref={page} className={styles.page} aria-label={label}>
      {fields.map((field) => {
        const { key, kind, place } = field;
        return (
          <button
            key={key}
            type="button"
            data-key={key}
            className={styles.field}
            style={{
              left: percent(place.x),
              top: percent(place.y),
              width: percent(place.width),
              height: percent(place.height),
            }}
            aria-label={fieldMessages.placed({ field: nameOf(field), ...inchesOf(place) })}
            onPointerDown={(event) => start(event, field)}
            onPointerMove={move}
            onPointerUp={end}
            onPointerCancel={end}
            onKeyDown={(event) => {
              if (event.key === 'Delete' || event.key === 'Backspace') {
                event.preventDefault();
                return onRemove(field);
              }
              const moved = placeByKey(place, event);
              if (!moved) return;
              event.preventDefault();
              onPlace(key, moved);
            }}
          >
            {kindWords[kind]()}
          </button>
        );
      })}
    </fieldset>
  );
}
