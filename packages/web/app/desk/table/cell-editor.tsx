import { Select, TextInput } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { deskMessages } from '../messages.ts';
import type { CellEdit } from './data-table-props.ts';
import cellStyles from './table-cell.module.css';

interface CellEditorProps {
  /** Of the column, and of the row. */
  label: string;
  name: string;
  kind: CellEdit<never>['kind'];
  value: string;
  choices: readonly { value: string; label: string }[] | undefined;
  isClearable: boolean;
  onSave: (value: string) => void;
  /** The editor closes; the focus goes back to this cell, unless it went elsewhere. */
  onLeave: (cell: Element | null) => void;
}

/** The input of a cell: Enter saves, Esc leaves it as it was, going elsewhere saves. */
export default function CellEditor(given: CellEditorProps) {
  const { label, name, kind, value, choices = [], isClearable, onSave, onLeave } = given;
  const [typed, setTyped] = useState(value);
  const isOver = useRef(false);
  const holder = useRef<HTMLDivElement>(null);
  const close = (saved: string | null, isElsewhere = false) => {
    if (isOver.current) return;
    isOver.current = true;
    onLeave(isElsewhere ? null : (holder.current?.closest('td') ?? null));
    if (saved !== null) onSave(saved.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && event.key !== 'Enter') return;
    event.stopPropagation();
    if (event.key === 'Escape') close(null);
    else if (kind !== 'choice') close(typed);
  };
  const about = {
    'aria-label': deskMessages.cellOf({ label, name }),
    size: 'xs',
    autoFocus: true,
    onKeyDown,
  } as const;
  return (
    <div ref={holder} className={cellStyles.editor}>
      {kind === 'choice' ? (
        <Select
          {...about}
          data={choices}
          value={value === '' ? null : value}
          searchable={choices.length > 8}
          clearable={isClearable}
          allowDeselect={isClearable}
          defaultDropdownOpened
          comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
          onChange={(chosen) => close(chosen ?? '')}
          onBlur={() => close(null, true)}
        />
      ) : (
        <TextInput
          {...about}
          type={kind}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onBlur={() => close(typed, true)}
        />
      )}
    </div>
  );
}
