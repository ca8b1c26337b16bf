import { type PaperMark, paperWords } from '@homestead/contract/documents';
import type { KeyboardEvent } from 'react';
import styles from './paper.module.css';
import { usePaper } from './paper-editor.ts';
import fields from './paper-fields.module.css';

type Box = Extract<PaperMark, { kind: 'box' }>;
type Value = Extract<PaperMark, { kind: 'value' }>;

interface PaperBoxProps {
  box: Box;
  /** The ids of what names it, where its own label isn’t beside it. */
  labelledBy?: string;
}

/** A box: of a group of which one can be checked, or one to check by itself. */
export function PaperBox({ box, labelledBy }: PaperBoxProps) {
  const { prefix, inputOf, onAnswer, problemOf } = usePaper();
  const { key, value, isChecked, label } = box;
  const text = labelledBy ? null : label;
  if (!inputOf(key)) {
    return (
      <span className={styles.mark}>
        <span className={styles.box} data-checked={isChecked || undefined} aria-hidden="true" />
        <span className="unseen">{isChecked ? paperWords.checked : paperWords.notChecked}</span>{' '}
        {text}
      </span>
    );
  }
  const isAlone = typeof value === 'boolean';
  const clear = (event: KeyboardEvent) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    onAnswer(key, null);
  };
  return (
    <label className={styles.mark}>
      <input
        className={styles.check}
        type={isAlone ? 'checkbox' : 'radio'}
        name={`${prefix}${key}`}
        value={String(value)}
        checked={isChecked}
        aria-labelledby={labelledBy}
        aria-invalid={problemOf(key) ? true : undefined}
        onChange={({ target }) => onAnswer(key, target.checked ? value : null)}
        onKeyDown={isAlone ? undefined : clear}
      />
      <span className={styles.box} aria-hidden="true" />
      {text !== null && <> {text}</>}
    </label>
  );
}

const PAPER_DATE = /^(\d{2})-(\d{2})-(\d{4})$/;

/** A value on its line, after its label. */
export function PaperValue({ value, of }: { value: Value; of: string }) {
  const { prefix, inputOf } = usePaper();
  const { key, label, text, isLong } = value;
  const named = label === '' ? null : <span>{label}: </span>;
  if (!inputOf(key)) {
    return (
      <span className={styles.mark}>
        {named}
        <span className={styles.value} data-long={isLong || undefined}>
          {text}
        </span>
      </span>
    );
  }
  return (
    <label
      className={styles.mark}
      data-long={isLong || undefined}
      htmlFor={`${prefix}value-${key}`}
    >
      {named ?? <span className="unseen">{of}</span>}
      <PaperInput id={`${prefix}value-${key}`} inputKey={key} text={text} />
    </label>
  );
}

interface PaperInputProps {
  id: string;
  inputKey: string;
  text: string;
  minLines?: number;
  label?: string;
}

/** What can be typed over; printed in full, however long it is. */
export function PaperInput({ id, inputKey, text, minLines = 1, label }: PaperInputProps) {
  const { inputOf, onAnswer, problemOf } = usePaper();
  const input = inputOf(inputKey);
  const problem = problemOf(inputKey);
  const tied = {
    ...{ id, 'aria-label': label },
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? `${id}-problem` : undefined,
  };
  const answer = (value: string) => onAnswer(inputKey, value === '' ? null : value);
  const date = input?.kind === 'date' ? PAPER_DATE.exec(text) : null;
  const isDate = input?.kind === 'date' && (date !== null || text === '');
  const isNumber = input?.kind === 'year' || input?.kind === 'count';
  const others = input?.orElse ?? [];
  return (
    <>
      {input?.kind === 'lines' ? (
        <textarea
          {...tied}
          className={fields.lines}
          rows={Math.max(minLines, text.split('\n').length)}
          value={text}
          onChange={({ target }) => answer(target.value)}
        />
      ) : (
        <input
          {...tied}
          className={fields.input}
          type={isDate ? 'date' : 'text'}
          {...(isNumber && { inputMode: others.length > 0 ? 'text' : 'numeric', size: 5 })}
          {...(others.length > 0 && { list: `${id}-others` })}
          autoComplete="off"
          value={date ? `${date[3]}-${date[1]}-${date[2]}` : text}
          onChange={({ target }) => answer(target.value)}
        />
      )}
      {others.length > 0 && (
        <datalist id={`${id}-others`}>
          {others.map((other) => (
            <option key={other} value={other} />
          ))}
        </datalist>
      )}
      <span
        className={fields.printed}
        data-ruled={label !== undefined || undefined}
        aria-hidden="true"
      >
        {text}
      </span>
      {problem && (
        <span id={`${id}-problem`} className={fields.problem}>
          {problem}
        </span>
      )}
    </>
  );
}
