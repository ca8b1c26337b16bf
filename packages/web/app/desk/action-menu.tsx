import { Button, Group, Kbd, Menu } from '@mantine/core';
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { Link, type To } from 'react-router';
import styles from './action-menu.module.css';
import { deskMessages } from './messages.ts';
import { ChangeButton, ReadOnlyLabel } from './read-only.tsx';
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
  stateOf?: () => unknown;
  /** All offered actions, unless given. */
  actions?: readonly RecordAction<Row>[];
}

/** The actions on a record, behind three dots. Each entry shows its key. */
export function ActionMenu<Row>(given: ActionMenuProps<Row>) {
  const { of, href, actions = of.offered } = given;
  const [isAsked, setAsked] = useState(false);
  const entries = actions.filter(({ path }) => !path || path(of.record) !== href);
  if (entries.length === 0 && !href) return null;
  const label = deskMessages.actionsFor({ name: of.name });
  // A list has hundreds of these: the menu itself is made when someone asks for it.
  if (isAsked) return <OpenMenu {...{ ...given, entries, label }} />;
  return <Dots label={label} onClick={() => setAsked(true)} aria-haspopup="menu" />;
}

function Dots({ label, ...given }: { label: string } & ComponentProps<'button'>) {
  return <button type="button" {...given} className={styles.dots} aria-label={label} />;
}

interface OpenMenuProps<Row> extends ActionMenuProps<Row> {
  entries: readonly RecordAction<Row>[];
  label: string;
}

function OpenMenu<Row>({ of, href, stateOf, entries, label }: OpenMenuProps<Row>) {
  const { record, start, isOff } = of;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The dots that were clicked are gone; these take their place, and the focus, before it opens.
  useLayoutEffect(() => {
    button.current?.focus({ preventScroll: true });
    setOpen(true);
  }, []);
  const begin = (action: RecordAction<Row>) => {
    setOpen(false);
    start(action, button.current);
  };
  return (
    <Menu position="bottom-end" shadow="md" opened={isOpen} onChange={setOpen}>
      <Menu.Target>
        <Dots ref={button} label={label} />
      </Menu.Target>
      <Menu.Dropdown
        onKeyDown={({ key, ctrlKey, metaKey, altKey }) => {
          const action = entries.find((one) => one.key === key);
          if (action && !isOff(action) && !ctrlKey && !metaKey && !altKey) begin(action);
        }}
      >
        {entries.some(isOff) && <ReadOnlyLabel />}
        {href && (
          <Menu.Item component={Link} to={href} state={stateOf?.()}>
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
              disabled={isOff(action)}
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
          variant: action.isPrimary ? 'filled' : 'default',
          size: 'compact-sm',
          'aria-label': deskMessages.actionOn({ action: label, name }),
          'data-in-row': action.isInRow,
        } as const;
        const path = action.path?.(record);
        if (path) {
          return (
            <Button {...shared} key={action.name} component={Link} to={path}>
              {label}
            </Button>
          );
        }
        return to ? (
          <Button {...shared} key={action.name} component="a" href={to}>
            {label}
          </Button>
        ) : (
          <Starter
            {...shared}
            key={action.name}
            action={action}
            onClick={(event) => start(action, event.currentTarget)}
          >
            {label}
          </Starter>
        );
      })}
    </Group>
  );
}

/** The button that starts an action. */
function Starter({
  action,
  ...given
}: ComponentProps<typeof ChangeButton> & { action: RecordAction<never> }) {
  return action.onlyShows ? <Button {...given} /> : <ChangeButton {...given} />;
}

/** Whether rows or cards show it as a button. */
export function isButton({ isInRow, isOnCard }: RecordAction<never>): boolean {
  return isInRow === true || isOnCard === true;
}

/**
 * Whether it is behind the three dots of a record's page: what is dangerous or asks first, except
 * what people come for.
 */
const isGrave = ({ isDangerous, question, isPrimary, isUsual }: RecordAction<never>) =>
  !isUsual && (isDangerous === true || (question !== undefined && !isPrimary));

/** The actions of a record's own page: buttons, and those with consequences behind three dots. */
export function ActionButtons<Row extends object>(given: RecordActionsProps<Row>) {
  const of = useActions(given);
  return (
    <Group gap="xs">
      {of.offered
        .filter((action) => !isGrave(action))
        .map((action) => (
          <Starter
            key={action.name}
            variant={action.isPrimary ? 'filled' : 'default'}
            action={action}
            aria-label={action.buttonName?.(of.record)}
            onClick={(event) => of.start(action, event.currentTarget)}
          >
            {action.label()}
          </Starter>
        ))}
      <ActionMenu of={of} actions={of.offered.filter(isGrave)} />
      {of.dialog}
    </Group>
  );
}
