import { useLocalStorage } from '@mantine/hooks';
import { moveColumn, orderColumns, withColumn } from './column-choice.ts';
import type { Column } from './data-table-props.ts';
import type { Density } from './list-address.ts';
import type { List } from './use-list.ts';

/** Which columns a table shows, and how close its rows are. */
export interface TableView {
  /** Ids, in the order they show in. */
  shown: readonly string[];
  show: (id: string, isShown: boolean) => void;
  move: (id: string, step: 1 | -1) => void;
  reset: () => void;
  isChanged: boolean;
  density: Density;
  setDensity: (density: Density) => void;
}

/**
 * Columns, their order and the height of rows come from the address, else from this browser's
 * memory of the list, else from the table itself.
 */
export function useTableView(
  name: string,
  columns: readonly Pick<Column<never>, 'id' | 'isExtra'>[],
  list: List | undefined,
): TableView {
  const [kept, keep, forget] = useLocalStorage<string[] | null>({
    key: `homestead_columns_${name}`,
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  const [density, setDensity] = useLocalStorage<Density>({
    key: `homestead_density_${name}`,
    defaultValue: 'comfortable',
    getInitialValueInEffect: false,
  });
  const shown = orderColumns(columns, list?.columns ?? kept);
  const change = (next: readonly string[]) => {
    keep([...next]);
    list?.change({ columns: next.join(',') });
  };
  return {
    shown,
    show: (id, isShown) =>
      change(isShown ? withColumn(columns, shown, id) : shown.filter((one) => one !== id)),
    move: (id, step) => change(moveColumn(shown, id, step)),
    reset: () => {
      forget();
      list?.change({ columns: null });
    },
    isChanged: shown.join() !== orderColumns(columns, null).join(),
    density: list?.density ?? density,
    setDensity: (next) => {
      setDensity(next);
      list?.change({ density: next });
    },
  };
}
