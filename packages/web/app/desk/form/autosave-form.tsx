import { Anchor, Text } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { deskMessages } from '../messages.ts';
import { useReadOnly } from '../read-only.tsx';
import styles from './autosave-form.module.css';
import { asHints, type FieldValues, readFields } from './read-fields.ts';
import { RecordField } from './record-field.tsx';
import formStyles from './record-form.module.css';
import type { RecordFormProps } from './record-form.tsx';
import { RecordView } from './record-view.tsx';
import { useAutosave } from './use-autosave.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

/** What a screen says below a field. */
export interface FieldNote {
  level: 'error' | 'warning' | 'note';
  text: string;
}

interface AutosaveFormProps<Saved>
  extends Pick<RecordFormProps<Saved>, 'schema' | 'sections' | 'record' | 'mayEdit' | 'onSaved'> {
  /** The record’s name, for the list of its sections. */
  name: string;
  save: (fields: Record<string, unknown>) => Promise<Saved>;
  /** Loads the newest state, after someone else changed the same field. */
  onReload: () => void;
  /** What to say below fields, by their name. */
  notes?: Readonly<Record<string, readonly FieldNote[]>>;
  /** Beside the fields: what follows from them. */
  side: ReactNode;
}

/**
 * A long form that saves each field by itself, with its sections, how much of each is filled in,
 * and what follows from it beside it.
 */
export function AutosaveForm<Saved>({
  name,
  schema,
  sections,
  record,
  mayEdit = true,
  save,
  onSaved,
  onReload,
  notes = {},
  side,
}: AutosaveFormProps<Saved>) {
  const hints = sections.map((section) => section.fields.map(asHints));
  const fields = readFields(schema, hints.flat());
  const form = useAutosave({ schema, fields, record, save, onSaved, onReload });
  const id = useId();
  const isReadOnly = useReadOnly() !== null || !mayEdit;
  useUnsavedGuard(form.state === 'unsaved');
  if (isReadOnly) {
    return (
      <div className={styles.form}>
        <RecordView schema={schema} sections={sections} record={record} onField={null} />
        <aside className={styles.side}>{side}</aside>
      </div>
    );
  }
  return (
    <div className={styles.form}>
      <nav aria-label={deskMessages.sectionsOf({ name })} className={styles.nav}>
        <ol>
          {sections.map(({ title = '' }, index) => (
            <li key={title}>
              <Anchor href={`#${id}-section-${index}`} underline="always">
                {title}
              </Anchor>{' '}
              <Text span size="sm" c="dimmed">
                {progressOf(hints[index] ?? [], form.values)}
              </Text>
            </li>
          ))}
        </ol>
      </nav>
      <div>
        <div className={styles.status}>
          <Text size="sm" {...(form.problem ? { c: 'bad' } : { c: 'dimmed' })} role="status">
            {form.problem
              ? deskMessages.notSaved({ reason: form.problem.message || form.problem.title })
              : saidOf[form.state]()}
          </Text>
        </div>
        <div className={formStyles.sections}>
          {sections.map(({ title = '' }, index) => (
            <section
              key={title}
              id={`${id}-section-${index}`}
              className={`${formStyles.section} ${styles.section}`}
            >
              <h2>{title}</h2>
              <div className={formStyles.fields}>
                {hints[index]?.map(({ name: field }) => {
                  const shown = fields.find((one) => one.name === field);
                  if (!shown || shown.isShown?.(form.values) === false) return null;
                  const said = notes[field] ?? [];
                  const wrong = said.find(({ level }) => level === 'error')?.text;
                  const rest = said.filter(({ level }) => level !== 'error');
                  const hint = rest.map(({ text }) => text).join(' ') || undefined;
                  return (
                    <RecordField
                      key={field}
                      id={`${id}-${field}`}
                      field={hint ? { ...shown, hint } : shown}
                      value={form.values[field] ?? ''}
                      problem={form.problems[field] ?? wrong}
                      onChange={(value) => form.change(field, value)}
                      onLeave={form.flush}
                    />
                  );
                })}
              </div>
            </section>
          ))}
        </div>
      </div>
      <aside className={styles.side}>{side}</aside>
    </div>
  );
}

const saidOf = {
  saved: deskMessages.allSaved,
  saving: deskMessages.saving,
  unsaved: deskMessages.notSavedYet,
};

function progressOf(hints: readonly { name: string }[], values: FieldValues): string {
  const filled = hints.filter(({ name }) => String(values[name] ?? '').trim() !== '').length;
  return deskMessages.filledIn({ filled, all: hints.length });
}
