import { Suspense, useState } from 'react';
import { lazyPart } from '../lazy-part.ts';
import { Cell, Content, cutOff, type TableCellProps } from './cell-parts.tsx';
import type Edited from './edited-cell.tsx';

// Loaded by the first cell that is changed in place.
const EditedCell = lazyPart(() => import('./edited-cell.tsx')) as typeof Edited;

/** A cell of a row; one that can be changed in place is a button until then. */
export function TableCell<Row>(given: TableCellProps<Row>) {
  const { column, row, title } = given;
  const [isTouched, setTouched] = useState(false);
  const { edit } = column;
  const content = column.cell(row);
  const shown = cutOff(column, content);
  const untouched = (
    <Cell column={column} content={content} isTitle={title !== null}>
      <Content {...given} isEditable={edit?.mayEdit(row) ?? false} onEdit={() => setTouched(true)}>
        {shown}
      </Content>
    </Cell>
  );
  if (!edit || !isTouched) return untouched;
  return (
    <Suspense fallback={untouched}>
      <EditedCell {...given} edit={edit} />
    </Suspense>
  );
}
