import { Button, Text } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { type FormKey, useFormKeys } from '../form-keys.ts';
import { deskMessages } from '../messages.ts';
import { ProblemNote } from '../problem-note.tsx';
import { ChangeButton, useReadOnly } from '../read-only.tsx';
import { type DeskProblem, fieldMessages, refusedFields, refusedForm } from '../read-problem.ts';
import { showToast } from '../show-toast.tsx';
import { useWork } from '../use-work.ts';
import {
  asHints,
  type FieldHints,
  type FieldValue,
  type FieldValues,
  type RecordSchema,
  readFields,
  sentValues,
  valueProblems,
} from './read-fields.ts';
import { RecordField } from './record-field.tsx';
import styles from './record-form.module.css';
import { useDraft } from './use-draft.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

export interface FormSection {
  title?: string;
  /** Field names, with what the schema does not say about them. */
  fields: readonly (string | FieldHints)[];
}

export interface RecordFormProps<Saved> {
  /** The call's body and labels: kinds, limits, and messages follow from them. */
  schema: RecordSchema;
  sections: readonly FormSection[];
  /** The current record; for a new one, the initial values. */
  record: object;
  isNew?: boolean;
  mayEdit?: boolean;
  /** Sends the fields: those filled in for a new record, otherwise those that changed. */
  save: (fields: Record<string, unknown>, key: FormKey) => Promise<Saved>;
  /**
   * What keeps these fields together from being sent, such as that all are empty: a sentence, or
   * one by field; null or no field if nothing does.
   */
  check?: (fields: Record<string, unknown>) => string | Readonly<Record<string, string>> | null;
  /** The message after saving: what was saved; null if the page shows it. */
  said: (saved: Saved) => string | null;
  onSaved: (saved: Saved) => void;
  /** Loads the newest state of the record, which then arrives as `record`. */
  onReload?: () => void;
  onTyped?: (isUnsaved: boolean) => void;
  /** It can be sent without changes: `check` says what is missing. */
  isAnyTime?: true;
  /** What the button says, by what is typed where that decides it. */
  submitLabel?: string | ((values: FieldValues) => string);
  /** Beside the fields: what becomes of what is typed, such as an email. */
  preview?: (values: FieldValues) => ReactNode;
  children?: ReactNode;
}

/**
 * A form for one record. If someone else saved in the meantime, what was typed stays: the newest
 * record is loaded, and a second save applies the changes to it.
 */
export function RecordForm<Saved>({
  schema,
  sections,
  record,
  isNew = false,
  mayEdit = true,
  save,
  check,
  said,
  onSaved,
  onReload,
  onTyped,
  isAnyTime,
  submitLabel = deskMessages.save(),
  preview,
  children,
}: RecordFormProps<Saved>) {
  const hints = sections.map((section) => section.fields.map(asHints));
  const all = readFields(schema, hints.flat());
  const draft = useDraft(all, record);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const fields = all.filter(
    ({ name, isShown, afterRefusal }) =>
      (isShown?.(draft.values) ?? true) &&
      (!afterRefusal ||
        refusals.includes(afterRefusal) ||
        name in draft.changes ||
        Boolean(draft.values[name])),
  );
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [refused, setRefused] = useState<DeskProblem | null>(null);
  const id = useId();
  const keys = useFormKeys();
  const work = useWork((sent: Record<string, unknown>) =>
    keys.send('save', (key) => save(sent, key)),
  );
  const count = Object.keys(draft.changes).length;
  const isReadOnly = useReadOnly() !== null;
  useUnsavedGuard(!isNew && count > 0);
  useEffect(() => onTyped?.(count > 0), [count, onTyped]);
  useEffect(() => {
    const code = work.problem?.code;
    if (code) setRefusals((before) => [...before, code]);
    if (!work.problem || work.problem.fields.length === 0) return;
    setProblems(fieldMessages(work.problem));
  }, [work.problem]);

  const without = (name: string) =>
    Object.fromEntries(Object.entries(problems).filter(([of]) => of !== name));
  const change = (name: string, value: FieldValue) => {
    draft.set(name, value);
    if (problems[name]) setProblems(without(name));
  };
  const checkOne = (name: string) => {
    if (!(name in draft.changes)) return;
    const checked = fields.filter((field) => field.name === name);
    setProblems({ ...without(name), ...valueProblems(schema, checked, draft.values) });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const checked = isNew ? fields : fields.filter(({ name }) => name in draft.changes);
    const sent = sentValues(all, isNew ? filledIn(draft.values) : draft.changes);
    const objection = check?.(sent) ?? null;
    const found = {
      ...(typeof objection === 'object' && objection),
      ...valueProblems(schema, checked, draft.values),
    };
    const wrong = fields.filter(({ name }) => found[name] !== undefined);
    setProblems(found);
    setRefused(
      wrong.length === 0
        ? null
        : refusedFields(
            wrong.map(({ name, label }) => ({ field: name, label, message: found[name] ?? '' })),
          ),
    );
    if (wrong.length > 0) return work.clear();
    if (typeof objection === 'string') {
      setRefused(refusedForm(objection));
      return work.clear();
    }
    const saved = await work.run(sent);
    if (saved === undefined) return;
    draft.settle();
    const message = said(saved);
    if (message !== null) showToast(message);
    onSaved(saved);
  };
  const isConflict = work.problem?.code === 'changed-meanwhile';
  return (
    <form onSubmit={submit} noValidate>
      <ProblemNote
        problem={refused ?? work.problem}
        ids={Object.fromEntries(fields.map(({ name }) => [name, `${id}-${name}`]))}
        corrected={fields.flatMap(({ name }) => (problems[name] === undefined ? name : []))}
      />
      {draft.restored && (
        <Text size="sm" role="status">
          {draft.restored === 'same-version'
            ? deskMessages.draftRestored()
            : deskMessages.draftOfOlderVersion()}
        </Text>
      )}
      {isConflict && onReload && (
        <Button
          variant="default"
          onClick={() => {
            work.clear();
            onReload();
          }}
        >
          {deskMessages.loadLatest()}
        </Button>
      )}
      <div className={preview && styles.withPreview}>
        <fieldset disabled={!mayEdit || isReadOnly} className={styles.sections}>
          {sections.map(({ title }, index) => (
            <section key={title ?? ''} className={styles.section}>
              {title && <h2>{title}</h2>}
              <div className={styles.fields}>
                {hints[index]?.map(({ name }) => {
                  const field = fields.find((one) => one.name === name);
                  return (
                    field && (
                      <RecordField
                        key={name}
                        id={`${id}-${name}`}
                        field={field}
                        value={draft.values[name] ?? ''}
                        problem={problems[name]}
                        onChange={(value) => change(name, value)}
                        onLeave={() => checkOne(name)}
                      />
                    )
                  );
                })}
              </div>
            </section>
          ))}
        </fieldset>
        {preview && <div className={styles.preview}>{preview(draft.values)}</div>}
      </div>
      {mayEdit && (
        <div className={styles.bar}>
          {!isNew && count > 0 && (
            <>
              <Text size="sm" c="dimmed" role="status">
                {deskMessages.unsaved({ count })}
              </Text>
              <Button variant="default" onClick={draft.undo}>
                {deskMessages.undoMyChanges()}
              </Button>
            </>
          )}
          {children}
          <ChangeButton
            type="submit"
            loading={work.isBusy}
            disabled={!isReadOnly && !isNew && !isAnyTime && count === 0}
          >
            {typeof submitLabel === 'string' ? submitLabel : submitLabel(draft.values)}
          </ChangeButton>
        </div>
      )}
    </form>
  );
}

const filledIn = (values: Record<string, FieldValue>) =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== false && String(value).trim() !== ''),
  );
