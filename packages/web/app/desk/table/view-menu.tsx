import { ActionIcon, Menu } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { deskMessages } from '../messages.ts';
import type { Column } from './data-table-props.ts';
import type { Density, TableView } from './use-table-view.ts';

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
  return (
    <Menu position="bottom-end" shadow="md" closeOnItemClick={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="quiet" size="lg" aria-label={deskMessages.view()}>
          <IconAdjustmentsHorizontal size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
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
        {view.isChanged && (
          <Menu.Item onClick={view.reset}>{deskMessages.resetColumns()}</Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Label>{deskMessages.density()}</Menu.Label>
        <Menu.RadioGroup
          value={view.density}
          onChange={(density) => view.setDensity(density as Density)}
        >
          {(Object.keys(densityLabels) as Density[]).map((density) => (
            <Menu.RadioItem key={density} value={density}>
              {densityLabels[density]()}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
