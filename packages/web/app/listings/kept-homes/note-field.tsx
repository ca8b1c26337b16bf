import { NOTE_MOST } from '@homestead/contract/listings';
import { Form, useActionData } from 'react-router';
import type { NoteAnswer } from './do-kept-intent.ts';
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
 * The person's note about a home: saved by itself a moment after the last letter, by its button
 * without script. What could not be saved stays in the field and on this device until it is.
 */
export function NoteField({ mlsNumber, name, note, version, personId }: NoteFieldProps) {
  const posted = useActionData() as NoteAnswer | undefined;
  const refused = posted?.mlsNumber === mlsNumber ? posted : null;
  const it = useNote({ mlsNumber, note: refused?.typed ?? note, saved: note, version, personId });
  const id = `note-${mlsNumber}`;
  const said = it.state === 'none' && refused ? refused.problem : words(it.state);
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
      <label htmlFor={id}>
        Your note<span className="unseen"> about {name}</span>
      </label>
      <textarea
        id={id}
        name="note"
        rows={2}
        maxLength={NOTE_MOST}
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
          <p>It says now: {it.theirs === '' ? 'nothing' : `“${it.theirs}”`}</p>
          <button type="button" className="button" onClick={it.keepMine}>
            Keep mine
          </button>
          <button type="button" className="button" onClick={it.takeTheirs}>
            Use that one
          </button>
        </div>
      )}
      {it.state === 'failed' && (
        <button type="submit" className="button">
          Try again
        </button>
      )}
      <noscript>
        <button type="submit" className="button">
          Save note
        </button>
      </noscript>
    </Form>
  );
}

function words(state: NoteState): string {
  return {
    none: '',
    typing: 'Not saved yet',
    saving: 'Saving…',
    saved: 'Saved',
    failed: 'Not saved. What you typed is kept on this device.',
    elsewhere: 'This note was changed elsewhere meanwhile.',
  }[state];
}
