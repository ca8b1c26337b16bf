import { Select, Textarea, TextInput } from '@mantine/core';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Link } from 'react-router';
import { loadingText } from '../loading-text.ts';
import { deskMessages } from '../messages.ts';
import { sayProblem } from '../show-toast.tsx';
import type { CellEdit } from './data-table-props.ts';
import cellStyles from './table-cell.module.css';
import type { RefusedText } from './use-cell-edit.ts';

interface CellEditorProps {
  /** Of the column, and of the row. */
  label: string;
  name: string;
  kind: CellEdit<never>['kind'];
  value: string;
  choices: readonly { value: string; label: string }[] | undefined;
  parts: CellEdit<never>['parts'];
  load: ((signal: AbortSignal) => Promise<string>) | undefined;
  isClearable: boolean;
  /** What was typed and refused; the field still has it. */
  refused: RefusedText | null;
  onSave: (value: string) => void;
  /** The editor closes; the focus goes back to its cell, unless it went elsewhere. */
  onLeave: (isElsewhere: boolean) => void;
}

/**
 * The input of a cell: Enter saves (with Ctrl where a text has lines), Esc leaves it as it was,
 * going elsewhere saves.
 */
export default function CellEditor(given: CellEditorProps) {
  const { label, name, kind, value, choices = [], parts, load, isClearable, onSave } = given;
  const { refused, onLeave } = given;
  const [typed, setTyped] = useState(refused?.value ?? value);
  const [isLoading, setLoading] = useState(load !== undefined);
  const isOver = useRef(false);
  const holder = useRef<HTMLDivElement>(null);
  const close = (saved: string | null, isElsewhere = false) => {
    if (isOver.current) return;
    isOver.current = true;
    onLeave(isElsewhere);
    if (saved !== null && !isLoading) onSave(parts ? saved : saved.trim());
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the editor opens
  useEffect(() => {
    if (!load) return;
    const ending = new AbortController();
    load(ending.signal).then(
      (all) => {
        if (ending.signal.aborted) return;
        setTyped(all);
        setLoading(false);
      },
      (error: unknown) => {
        if (ending.signal.aborted) return;
        sayProblem(error);
        close(null);
      },
    );
    return () => ending.abort();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && event.key !== 'Enter') return;
    event.stopPropagation();
    if (event.key === 'Escape') close(null);
    else if (kind === 'choice' || (kind === 'lines' && !event.ctrlKey && !event.metaKey)) return;
    else {
      // The key would press the button that gets the focus, which opens the editor again.
      event.preventDefault();
      close(typed);
    }
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    // A refused text waits here until it is changed or left with Esc.
    if (typed !== refused?.value && !holder.current?.contains(relatedTarget)) close(typed, true);
  };
  const about = {
    'aria-label': deskMessages.cellOf({ label, name }),
    size: 'xs',
    autoFocus: refused?.takesFocus ?? true,
    onKeyDown,
  } as const;
  const error = refused && <span role="alert">{withLink(refused.reason)}</span>;
  const wrongPart = Math.max(
    0,
    (parts ?? []).findIndex((part) => part() === refused?.label),
  );
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
      ) : kind === 'lines' ? (
        <Textarea
          {...about}
          autosize
          minRows={3}
          maxRows={10}
          readOnly={isLoading}
          aria-busy={isLoading}
          value={isLoading ? loadingText(false) : typed}
          error={error}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onBlur={onBlur}
        />
      ) : parts ? (
        parts.map((part, index) => (
          <TextInput
            {...about}
            key={part()}
            aria-label={deskMessages.cellOf({ label: part(), name })}
            placeholder={part()}
            autoFocus={about.autoFocus && index === wrongPart}
            error={index === wrongPart && error}
            value={typed.split('\n')[index] ?? ''}
            onChange={({ currentTarget }) => setTyped(withPart(typed, index, currentTarget.value))}
            onBlur={onBlur}
          />
        ))
      ) : (
        <TextInput
          {...about}
          type={kind}
          value={typed}
          error={error}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onBlur={onBlur}
        />
      )}
    </div>
  );
}

/** Turns the path at the end of a refusal into a link. */
function withLink(reason: string): ReactNode {
  const [, said = reason, path] = /^(.*): (\/\S+?)\.?$/.exec(reason) ?? [];
  if (!path) return said;
  return (
    <>
      {said}. <Link to={path}>{deskMessages.open()}</Link>
    </>
  );
}

/** The text with one of its lines replaced. */
function withPart(text: string, index: number, part: string): string {
  const lines = text.split('\n');
  lines[index] = part;
  return lines.join('\n');
}
