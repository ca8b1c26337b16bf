import { Text, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { deskMessages } from '../messages.ts';
import styles from './autosave-form.module.css';
import type { Autosaver, AutosaveState } from './autosaver.ts';
import { type FieldChange, FieldConflict } from './field-conflict.tsx';
import type { Field } from './read-fields.ts';
import { RecordField } from './record-field.tsx';
import formStyles from './record-form.module.css';
import { type FieldProgress, progressText } from './section-progress.ts';

/** What a screen says below a field. */
export interface FieldNote {
  level: 'error' | 'warning' | 'note';
  text: string;
}

interface AutosaveSectionProps<Saved> {
  id: string;
  title: string;
  /** The names of its fields, and the fields of the whole form. */
  names: readonly string[];
  fields: readonly Field[];
  progress: FieldProgress | undefined;
  isOpen: boolean;
  /** Opens and closes it; null where it is always open. */
  onToggle: (() => void) | null;
  form: AutosaveState;
  saver: Autosaver<Saved>;
  notes: Readonly<Record<string, readonly FieldNote[]>>;
  idOf: (field: string) => string;
  whoChanged: ((field: string) => Promise<FieldChange | null>) | undefined;
  onShow: (field: string) => void;
}

/** One section of a form that saves each field by itself. */
export function AutosaveSection<Saved>(given: AutosaveSectionProps<Saved>) {
  const { id, title, names, fields, progress, isOpen, onToggle, form, notes } = given;
  const wrong = names.filter(
    (name) =>
      form.problems[name] !== undefined ||
      form.conflicts[name] !== undefined ||
      notes[name]?.some(({ level }) => level === 'error'),
  ).length;
  const about = (
    <Text span size="sm" c={wrong > 0 ? 'bad' : 'dimmed'}>
      {progress && progressText(progress)}
      {wrong > 0 && `, ${deskMessages.toFix({ count: wrong })}`}
    </Text>
  );
  return (
    <section id={id} className={formStyles.section}>
      {onToggle ? (
        <h2>
          <UnstyledButton
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={`${id}-fields`}
            onClick={onToggle}
          >
            {isOpen ? (
              <IconChevronDown size={20} aria-hidden />
            ) : (
              <IconChevronRight size={20} aria-hidden />
            )}
            <span>{title}</span>
            {about}
          </UnstyledButton>
        </h2>
      ) : (
        <div>
          <h2>{title}</h2>
          {about}
        </div>
      )}
      {isOpen && (
        <div id={`${id}-fields`} className={formStyles.fields}>
          {names.map((name) => (
            <SavedField key={name} {...given} name={name} fields={fields} />
          ))}
        </div>
      )}
    </section>
  );
}

/** A field, what is said about it, and the choice where someone else changed it. */
function SavedField<Saved>({
  name,
  fields,
  form,
  saver,
  notes,
  idOf,
  whoChanged,
  onShow,
}: AutosaveSectionProps<Saved> & { name: string }) {
  const shown = fields.find((one) => one.name === name);
  if (!shown || shown.isShown?.(form.values) === false) return null;
  const said = notes[name] ?? [];
  const wrong = said.find(({ level }) => level === 'error')?.text;
  const rest = said.filter(({ level }) => level !== 'error');
  const hint = rest.map(({ text }) => text).join(' ') || undefined;
  const value = form.values[name] ?? '';
  const theirs = form.conflicts[name];
  return (
    <>
      <RecordField
        id={idOf(name)}
        field={hint ? { ...shown, hint } : shown}
        value={value}
        problem={form.problems[name] ?? wrong}
        onChange={(typed) => saver.change(name, typed)}
        onLeave={saver.flush}
      />
      {theirs !== undefined && (
        <div className={styles.conflict}>
          <FieldConflict
            field={shown}
            mine={value}
            theirs={theirs}
            whoChanged={whoChanged}
            onKeep={() => {
              saver.keepMine(name);
              onShow(name);
            }}
            onTake={() => {
              saver.takeTheirs(name);
              onShow(name);
            }}
          />
        </div>
      )}
    </>
  );
}
