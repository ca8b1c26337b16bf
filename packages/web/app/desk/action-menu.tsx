import { ActionIcon, Button, Group, Kbd, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Link, type To } from 'react-router';
import { deskMessages } from './messages.ts';
import {
  type OfferedActions,
  type RecordAction,
  type RecordActionsProps,
  useActions,
} from './record-actions.tsx';

interface ActionMenuProps<Row> {
  of: OfferedActions<Row>;
  /** The record's page, and what it is told about the list. */
  href?: To | undefined;
  state?: unknown;
  /** All offered actions, unless given. */
  actions?: readonly RecordAction<Row>[];
}

/** The actions on a record, behind three dots. Each entry shows its key. */
export function ActionMenu<Row>({ of, href, state, actions }: ActionMenuProps<Row>) {
  const { record, name, offered, start } = of;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const entries = actions ?? offered;
  if (entries.length === 0 && !href) return null;
  const begin = (action: RecordAction<Row>) => {
    setOpen(false);
    start(action, button.current);
  };
  return (
    <Menu position="bottom-end" shadow="md" opened={isOpen} onChange={setOpen}>
      <Menu.Target>
        <ActionIcon
          ref={button}
          variant="subtle"
          color="quiet"
          size="md"
          aria-label={deskMessages.actionsFor({ name })}
        >
          <IconDots size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown
        onKeyDown={({ key, ctrlKey, metaKey, altKey }) => {
          const action = entries.find((one) => one.key === key);
          if (action && !ctrlKey && !metaKey && !altKey) begin(action);
        }}
      >
        {href && (
          <Menu.Item component={Link} to={href} state={state}>
            {deskMessages.open()}
          </Menu.Item>
        )}
        {entries.map((action) => {
          const to = action.href?.(record);
          const hint = {
            'aria-keyshortcuts': action.key,
            rightSection: action.key && (
              <Kbd size="xs" aria-hidden>
                {action.key}
              </Kbd>
            ),
          };
          return to ? (
            <Menu.Item {...hint} key={action.name} component="a" href={to}>
              {action.label()}
            </Menu.Item>
          ) : (
            <Menu.Item
              {...hint}
              key={action.name}
              color={action.isDangerous && 'bad'}
              onClick={() => begin(action)}
            >
              {action.label()}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}

/** The actions that a row shows besides its menu, and those that a phone's card shows. */
export function RowButtons<Row>({ of }: { of: OfferedActions<Row> }) {
  const { record, name, offered, start } = of;
  return (
    <Group gap="xs" wrap="nowrap">
      {offered.filter(isButton).map((action) => {
        const label = action.label();
        const to = action.href?.(record);
        const shared = {
          variant: 'default',
          size: 'compact-sm',
          'aria-label': deskMessages.actionOn({ action: label, name }),
          'data-in-row': action.isInRow,
        } as const;
        return to ? (
          <Button {...shared} key={action.name} component="a" href={to}>
            {label}
          </Button>
        ) : (
          <Button
            {...shared}
            key={action.name}
            onClick={(event) => start(action, event.currentTarget)}
          >
            {label}
          </Button>
        );
      })}
    </Group>
  );
}

/** Whether rows or cards show it as a button. */
export function isButton({ isInRow, isOnCard }: RecordAction<never>): boolean {
  return isInRow === true || isOnCard === true;
}

/** Whether it is behind the three dots of a record's page: what is dangerous or asks first. */
const isGrave = ({ isDangerous, question }: RecordAction<never>) =>
  isDangerous === true || question !== undefined;

/** The actions of a record's own page: buttons, and those with consequences behind three dots. */
export function ActionButtons<Row extends object>(given: RecordActionsProps<Row>) {
  const of = useActions(given);
  return (
    <Group gap="xs">
      {of.offered
        .filter((action) => !isGrave(action))
        .map((action) => (
          <Button
            key={action.name}
            variant="default"
            onClick={(event) => of.start(action, event.currentTarget)}
          >
            {action.label()}
          </Button>
        ))}
      <ActionMenu of={of} actions={of.offered.filter(isGrave)} />
      {of.dialog}
    </Group>
  );
}
