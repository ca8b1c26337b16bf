import { deskMessages } from '../messages.ts';
import { type PageKey, usePageKeys } from '../page-entries.ts';
import type { RecordAction } from '../record-actions.tsx';
import { EDIT_KEY } from './use-row-keys.ts';

interface TableKeys {
  actions: readonly Pick<RecordAction<never>, 'key' | 'label'>[];
  isSelectable: boolean;
  hasPeek: boolean;
  isReordered: boolean;
  hasEditors: boolean;
}

/** Lists a table's keys in the dialog of shortcuts. */
export function useTableKeys(given: TableKeys): void {
  const { actions, isSelectable, hasPeek, isReordered, hasEditors } = given;
  const keys: PageKey[] = [
    { keys: ['j'], label: deskMessages.nextRow() },
    { keys: ['k'], label: deskMessages.previousRow() },
    { keys: ['Enter'], label: hasPeek ? deskMessages.peekRow() : deskMessages.openRow() },
  ];
  if (hasPeek) keys.push({ keys: ['Esc'], label: deskMessages.closePeekKey() });
  if (isSelectable) {
    keys.push({ keys: ['x'], label: deskMessages.selectRow() });
    keys.push({ keys: ['Shift', 'J'], label: deskMessages.extendSelection() });
  }
  if (hasEditors && !actions.some(({ key }) => key === EDIT_KEY)) {
    keys.push({ keys: [EDIT_KEY], label: deskMessages.editCell() });
  }
  if (isReordered) {
    keys.push({ keys: ['Alt', '↑'], label: deskMessages.moveRowUp() });
    keys.push({ keys: ['Alt', '↓'], label: deskMessages.moveRowDown() });
  }
  for (const { key, label } of actions) if (key) keys.push({ keys: [key], label: label() });
  usePageKeys(keys);
}
