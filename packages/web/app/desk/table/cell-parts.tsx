import { IconPencil } from '@tabler/icons-react';
import type { CSSProperties, MouseEvent, ReactNode, Ref } from 'react';
import { Link } from 'react-router';
import { UNKNOWN } from '#platform';
import { deskMessages } from '../messages.ts';
import { useReadOnly } from '../read-only.tsx';
import styles from './data-table.module.css';
import type { Column } from './data-table-props.ts';
import type { RowContext } from './row-context.ts';
import cellStyles from './table-cell.module.css';

/** What the cell that names a row leads to. */
interface TitleOf {
  href: string | undefined;
  onPeek: (() => void) | undefined;
  /** Opens the row’s page, which then knows the rows beside it. */
  onPage: () => void;
  /** Opens a row that has no page. */
  open: (() => void) | undefined;
}

export interface TableCellProps<Row> {
  column: Column<Row>;
  row: Row;
  name: string;
  context: RowContext<Row>;
  /** Null for a cell that doesn't name the row. */
  title: TitleOf | null;
}

interface ContentProps<Row> extends TableCellProps<Row> {
  isEditable: boolean;
  isSaving?: boolean;
  onEdit: () => void;
  children: ReactNode;
}

/** What a cell shows, with what opens its editor. */
export function Content<Row>(given: ContentProps<Row>) {
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
export function cutOff<Row>({ isLong, atLeast = 0 }: Column<Row>, content: ReactNode): ReactNode {
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
  ref?: Ref<HTMLTableCellElement>;
  children: ReactNode;
}

export function Cell<Row>(given: CellProps<Row>) {
  const { column, content, isTitle, isEditing, ref, children } = given;
  const { id, label, isNumber, isWide, isTop, isLong } = column;
  return (
    <td
      ref={ref}
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
      data-edit-cell
      data-saving={isSaving || undefined}
      onClick={onClick}
    >
      {children}
    </button>
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
