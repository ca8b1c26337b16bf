import type { WireLeadImport } from '@homestead/contract/leads';
import { Button, Group, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { ChangeButton, ProblemNote, sayProblem, useWork } from '#desk';
import { leadImportMessages } from '../messages/lead-import.ts';
import { isGoing, leadImports, saveProblems } from './lead-import-client.ts';

interface ImportSummaryProps {
  given: WireLeadImport;
  /** The columns changed since the dry run. */
  isStale: boolean;
  onDone: () => void;
}

/** How many records would be made or were made, with the buttons that go on. */
export function ImportSummary({ given, isStale, onDone }: ImportSummaryProps) {
  const { id, abilities, outlook, counts, state } = given;
  const start = useWork(async () => {
    await leadImports.startLeadImport({ id });
    onDone();
  });
  const undo = useWork(async () => {
    await leadImports.undoLeadImport({ id });
    onDone();
  });
  const isDraft = state === 'draft';
  const hasProblems = isDraft ? (outlook?.refuse ?? 0) > 0 : counts.refused + counts.failed > 0;
  const ready = (outlook?.create ?? 0) + (outlook?.update ?? 0);
  const askUndo = () =>
    modals.openConfirmModal({
      title: leadImportMessages.undoTitle(),
      children: leadImportMessages.undoText(),
      labels: { confirm: leadImportMessages.undo(), cancel: leadImportMessages.cancel() },
      confirmProps: { color: 'bad' },
      onConfirm: () => void undo.run(),
    });
  return (
    <div className="grid gap-3">
      <Text role="status">{isDraft ? outlookText(given) : resultText(given)}</Text>
      {isDraft && isStale && <Text size="sm">{leadImportMessages.changedColumns()}</Text>}
      <Group>
        {abilities.includes('start') && (
          <ChangeButton onClick={() => void start.run()} loading={start.isBusy} disabled={isStale}>
            {leadImportMessages.start({ count: ready })}
          </ChangeButton>
        )}
        {hasProblems && (
          <Button variant="default" onClick={() => void saveProblems(id).catch(sayProblem)}>
            {leadImportMessages.problems()}
          </Button>
        )}
        {abilities.includes('undo') && (
          <ChangeButton variant="default" onClick={askUndo} loading={undo.isBusy}>
            {leadImportMessages.undo()}
          </ChangeButton>
        )}
      </Group>
      <ProblemNote problem={start.problem ?? undo.problem} />
    </div>
  );
}

type Said = [number, (values: { count: number }) => string];

const sentence = (parts: readonly Said[]) =>
  parts.flatMap(([count, say]) => (count > 0 ? say({ count }) : [])).join(' · ');

function outlookText({ outlook }: WireLeadImport): string {
  if (!outlook) return '';
  return sentence([
    [outlook.create, leadImportMessages.create],
    [outlook.update, leadImportMessages.updates],
    [outlook.skip, leadImportMessages.skips],
    [outlook.refuse, leadImportMessages.refuses],
    [outlook.likely, leadImportMessages.likely],
  ]);
}

function resultText(given: WireLeadImport): string {
  const { counts, total } = given;
  if (isGoing(given))
    return leadImportMessages.waiting({ done: total - counts.waiting, all: total });
  return sentence([
    [counts.created, leadImportMessages.created],
    [counts.updated, leadImportMessages.updated],
    [counts.skipped, leadImportMessages.skipped],
    [counts.refused, leadImportMessages.refused],
    [counts.failed, leadImportMessages.failed],
    [counts.undone, leadImportMessages.undone],
    [counts.kept, leadImportMessages.kept],
  ]);
}
