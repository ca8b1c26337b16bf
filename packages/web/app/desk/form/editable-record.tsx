import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { deskMessages } from '../messages.ts';
import { usePageKeys } from '../page-entries.ts';
import { ChangeButton, useReadOnly } from '../read-only.tsx';
import { useKeys } from '../use-keys.ts';
import { confirmDiscard } from './confirm-discard.ts';
import { DraftOwner } from './draft-owner.ts';
import { asHints, readFields } from './read-fields.ts';
import styles from './record-form.module.css';
import { RecordForm, type RecordFormProps } from './record-form.tsx';
import { RecordView } from './record-view.tsx';
import { draftKey, readDraft } from './stored-draft.ts';

/**
 * A record to read, and its form while it is edited: after Edit, e, or a click on a field, which
 * then has the focus. What was typed before a reload opens the form.
 */
export function EditableRecord<Saved>(given: RecordFormProps<Saved>) {
  const { schema, sections, record, mayEdit = true, onSaved, ...form } = given;
  const owner = useContext(DraftOwner);
  const { pathname } = useLocation();
  const [isEditing, setEditing] = useState(() => {
    const fields = readFields(
      schema,
      sections.flatMap((section) => section.fields.map(asHints)),
    );
    const { id = null } = record as { id?: string };
    return mayEdit && readDraft(draftKey({ owner, pathname, record: id }, fields), fields) !== null;
  });
  const focusOn = useRef<string | null>(null);
  const isUnsaved = useRef(false);
  const holder = useRef<HTMLDivElement>(null);
  const onTyped = useCallback((is: boolean) => {
    isUnsaved.current = is;
  }, []);
  const edit = (name: string | null) => {
    focusOn.current = name;
    setEditing(true);
  };
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (isEditing === wasEditing.current) return;
    wasEditing.current = isEditing;
    const inputs = holder.current?.querySelectorAll<HTMLElement>('[data-field]') ?? [];
    const wanted = [...inputs].find(({ dataset }) => dataset.field === focusOn.current);
    const target = isEditing ? (wanted ?? inputs[0]) : holder.current?.querySelector('button');
    target?.focus({ preventScroll: wanted === undefined });
  }, [isEditing]);
  const isReadOnly = useReadOnly() !== null;
  useKeys(mayEdit && !isReadOnly && !isEditing ? { e: () => edit(null) } : {});
  usePageKeys(mayEdit ? [{ keys: ['e'], label: deskMessages.edit() }] : []);
  const leave = () => {
    if (isUnsaved.current) confirmDiscard(() => setEditing(false));
    else setEditing(false);
  };
  if (!isEditing) {
    return (
      <div ref={holder} className={styles.record}>
        {mayEdit && (
          <ChangeButton
            variant="default"
            className={styles.edit}
            leftSection={<IconPencil size={18} aria-hidden />}
            aria-keyshortcuts="e"
            onClick={() => edit(null)}
          >
            {deskMessages.edit()}
          </ChangeButton>
        )}
        <RecordView
          schema={schema}
          sections={sections}
          record={record}
          onField={mayEdit && !isReadOnly ? edit : null}
        />
      </div>
    );
  }
  return (
    <div ref={holder}>
      <RecordForm
        {...form}
        schema={schema}
        sections={sections}
        record={record}
        onTyped={onTyped}
        onSaved={(saved) => {
          setEditing(false);
          onSaved(saved);
        }}
      >
        <Button variant="default" onClick={leave}>
          {deskMessages.cancel()}
        </Button>
      </RecordForm>
    </div>
  );
}
