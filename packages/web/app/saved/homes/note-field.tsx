import { NOTE_MAX } from '@homestead/contract/saved';
import type { ReactNode } from 'react';
import { Form, useActionData } from 'react-router';
import { rich } from '#platform';
import { savedHomeMessages } from '../messages/homes.ts';
import type { NoteAnswer } from './handle-saved-home-intent.ts';
import styles from './note-field.module.css';
import { type NoteState, useNote } from './use-note.ts';

interface NoteFieldProps {
  mlsNumber: string;
  name: string;
  note: string;
  version: number;
  personId: string;
}

/**
 * The person's note about a home. It saves itself a moment after the person stops typing; without
 * script there is a button. A note that couldn't be saved stays in the field and on this device.
 */
export function NoteField({ mlsNumber, name, note, version, personId }: NoteFieldProps) {
  const posted = useActionData() as NoteAnswer | undefined;
  const refused = posted?.mlsNumber === mlsNumber ? posted : null;
  const it = useNote({ mlsNumber, note: refused?.typed ?? note, saved: note, version, personId });
  const id = `note-${mlsNumber}`;
  const said = it.state === 'none' && refused ? refused.problem : stateTexts[it.state]?.();
  const isBad = it.state === 'failed' || it.state === 'elsewhere' || (refused && !it.isAlive);
  return (
    <Form
      method="post"
      className={styles.note}
      onSubmit={(event) => {
        event.preventDefault();
        it.saveNow();
      }}
    >
      <input type="hidden" name="intent" value="note" />
      <input type="hidden" name="home" value={mlsNumber} />
      <input type="hidden" name="version" value={it.version} />
      <label className="semibold" htmlFor={id}>
        {rich(savedHomeMessages.note({ home: name, unseen }))}
      </label>
      <textarea
        className="input-edge full-width"
        id={id}
        name="note"
        rows={2}
        maxLength={NOTE_MAX}
        ref={it.field}
        defaultValue={refused?.typed ?? note}
        onInput={(event) => it.type(event.currentTarget.value)}
        onBlur={it.saveNow}
        aria-describedby={`${id}-said`}
      />
      <p id={`${id}-said`} role="status" data-bad={isBad || undefined} className={styles.said}>
        {said}
      </p>
      {it.state === 'elsewhere' && it.theirs !== null && (
        <div className={styles.theirs}>
          <p>
            {it.theirs === ''
              ? savedHomeMessages.otherNoteEmpty()
              : savedHomeMessages.otherNote({ note: it.theirs })}
          </p>
          <button type="button" className="button" onClick={it.keepMine}>
            {savedHomeMessages.keepMine()}
          </button>
          <button type="button" className="button" onClick={it.takeTheirs}>
            {savedHomeMessages.takeOther()}
          </button>
        </div>
      )}
      {it.state === 'failed' && (
        <button type="submit" className="button">
          {savedHomeMessages.tryAgain()}
        </button>
      )}
      <noscript>
        <button type="submit" className="button">
          {savedHomeMessages.saveNote()}
        </button>
      </noscript>
    </Form>
  );
}

const unseen = (text: ReactNode) => <span className="unseen">{text}</span>;

const stateTexts: Readonly<Record<NoteState, (() => string) | null>> = {
  none: null,
  typing: savedHomeMessages.noteTyping,
  saving: savedHomeMessages.noteSaving,
  saved: savedHomeMessages.noteSaved,
  failed: savedHomeMessages.noteFailed,
  elsewhere: savedHomeMessages.noteChangedElsewhere,
};
