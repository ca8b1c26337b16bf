import { type ReactNode, useEffect, useRef, useState } from 'react';
import { draftsOf, forgetDraftsOfOthers, keepInTab, readKept, VISITOR } from '#platform';
import styles from './form.module.css';
import type { KeptDraftProps } from './kept-draft-props.ts';
import { formMessages } from './messages.ts';
import {
  changedFields,
  fillFields,
  firstTextOf,
  keptControls,
  readFields,
  type Typed,
  textOf,
} from './typed-fields.ts';

const readTyped = (key: string) => readKept(key) as Typed | null;

/** {@link KeptDraft}, loaded by it. */
export default function KeptFields({ name, owner, sent }: KeptDraftProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const typist = useRef(owner);
  const [discard, setDiscard] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (owner) forgetDraftsOfOthers(owner);
    const form = place.current?.closest('form');
    const keyOf = (one: string) => draftsOf(one) + name;
    const [own, visitors] = [keyOf(owner || VISITOR), keyOf(VISITOR)];
    const kept = { ...readTyped(visitors), ...readTyped(own) };
    keepInTab(visitors, null);
    if (sent) keepInTab(own, null);
    if (!form) return;
    if (typist.current && typist.current !== owner) form.reset();
    typist.current = owner;
    const controls = () => keptControls(form.elements as Iterable<HTMLInputElement>);
    const before = readFields(controls(), sent ? textOf : firstTextOf);
    const keep = () => {
      const typed = changedFields(controls(), before);
      keepInTab(own, Object.keys(typed).length === 0 ? null : typed);
    };
    const undo = () => {
      fillFields(controls(), before, readFields(controls(), textOf));
      keep();
      setDiscard(null);
      form.querySelector<HTMLElement>('input:not([type=hidden], [tabindex]), textarea')?.focus();
    };
    const isBack = !sent && fillFields(controls(), kept, before);
    setDiscard(isBack ? () => undo : null);
    keep();
    // On the window, after the page's own listeners have put the text into its format.
    window.addEventListener('input', keep);
    return () => window.removeEventListener('input', keep);
  }, [name, owner, sent]);
  return (
    <div ref={place} role="status" className={styles.done}>
      {discard && (
        <p className="fine-print">
          {formMessages.kept()}{' '}
          <button type="button" className="text-button" onClick={discard}>
            {formMessages.discard()}
          </button>
        </p>
      )}
    </div>
  );
}
