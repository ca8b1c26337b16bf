import { newFormKey } from '#forms';
import { readProblem } from '../read-problem.ts';
import type { BulkDone, Chosen, Done, RecordAction } from '../record-actions.tsx';
import { withProof } from '../with-proof.ts';

/** Whether an action is offered for several rows. */
export const isForSeveral = ({ isBulk, bulk }: RecordAction<never>): boolean =>
  isBulk === true || bulk !== undefined;

/** What came of an action on several rows. */
export interface BulkResult extends BulkDone {
  /** The calls that each can be undone, if all can. */
  undos: readonly Done[];
}

/**
 * Runs an action for each row, one after the other: a row that is refused doesn't stop the others.
 * Without an answer from the service, the rest isn't tried.
 */
export async function runForEach<Row>(
  run: NonNullable<RecordAction<Row>['run']>,
  { records }: Pick<Chosen<Row>, 'records'>,
  { nameOf, onStep }: { nameOf: (row: Row) => string; onStep: (done: number) => void },
): Promise<BulkResult> {
  const undos: Done[] = [];
  const refused: { name: string; reason: string }[] = [];
  for (const [index, record] of records.entries()) {
    const key = { idempotencyKey: newFormKey() };
    try {
      undos.push(await withProof(async () => run(record, key)));
    } catch (error) {
      const { kind, message, title } = readProblem(error);
      const reason = message || title;
      if (kind === 'unreachable' || kind === 'broken') {
        refused.push(...records.slice(index).map((one) => ({ name: nameOf(one), reason })));
        break;
      }
      refused.push({ name: nameOf(record), reason });
    }
    onStep(index + 1);
  }
  return { done: undos.length, refused, undos };
}
