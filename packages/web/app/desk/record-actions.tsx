import { ActionIcon, Button, Group, Menu } from '@mantine/core';
import { modals } from '@mantine/modals';
import { IconDots } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { type FormKey, FormKeys, useFormKeys } from './form-keys.ts';
import { deskMessages } from './messages.ts';
import { sayProblem, showToast, showUndoToast } from './show-toast.tsx';
import { withProof } from './with-proof.ts';

/** What an action did: the message to show, and the call that undoes it. */
export type Done = string | { message: string; undo?: (key: FormKey) => Promise<unknown> };

/** An action on a record, if the record's abilities allow it. */
export interface RecordAction<Row> {
  /** Its name among the record's abilities, unless `ability` says another. */
  name: string;
  ability?: string;
  label: () => string;
  /** The question to ask first; missing if the action is easy to undo. */
  question?: () => string;
  isDangerous?: true;
  /** Offered for several selected rows, too. */
  isBulk?: true;
  /** Besides the menu, a button in the row and on a phone's card. */
  isInRow?: true;
  /** Besides the menu, a button on a phone's card only. */
  isOnCard?: true;
  /** Runs it. */
  run?: (record: Row, key: FormKey) => Promise<Done>;
  /** In place of `run`: a link such as `tel:`; null if this record has none. */
  href?: (record: Row) => string | null;
  /** In place of `run`: the dialog that does it. */
  dialog?: (given: { record: Row; onClose: () => void; onDone: () => void }) => ReactNode;
}

interface RecordActionsProps<Row extends object> {
  record: Row;
  /** The name of the record, for the questions. */
  name: string;
  actions: readonly RecordAction<Row>[];
  onDone: () => void;
}

/** Abilities come from the server with each record, so the browser repeats no rules. */
export function mayDo(
  record: object,
  { name, ability = name }: Pick<RecordAction<never>, 'name' | 'ability'>,
): boolean {
  return (record as { abilities?: readonly string[] }).abilities?.includes(ability) === true;
}

/** Says what an action did, with Undo where each of its calls can be undone. */
export function sayDone(message: string, done: readonly Done[], onDone: () => void): void {
  const undos = done.flatMap((one) => (typeof one === 'object' && one.undo) || []);
  const keys = new FormKeys();
  const undoAll = async () => {
    for (const [index, undo] of undos.entries()) await keys.send(String(index), undo);
    showToast(deskMessages.changeUndone());
  };
  if (undos.length > 0 && undos.length === done.length) {
    showUndoToast(message, () => undoAll().catch(sayProblem).finally(onDone));
  } else {
    showToast(message);
  }
}

/** Asks the action's question, then runs it. */
export function useConfirmed() {
  return (
    {
      label,
      question,
      isDangerous,
    }: Pick<RecordAction<never>, 'label' | 'question' | 'isDangerous'>,
    title: string,
    goOn: () => void,
  ) => {
    if (!question) return goOn();
    modals.openConfirmModal({
      title,
      children: question(),
      labels: { confirm: label(), cancel: deskMessages.cancel() },
      ...(isDangerous && { confirmProps: { color: 'bad' } }),
      onConfirm: goOn,
    });
  };
}

function useActions<Row extends object>({
  record,
  name,
  actions,
  onDone,
}: RecordActionsProps<Row>) {
  const [open, setOpen] = useState<RecordAction<Row> | null>(null);
  const confirmed = useConfirmed();
  const keys = useFormKeys();
  const opener = useRef<HTMLElement | null>(null);
  const close = () => setOpen(null);
  useEffect(() => {
    if (open) return;
    opener.current?.focus();
    opener.current = null;
  }, [open]);
  /** Starts an action; after its dialog, the focus is on `from` again. */
  const start = (action: RecordAction<Row>, from: HTMLElement | null) => {
    if (action.dialog) {
      opener.current = from;
      return setOpen(action);
    }
    confirmed(action, deskMessages.actionTitle({ action: action.label(), name }), async () => {
      try {
        const { run } = action;
        const said =
          run && (await keys.send(action.name, (key) => withProof(async () => run(record, key))));
        if (said) sayDone(typeof said === 'string' ? said : said.message, [said], onDone);
        onDone();
      } catch (error) {
        sayProblem(error);
        // Someone else may have been faster.
        onDone();
      }
    });
  };
  return {
    offered: actions.filter((action) => mayDo(record, action) && action.href?.(record) !== null),
    start,
    dialog: open?.dialog?.({ record, onClose: close, onDone }) ?? null,
  };
}

/** A row's menu. */
export function ActionMenu<Row extends object>(
  given: RecordActionsProps<Row> & { href?: string | undefined },
) {
  const { offered, start, dialog } = useActions(given);
  const { href, name, record } = given;
  const button = useRef<HTMLButtonElement>(null);
  if (offered.length === 0 && !href) return null;
  return (
    <>
      <Menu position="bottom-end" shadow="md">
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
        <Menu.Dropdown>
          {href && (
            <Menu.Item component={Link} to={href}>
              {deskMessages.open()}
            </Menu.Item>
          )}
          {offered.map((action) => {
            const to = action.href?.(record);
            return to ? (
              <Menu.Item key={action.name} component="a" href={to}>
                {action.label()}
              </Menu.Item>
            ) : (
              <Menu.Item
                key={action.name}
                color={action.isDangerous && 'bad'}
                onClick={() => start(action, button.current)}
              >
                {action.label()}
              </Menu.Item>
            );
          })}
        </Menu.Dropdown>
      </Menu>
      {dialog}
    </>
  );
}

/** The actions that a row shows besides its menu, and those that a phone's card shows. */
export function RowButtons<Row extends object>(given: RecordActionsProps<Row>) {
  const { offered, start, dialog } = useActions(given);
  const { record, name } = given;
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
      {dialog}
    </Group>
  );
}

/** Whether rows or cards show it as a button. */
export function isButton({ isInRow, isOnCard }: RecordAction<never>): boolean {
  return isInRow === true || isOnCard === true;
}

/** The same as buttons, for a record's own page. */
export function ActionButtons<Row extends object>(given: RecordActionsProps<Row>) {
  const { offered, start, dialog } = useActions(given);
  return (
    <Group gap="xs">
      {offered.map((action) => (
        <Button
          key={action.name}
          variant={action.isDangerous ? 'outline' : 'default'}
          color={action.isDangerous && 'bad'}
          onClick={(event) => start(action, event.currentTarget)}
        >
          {action.label()}
        </Button>
      ))}
      {dialog}
    </Group>
  );
}
