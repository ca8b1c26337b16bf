import { Alert, Anchor, List, Text } from '@mantine/core';
import {
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { deskMessages } from '../messages.ts';
import { useReadOnly } from '../read-only.tsx';
import { useIsPhone } from '../use-is-phone.ts';
import styles from './autosave-form.module.css';
import { AutosaveSection, type FieldNote } from './autosave-section.tsx';
import { AutosaveStatus } from './autosave-status.tsx';
import type { UnsavedField } from './autosaver.ts';
import type { FieldChange } from './field-conflict.tsx';
import { asHints, readFields } from './read-fields.ts';
import formStyles from './record-form.module.css';
import type { RecordFormProps } from './record-form.tsx';
import { RecordView } from './record-view.tsx';
import { ScrollColumn } from './scroll-column.tsx';
import { type FieldProgress, progressOf } from './section-progress.ts';
import { shownValue } from './shown-value.ts';
import { useAutosave } from './use-autosave.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

/** What a page does with its form. */
export interface AutosaveHandle {
  /** Saves what can be saved now; answers the fields that are left, with why. */
  settle: () => Promise<readonly UnsavedField[]>;
  /** Shows a field and puts the focus there. */
  show: (field: string) => void;
}

export interface AutosaveFormProps<Saved>
  extends Pick<RecordFormProps<Saved>, 'schema' | 'sections' | 'record' | 'mayEdit' | 'onSaved'> {
  /** The record’s name, for the list of its sections. */
  name: string;
  /** Saves fields that were typed over the record of a version. */
  save: (fields: Record<string, unknown>, version: number | null) => Promise<Saved>;
  /** The record as a save answered it. */
  recordOf: (saved: Saved) => object;
  /** Loads the newest state, after someone else changed the same field. */
  onReload: () => void;
  /** What to say below fields, by their name. */
  notes?: Readonly<Record<string, readonly FieldNote[]>>;
  /** The fields that the record needs, for the progress of its sections. */
  needed?: readonly string[];
  /** Who changed a field last. */
  whoChanged?: (field: string) => Promise<FieldChange | null>;
  /** The fields that aren’t saved, whenever they change. */
  onUnsaved?: (fields: readonly UnsavedField[]) => void;
  handle?: Ref<AutosaveHandle>;
  /** Beside the fields: what follows from them, and its name. */
  side: ReactNode;
  sideLabel: string;
  /** At the bottom of the window while the form is in sight. */
  bar?: ReactNode;
}

/**
 * A long form that saves each field by itself, with its sections, how much of each is filled in,
 * and what follows from it beside it. On a phone, its sections open one by one.
 */
export function AutosaveForm<Saved>({
  name,
  schema,
  sections,
  record,
  mayEdit = true,
  save,
  recordOf,
  onSaved,
  onReload,
  notes = {},
  needed = [],
  whoChanged,
  onUnsaved,
  handle,
  side,
  sideLabel,
  bar,
}: AutosaveFormProps<Saved>) {
  const hints = sections.map((section) => section.fields.map(asHints));
  const fields = readFields(schema, hints.flat());
  const isSeeing = useReadOnly() !== null;
  const isReadOnly = isSeeing || !mayEdit;
  const { saver, ...form } = useAutosave({
    ...{ schema, fields, record, save, recordOf, onSaved, onReload, isOff: isReadOnly },
  });
  const id = useId();
  const idOf = (field: string) => `${id}-${field}`;
  const isPhone = useIsPhone();
  const progress = hints.map((section) =>
    progressOf(
      section.map((one) => one.name),
      { values: form.values, needed, problems: form.problems },
    ),
  );
  const [opened, setOpened] = useState<ReadonlySet<number>>(
    () => new Set([Math.max(0, progress.findIndex(isLacking))]),
  );
  const wanted = useRef<string | null>(null);
  useUnsavedGuard(form.state === 'unsaved' && !isReadOnly);

  const unsaved = JSON.stringify(form.unsaved);
  const tell = useRef(onUnsaved);
  tell.current = onUnsaved;
  useEffect(() => tell.current?.(JSON.parse(unsaved)), [unsaved]);

  const show = (field: string) => {
    const at = hints.findIndex((section) => section.some((one) => one.name === field));
    wanted.current = field;
    setOpened((before) => new Set([...before, at]));
  };
  const toggle = (at: number) =>
    setOpened((before) =>
      before.has(at) ? new Set([...before].filter((one) => one !== at)) : new Set([...before, at]),
    );
  // A section that was just opened has its fields now.
  useEffect(() => {
    if (wanted.current === null) return;
    const input = document.getElementById(idOf(wanted.current));
    wanted.current = null;
    input?.scrollIntoView({ block: 'center' });
    input?.focus({ preventScroll: true });
  });
  useImperativeHandle(handle, () => ({ settle: saver.settle, show }));

  if (isReadOnly) {
    return (
      <div className={styles.form}>
        <div>
          {!isSeeing && form.unsaved.length > 0 && (
            <Alert color="warn" mb="md">
              <Text size="sm">{deskMessages.typedButClosed()}</Text>
              <List size="sm" listStyleType="none">
                {form.unsaved.map(({ name: field, label }) => {
                  const of = fields.find((one) => one.name === field);
                  const value = of ? shownValue(of, form.values[field]) : '';
                  return (
                    <List.Item key={field}>{deskMessages.typedFor({ label, value })}</List.Item>
                  );
                })}
              </List>
            </Alert>
          )}
          <RecordView schema={schema} sections={sections} record={record} onField={null} />
        </div>
        <ScrollColumn label={sideLabel}>{side}</ScrollColumn>
      </div>
    );
  }
  return (
    <div className={styles.form}>
      {!isPhone && (
        <nav aria-label={deskMessages.sectionsOf({ name })} className={styles.nav}>
          <ol>
            {sections.map(({ title = '' }, index) => (
              <li key={title}>
                <Anchor href={`#${id}-section-${index}`} underline="always">
                  {title}
                </Anchor>{' '}
                <Text span size="sm" c="dimmed">
                  {shortProgress(progress[index])}
                </Text>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div>
        <div className={styles.status}>
          <AutosaveStatus form={form} onShow={show} />
        </div>
        <div className={formStyles.sections}>
          {sections.map(({ title = '' }, index) => (
            <AutosaveSection
              key={title}
              id={`${id}-section-${index}`}
              title={title}
              names={hints[index]?.map((one) => one.name) ?? []}
              fields={fields}
              progress={progress[index]}
              isOpen={!isPhone || opened.has(index)}
              onToggle={isPhone ? () => toggle(index) : null}
              {...{ form, saver, notes, idOf, whoChanged, onShow: show }}
            />
          ))}
        </div>
      </div>
      <ScrollColumn label={sideLabel}>{side}</ScrollColumn>
      {bar && <div className={styles.bar}>{bar}</div>}
    </div>
  );
}

const isLacking = ({ needed, neededFilled }: FieldProgress) => neededFilled < needed;

const shortProgress = (progress: FieldProgress | undefined): string =>
  progress ? deskMessages.filledIn({ filled: progress.filled, all: progress.all }) : '';
