import type { HistoryFacts, WireRecordChange } from '@homestead/contract/platform';
import { Button, List, Text } from '@mantine/core';
import { instantText } from '#platform';
import { Ago } from './ago.tsx';
import { type FormKey, useFormKeys } from './form-keys.ts';
import { deskMessages } from './messages.ts';
import { ProblemNote } from './problem-note.tsx';
import { ChangeButton } from './read-only.tsx';
import styles from './record-history.module.css';
import { sayProblem, showToast } from './show-toast.tsx';
import { TableSkeleton } from './table/table-skeleton.tsx';
import { usePages } from './use-pages.ts';
import { withProof } from './with-proof.ts';

export interface RecordHistoryProps {
  /** The record and its version; the history reloads when it changes. */
  name: string;
  /** A page of changes, newest first. */
  ask: (page: number, signal?: AbortSignal) => Promise<HistoryFacts & { data: WireRecordChange[] }>;
  /** Undoes a change; may return a message to show. */
  undo: (change: number, key: FormKey) => Promise<object>;
  onUndone: () => void;
  /** Missing if the kit's titles are enough. */
  titleOf?: (change: WireRecordChange) => string;
}

const titles: Readonly<Record<string, () => string>> = {
  created: deskMessages.created,
  edited: deskMessages.edited,
  moved: deskMessages.moved,
  retired: deskMessages.retired,
  restored: deskMessages.restored,
};
const usualTitle = ({ what }: WireRecordChange) => titles[what]?.() ?? what;
const undoneTitle = (change: string) => deskMessages.undone({ change });

/** Who changed what, newest first, with undo where the server allows it. */
export function RecordHistory({
  name,
  ask,
  undo,
  onUndone,
  titleOf = usualTitle,
}: RecordHistoryProps) {
  const keys = useFormKeys();
  const { first, rows: changes, problem, again, hasMore, showMore } = usePages(name, ask);
  if (problem) return <ProblemNote problem={problem} onRetry={again} />;
  if (!changes) return <TableSkeleton columns={2} />;
  if (changes.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {deskMessages.noChanges()}
      </Text>
    );
  const takeBack = async (change: number) => {
    const said = await keys.send(String(change), (key) => withProof(() => undo(change, key)));
    showToast('message' in said ? String(said.message) : deskMessages.changeUndone());
    onUndone();
    again();
  };
  return (
    <>
      {first?.auditCheck && <AuditNote {...first.auditCheck} />}
      <ol className="grid gap-3">
        {changes.map((change) => (
          <ChangeItem
            key={change.id}
            change={change}
            title={change.undoes === null ? titleOf(change) : undoneTitle(titleOf(change))}
            onUndo={() => takeBack(change.id).catch(sayProblem)}
          />
        ))}
      </ol>
      {hasMore && (
        <Button variant="default" mt="md" onClick={showMore}>
          {deskMessages.olderChanges()}
        </Button>
      )}
    </>
  );
}

function AuditNote({ checkedAt, isWhole }: NonNullable<HistoryFacts['auditCheck']>) {
  const say = isWhole ? deskMessages.auditWhole : deskMessages.auditBroken;
  return (
    <Text size="sm" c={isWhole ? 'dimmed' : 'red'} mb="sm">
      {say({ at: instantText(checkedAt) })}
    </Text>
  );
}

interface ChangeItemProps {
  change: WireRecordChange;
  title: string;
  onUndo: () => void;
}

function ChangeItem({ change, title, onUndo }: ChangeItemProps) {
  const { changedAt, changedBy, abilities, undoneBy, fields } = change;
  const who = changedBy ? `${changedBy.firstName} ${changedBy.lastName}` : deskMessages.bySystem();
  const differing = fields.filter(({ before, after }) => before !== after);
  return (
    <li className={styles.change}>
      <div>
        <Text fw={600}>{title}</Text>
        <Text size="sm" c="dimmed">
          {who} · <Ago at={changedAt} />
          {undoneBy !== null && ` · ${deskMessages.sinceUndone()}`}
        </Text>
        {differing.length > 0 && (
          <List size="sm" mt={4}>
            {differing.map((line) => (
              <List.Item key={line.field}>{lineOf(line)}</List.Item>
            ))}
          </List>
        )}
      </div>
      {abilities.includes('undo') && (
        <ChangeButton variant="default" size="compact-sm" onClick={onUndo}>
          {deskMessages.undo()}
        </ChangeButton>
      )}
    </li>
  );
}

/** What happened to one field: set, cleared, or changed. */
function lineOf({ label, before, after }: WireRecordChange['fields'][number]): string {
  if (before === '') return deskMessages.setLine({ label, after });
  if (after === '') return deskMessages.clearedLine({ label, before });
  return deskMessages.changeLine({ label, before, after });
}
