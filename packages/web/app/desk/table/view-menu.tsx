import { ActionIcon, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { Suspense } from 'react';
import { lazyPart } from '../lazy-part.ts';
import { deskMessages } from '../messages.ts';
import type { Column } from './data-table-props.ts';
import { type Density, densities } from './list-address.ts';
import type { TableView } from './use-table-view.ts';

const ColumnOrder = lazyPart(() => import('./column-order.tsx'));

const densityLabels: Readonly<Record<Density, () => string>> = {
  comfortable: deskMessages.comfortable,
  compact: deskMessages.compact,
};

interface ViewMenuProps {
  columns: readonly Pick<Column<never>, 'id' | 'label'>[];
  view: TableView;
}

/** Chooses a table's columns and how close its rows are. */
export function ViewMenu({ columns, view }: ViewMenuProps) {
  const [isOrdering, ordering] = useDisclosure(false);
  return (
    <>
      <Menu position="bottom-end" shadow="md" closeOnItemClick={false}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="quiet" size="lg" aria-label={deskMessages.view()}>
            <IconAdjustmentsHorizontal size={20} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown mah="min(70vh, 560px)" style={{ overflowY: 'auto' }}>
          <Menu.Label>{deskMessages.density()}</Menu.Label>
          <Menu.RadioGroup
            value={view.density}
            onChange={(density) => view.setDensity(density as Density)}
          >
            {densities.map((density) => (
              <Menu.RadioItem key={density} value={density}>
                {densityLabels[density]()}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
          <Menu.Divider />
          {view.shown.length > 2 && (
            <Menu.Item onClick={ordering.open} closeMenuOnClick>
              {deskMessages.orderColumns()}
            </Menu.Item>
          )}
          {view.isChanged && (
            <Menu.Item onClick={view.reset}>{deskMessages.resetColumns()}</Menu.Item>
          )}
          <Menu.Label>{deskMessages.columns()}</Menu.Label>
          {columns.slice(1).map(({ id, label }) => (
            <Menu.CheckboxItem
              key={id}
              checked={view.shown.includes(id)}
              onChange={(isShown) => view.show(id, isShown)}
            >
              {label()}
            </Menu.CheckboxItem>
          ))}
        </Menu.Dropdown>
      </Menu>
      {isOrdering && (
        <Suspense>
          <ColumnOrder columns={columns} view={view} onClose={ordering.close} />
        </Suspense>
      )}
    </>
  );
}
