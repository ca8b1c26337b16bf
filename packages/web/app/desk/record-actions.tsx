import { modals } from '@mantine/modals';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { type FormKey, FormKeys, useFormKeys } from './form-keys.ts';
import { deskMessages } from './messages.ts';
import { useReadOnly } from './read-only.tsx';
import { sayProblem, showToast, showUndoToast } from './show-toast.tsx';
import type { ListQuery } from './table/list-address.ts';
import { useFocusBack } from './use-focus-back.ts';
import { withProof } from './with-proof.ts';

/** What an action did: the message to show, and the call that undoes it. */
export type Done = string | { message: string; undo?: (key: FormKey) => Promise<unknown> };

/** What is chosen: some rows, or everything the filters of the list leave. */
export interface Chosen<Row> {
  /** The selected rows of the page. */
  records: readonly Row[];
  /** What the list is filtered by; null where only `records` are meant. */
  everyMatch: ListQuery | null;
  /** How many records that is. */
  count: number;
}

/** What one call did with several records. */
export interface BulkDone {
  done: number;
  /** The records that were refused, by name, each with the reason. */
  refused: readonly { name: string; reason: string }[];
  /** Missing if the kit's sentence is enough. */
  message?: string;
  undo?: (key: FormKey) => Promise<unknown>;
}

/** How an action treats everything that is chosen in one call. */
export interface BulkWork<Row> {
  /** It can take the filters of the list in place of ids. */
  takesEveryMatch?: true;
  /** It is offered for this many selected rows only. */
  exactly?: number;
  run?: (chosen: Chosen<Row>, key: FormKey) => Promise<BulkDone>;
  /** In place of `run`: the dialog that does it. */
  dialog?: (given: {
    chosen: Chosen<Row>;
    onClose: () => void;
    onDone: (done: BulkDone) => void;
  }) => ReactNode;
}

/** An action on a record, if the record's abilities allow it. */
export interface RecordAction<Row> {
  /** Its name among the record's abilities, unless `ability` says another; null needs none. */
  name: string;
  ability?: string | null;
  label: () => string;
  /** What its button is called where a page has several records. It has the label in it. */
  buttonName?: (record: Row) => string;
  /** The letter that runs it on the current row; menus show it. */
  key?: string;
  /** A click or Enter on a row without a page runs it. Without any, `edit` does. */
  isOpening?: true;
  /** The question to ask first; missing if the action is easy to undo. */
  question?: (record: Row) => ReactNode;
  /** In place of the kit’s title of the question. */
  title?: (record: Row) => string;
  isDangerous?: true;
  /**
   * Finds out before the question whether it can be done; if not, it has shown what is in the way.
   */
  prepare?: (record: Row) => Promise<boolean>;
  /** Offered for several selected rows, too, one call after the other. */
  isBulk?: true;
  /** Offered for several selected rows, in one call. */
  bulk?: BulkWork<Row>;
  /** What people mostly come for: its button stands out. */
  isPrimary?: true;
  /** As usual as the primary one: a button of its own, though it is dangerous or asks first. */
  isUsual?: true;
  /** Besides the menu, a button in the row and on a phone's card. */
  isInRow?: true;
  /** Besides the menu, a button on a phone's card only. */
  isOnCard?: true;
  /** It changes nothing, so it works while the office is read-only. */
  onlyShows?: true;
  /** Runs it. */
  run?: (record: Row, key: FormKey) => Promise<Done>;
  /** In place of `run`: a link such as `tel:`; null if this record has none. */
  href?: (record: Row) => string | null;
  /** In place of `run`: a page of the office. */
  path?: (record: Row) => string;
  /** In place of `run`: the dialog that does it. */
  dialog?: (given: { record: Row; onClose: () => void; onDone: () => void }) => ReactNode;
}

export interface RecordActionsProps<Row extends object> {
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
  if (ability === null) return true;
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

interface Asked extends Pick<RecordAction<never>, 'label' | 'isDangerous'> {
  question: (() => ReactNode) | undefined;
}

/** Asks the action's question, then runs it. The safe button has the focus, else the main one. */
export function useConfirmed() {
  return ({ label, question, isDangerous }: Asked, title: string, goOn: () => void) => {
    if (!question) return goOn();
    modals.openConfirmModal({
      title,
      children: question(),
      labels: { confirm: label(), cancel: deskMessages.cancel() },
      ...(isDangerous
        ? { confirmProps: { color: 'bad' }, cancelProps: { 'data-autofocus': true } }
        : { confirmProps: { 'data-autofocus': true } }),
      onConfirm: goOn,
    });
  };
}

/** The actions that a record allows, and what starts them. */
export interface OfferedActions<Row> {
  record: Row;
  name: string;
  offered: readonly RecordAction<Row>[];
  /** Starts an action; after its dialog, the focus is on `from` again. */
  start: (action: RecordAction<Row>, from: HTMLElement | null) => void;
  /** The open dialog of an action. */
  dialog: ReactNode;
  /** Whether it can't be started, because nothing can be changed now. */
  isOff: (action: RecordAction<Row>) => boolean;
}

export function useActions<Row extends object>({
  record,
  name,
  actions,
  onDone,
}: RecordActionsProps<Row>): OfferedActions<Row> {
  const [open, setOpen] = useState<RecordAction<Row> | null>(null);
  const confirmed = useConfirmed();
  const keys = useFormKeys();
  const remember = useFocusBack(open !== null);
  const close = () => setOpen(null);
  const isReadOnly = useReadOnly() !== null;
  const isOff = ({ onlyShows, href, path }: RecordAction<Row>) =>
    isReadOnly && !onlyShows && href === undefined && path === undefined;
  const navigate = useNavigate();
  const start: OfferedActions<Row>['start'] = (action, from) => {
    const link = action.href?.(record);
    if (link) return location.assign(link);
    if (action.path) return void navigate(action.path(record));
    if (action.dialog) {
      remember(from);
      return setOpen(action);
    }
    if (!action.prepare) return ask(action);
    action.prepare(record).then((isReady) => isReady && ask(action), sayProblem);
  };
  const ask = (action: RecordAction<Row>) => {
    const { label, isDangerous, question } = action;
    const asked = {
      ...{ label, ...(isDangerous && { isDangerous }) },
      question: question && (() => question(record)),
    };
    const title = action.title?.(record) ?? deskMessages.actionTitle({ action: label(), name });
    confirmed(asked, title, async () => {
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
    record,
    name,
    offered: actions.filter((action) => mayDo(record, action) && action.href?.(record) !== null),
    start,
    dialog: open?.dialog?.({ record, onClose: close, onDone }) ?? null,
    isOff,
  };
}
