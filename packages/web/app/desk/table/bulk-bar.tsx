import { Button, CloseButton, Menu, Text } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useFormKeys } from '../form-keys.ts';
import { lazyPart } from '../lazy-part.ts';
import { deskMessages } from '../messages.ts';
import { ChangeButton, ReadOnlyLabel, useReadOnly } from '../read-only.tsx';
import {
  type BulkDone,
  type Chosen,
  mayDo,
  type RecordAction,
  sayDone,
  useConfirmed,
} from '../record-actions.tsx';
import { sayProblem } from '../show-toast.tsx';
import { useIsPhone } from '../use-is-phone.ts';
import { withProof } from '../with-proof.ts';
import styles from './bulk-bar.module.css';
import { type BulkResult, isForSeveral, runForEach } from './bulk-work.ts';

const BulkReport = lazyPart(() => import('./bulk-report.tsx'));

/** So many actions are buttons; the rest is in a menu. */
const MOST_BUTTONS = 3;
const MOST_ON_PHONE = 1;

interface BulkBarProps<Row> {
  chosen: Chosen<Row>;
  /** How many the whole list has; null if the page shows all. */
  total: number | null;
  onEveryMatch: () => void;
  nameOf: (row: Row) => string;
  actions: readonly RecordAction<Row>[];
  onClear: () => void;
  onDone: () => void;
}

interface Report {
  title: string;
  result: BulkDone;
}

/** What is done with all selected rows together. */
export function BulkBar<Row extends object>(given: BulkBarProps<Row>) {
  const { chosen, total, onEveryMatch, nameOf, actions, onClear, onDone } = given;
  const [step, setStep] = useState<number | null>(null);
  const [report, setReport] = useState<Report | null>(null);
  const [open, setOpen] = useState<RecordAction<Row> | null>(null);
  const confirmed = useConfirmed();
  const keys = useFormKeys();
  const isBusy = step !== null;
  const isReadOnly = useReadOnly() !== null;

  const say = (action: RecordAction<Row>, result: BulkResult | BulkDone) => {
    const title =
      result.message ?? deskMessages.bulkDone({ action: action.label(), count: result.done });
    const undos =
      'undos' in result
        ? result.undos
        : [{ message: title, ...(result.undo && { undo: result.undo }) }];
    if (result.done > 0) sayDone(title, undos, onDone);
    if (result.refused.length > 0) setReport({ title: action.label(), result });
    else onClear();
    onDone();
  };
  const act = async (action: RecordAction<Row>) => {
    const { bulk, run } = action;
    setStep(0);
    try {
      const result = bulk?.run
        ? await keys.send(action.name, (key) => withProof(async () => bulk.run?.(chosen, key)))
        : run && (await runForEach(run, chosen, { nameOf, onStep: setStep }));
      if (result) say(action, result);
    } catch (error) {
      sayProblem(error);
      onDone();
    } finally {
      setStep(null);
    }
  };
  const start = (action: RecordAction<Row>) => {
    if (action.bulk?.dialog) return setOpen(action);
    const title = deskMessages.bulkTitle({ action: action.label(), count: chosen.count });
    const [first] = chosen.records;
    const { label, isDangerous, question } = action;
    const asked = {
      ...{ label, ...(isDangerous && { isDangerous }) },
      question: question && first && (() => question(first)),
    };
    confirmed(asked, title, () => act(action));
  };

  const bulk = actions.filter(isForSeveral);
  const takesEveryMatch = bulk.some((action) => action.bulk?.takesEveryMatch);
  const offered = bulk.filter((action) =>
    chosen.everyMatch
      ? action.bulk?.takesEveryMatch
      : chosen.records.length === (action.bulk?.exactly ?? chosen.records.length) &&
        chosen.records.every((record) => mayDo(record, action)),
  );
  const takeAll =
    takesEveryMatch && total !== null && !chosen.everyMatch
      ? deskMessages.selectEveryMatch({ count: total })
      : null;
  const isPhone = useIsPhone();
  const most = isPhone ? MOST_ON_PHONE : MOST_BUTTONS;
  const isShown = chosen.records.length > 0 || isBusy;
  return (
    <>
      {isShown && (
        <section className={styles.bulk} aria-label={deskMessages.selection()}>
          <Text fw={600} size="sm" role="status">
            {isBusy && chosen.records.length > 1 && step > 0
              ? deskMessages.bulkStep({ done: step, all: chosen.count })
              : deskMessages.selected({ count: chosen.count })}
          </Text>
          {takeAll && !isPhone && (
            <Button variant="subtle" size="compact-sm" onClick={onEveryMatch}>
              {takeAll}
            </Button>
          )}
          {offered.slice(0, most).map((action) => (
            <ChangeButton
              key={action.name}
              variant="default"
              className={styles.main}
              loading={isBusy}
              onClick={() => start(action)}
            >
              {action.label()}
            </ChangeButton>
          ))}
          {(offered.length > most || (isPhone && takeAll)) && (
            <Menu position="top-end" shadow="md">
              <Menu.Target>
                <Button
                  variant="default"
                  px="sm"
                  disabled={isBusy}
                  aria-label={deskMessages.moreActions()}
                >
                  {isPhone ? deskMessages.more() : <IconDots size={20} />}
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                <ReadOnlyLabel />
                {isPhone && takeAll && <Menu.Item onClick={onEveryMatch}>{takeAll}</Menu.Item>}
                {offered.slice(most).map((action) => (
                  <Menu.Item key={action.name} disabled={isReadOnly} onClick={() => start(action)}>
                    {action.label()}
                  </Menu.Item>
                ))}
              </Menu.Dropdown>
            </Menu>
          )}
          {offered.length === 0 && <Text size="sm">{deskMessages.nothingForAll()}</Text>}
          {isPhone ? (
            <CloseButton
              disabled={isBusy}
              aria-label={deskMessages.clearSelection()}
              onClick={onClear}
            />
          ) : (
            <Button variant="subtle" disabled={isBusy} onClick={onClear}>
              {deskMessages.clearSelection()}
            </Button>
          )}
        </section>
      )}
      {open?.bulk?.dialog?.({
        chosen,
        onClose: () => setOpen(null),
        onDone: (result) => {
          setOpen(null);
          say(open, result);
        },
      })}
      {report && (
        <Suspense>
          <BulkReport {...report} onClose={() => setReport(null)} />
        </Suspense>
      )}
    </>
  );
}
