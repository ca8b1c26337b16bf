import { useLocalStorage } from '@mantine/hooks';
import type { Column } from './data-table-props.ts';
import type { List } from './use-list.ts';

export type Density = 'comfortable' | 'compact';

/** Which columns a table shows, and how close its rows are. */
export interface TableView {
  /** Ids, in the order of the columns. */
  shown: readonly string[];
  show: (id: string, isShown: boolean) => void;
  reset: () => void;
  isChanged: boolean;
  density: Density;
  setDensity: (density: Density) => void;
}

/** Columns come from the address, else from this browser's memory, else from the table itself. */
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
    key: 'homestead_density',
    defaultValue: 'comfortable',
    getInitialValueInEffect: false,
  });
  const usual = columns.filter(({ isExtra }) => !isExtra).map(({ id }) => id);
  const chosen = list?.columns ?? kept ?? usual;
  // The first column names the row and stays.
  const shown = columns
    .filter(({ id }, index) => index === 0 || chosen.includes(id))
    .map(({ id }) => id);
  return {
    shown,
    show: (id, isShown) => {
      const next = isShown ? [...shown, id] : shown.filter((one) => one !== id);
      keep(next);
      list?.change({ columns: next.join(',') });
    },
    reset: () => {
      forget();
      list?.change({ columns: null });
    },
    isChanged: shown.join() !== usual.join(),
    density,
    setDensity,
  };
}
