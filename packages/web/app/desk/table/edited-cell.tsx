import { useRef, useState } from 'react';
import CellEditor from './cell-editor.tsx';
import { Cell, Content, cutOff, type TableCellProps } from './cell-parts.tsx';
import type { CellEdit } from './data-table-props.ts';
import { type RefusedText, useCellEdit } from './use-cell-edit.ts';

/** A cell since it was first opened: its editor, or what it shows. */
export default function EditedCell<Row>(given: TableCellProps<Row> & { edit: CellEdit<Row> }) {
  const { column, row, name, title, context, edit } = given;
  const { load } = edit;
  const cell = useRef<HTMLTableCellElement>(null);
  const [isEditing, setEditing] = useState(true);
  /** What the server refused, until the editor closes. */
  const [refused, setRefused] = useState<RefusedText | null>(null);
  const editing = useCellEdit(edit, {
    ...{ row, cell },
    onDone: () => context.onDone(),
    onRefused: (text) => {
      setRefused(text);
      setEditing(true);
    },
  });
  const content = column.cell(editing.row);
  const leave = (isElsewhere: boolean) => {
    setEditing(false);
    setRefused(null);
    if (!isElsewhere) queueMicrotask(() => focusOn(cell.current));
  };
  return (
    <Cell
      ref={cell}
      column={column}
      content={content}
      isTitle={title !== null}
      isEditing={isEditing}
    >
      {isEditing ? (
        <CellEditor
          label={column.label()}
          name={name}
          kind={edit.kind}
          value={edit.value(editing.row)}
          choices={typeof edit.choices === 'function' ? edit.choices(row) : edit.choices}
          parts={edit.parts}
          load={load && !refused ? (signal) => load(editing.row, signal) : undefined}
          isClearable={edit.isClearable === true}
          refused={refused}
          onSave={editing.save}
          onLeave={leave}
        />
      ) : (
        <Content
          {...given}
          isEditable={edit.mayEdit(editing.row)}
          isSaving={editing.isSaving}
          onEdit={() => setEditing(true)}
        >
          {cutOff(column, content)}
        </Content>
      )}
    </Cell>
  );
}

/** Puts the focus on what opens the editor of a cell. */
function focusOn(cell: HTMLElement | null): void {
  cell?.querySelector<HTMLElement>('[data-edit-cell]')?.focus();
}
