import { IconPencil } from '@tabler/icons-react';
import { type CSSProperties, type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { UNKNOWN } from '#platform';
import { lazyPart } from '../lazy-part.ts';
import { deskMessages } from '../messages.ts';
import { useReadOnly } from '../read-only.tsx';
import styles from './data-table.module.css';
import type { CellEdit, Column } from './data-table-props.ts';
import type { RowContext } from './row-context.ts';
import cellStyles from './table-cell.module.css';
import { useCellEdit } from './use-cell-edit.ts';

// Loaded by the first cell that is changed in place.
const CellEditor = lazyPart(() => import('./cell-editor.tsx'));

/** What the cell that names a row leads to. */
interface TitleOf {
  href: string | undefined;
  onPeek: (() => void) | undefined;
  /** Opens the row’s page, which then knows the rows beside it. */
  onPage: () => void;
  /** Opens a row that has no page. */
  open: (() => void) | undefined;
}

interface TableCellProps<Row> {
  column: Column<Row>;
  row: Row;
  name: string;
  context: RowContext<Row>;
  /** Null for a cell that doesn't name the row. */
  title: TitleOf | null;
}

/** A cell of a row; one that can be changed in place is a button until then. */
export function TableCell<Row>(given: TableCellProps<Row>) {
  const { column, row, title } = given;
  const [isTouched, setTouched] = useState(false);
  const { edit } = column;
  if (edit && isTouched) return <EditedCell {...given} edit={edit} />;
  const content = column.cell(row);
  const shown = cutOff(column, content);
  return (
    <Cell column={column} content={content} isTitle={title !== null}>
      <Content {...given} isEditable={edit?.mayEdit(row) ?? false} onEdit={() => setTouched(true)}>
        {shown}
      </Content>
    </Cell>
  );
}

interface ContentProps<Row> extends TableCellProps<Row> {
  isEditable: boolean;
  isSaving?: boolean;
  onEdit: () => void;
  children: ReactNode;
}

/** What a cell shows, with what opens its editor. */
function Content<Row>(given: ContentProps<Row>) {
  const { column, name, title, isEditable, isSaving = false, onEdit, children } = given;
  const shown = title ? <TitleCell {...title}>{children}</TitleCell> : children;
  if (!isEditable) return shown;
  if (!title && !column.edit?.isBeside) {
    return (
      <EditButton isSaving={isSaving} onClick={onEdit}>
        {shown}
      </EditButton>
    );
  }
  return (
    <BesideButton label={deskMessages.changeCell({ label: column.label(), name })} onClick={onEdit}>
      {shown}
    </BesideButton>
  );
}

interface BesideButtonProps {
  label: string;
  onClick: () => void;
  children: ReactNode;
}

/** Beside what leads somewhere: the button that changes it. */
function BesideButton({ label, onClick, children }: BesideButtonProps) {
  if (useReadOnly() !== null) return children;
  return (
    <span className={cellStyles.beside}>
      {children}
      <button type="button" aria-label={label} title={label} data-edit-cell onClick={onClick}>
        <IconPencil size={16} aria-hidden />
      </button>
    </span>
  );
}

/** What a column shows, cut off at its width if it may be long. */
function cutOff<Row>({ isLong, atLeast = 0 }: Column<Row>, content: ReactNode): ReactNode {
  if (!isLong) return content;
  return (
    <span className={styles.long} style={{ '--at-least': `${atLeast}ch` } as CSSProperties}>
      {content}
    </span>
  );
}

interface CellProps<Row> {
  column: Column<Row>;
  content: ReactNode;
  isTitle: boolean;
  isEditing?: boolean;
  children: ReactNode;
}

function Cell<Row>({ column, content, isTitle, isEditing, children }: CellProps<Row>) {
  const { id, label, isNumber, isWide, isTop, isLong } = column;
  return (
    <td
      data-column={id}
      data-label={label()}
      data-number={isNumber}
      data-wide={isWide}
      data-top={isTop}
      data-long={isLong}
      data-title={isTitle || undefined}
      data-unknown={content === UNKNOWN || undefined}
      data-editing={isEditing || undefined}
    >
      {children}
    </td>
  );
}

interface EditButtonProps {
  isSaving?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function EditButton({ isSaving, onClick, children }: EditButtonProps) {
  if (useReadOnly() !== null) return children;
  return (
    <button
      type="button"
      className={cellStyles.editable}
      data-saving={isSaving || undefined}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

/** A cell since it was first clicked. */
function EditedCell<Row>(given: TableCellProps<Row> & { edit: CellEdit<Row> }) {
  const { column, row, name, title, context, edit } = given;
  const { load } = edit;
  const [isEditing, setEditing] = useState(true);
  const editing = useCellEdit(edit, { row, onDone: () => context.onDone() });
  const content = column.cell(editing.row);
  const shown = cutOff(column, content);
  const leave = (cellElement: Element | null) => {
    setEditing(false);
    queueMicrotask(() => {
      const own = cellElement?.querySelector<HTMLElement>('[data-edit-cell]');
      (own ?? cellElement?.querySelector<HTMLElement>('button'))?.focus();
    });
  };
  return (
    <Cell column={column} content={content} isTitle={title !== null} isEditing={isEditing}>
      {isEditing ? (
        <Suspense fallback={shown}>
          <CellEditor
            label={column.label()}
            name={name}
            kind={edit.kind}
            value={edit.value(editing.row)}
            choices={typeof edit.choices === 'function' ? edit.choices(row) : edit.choices}
            parts={edit.parts}
            load={load && ((signal) => load(editing.row, signal))}
            isClearable={edit.isClearable === true}
            onSave={editing.save}
            onLeave={leave}
          />
        </Suspense>
      ) : (
        <Content
          {...given}
          isEditable={edit.mayEdit(editing.row)}
          isSaving={editing.isSaving}
          onEdit={() => setEditing(true)}
        >
          {shown}
        </Content>
      )}
    </Cell>
  );
}

function TitleCell({ href, onPeek, onPage, open, children }: TitleOf & { children: ReactNode }) {
  if (href !== undefined) {
    const go = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      if (onPeek) onPeek();
      else onPage();
    };
    return (
      <Link to={href} className={styles.link} onClick={go}>
        {children}
      </Link>
    );
  }
  const run = onPeek ?? open;
  if (!run) return children;
  return (
    <button type="button" className={styles.link} onClick={run}>
      {children}
    </button>
  );
}
