import { addStagePermissions } from '#accounts';
import { atomically, type Database, type DatabaseTransaction } from '#platform';
import { selectAddedStages } from './reference-entry-store.ts';

/**
 * Each stage that staff added has a permission that opens its list, under its name: adds
 * what is missing and renames the others. Runs with every change of a stage, and at every start.
 */
export async function openStages(tx: DatabaseTransaction, changedBy: string | null): Promise<void> {
  const stages = await selectAddedStages(tx);
  const named = stages.map(({ id, display }) => ({ key: id, label: display }));
  await addStagePermissions(tx, named, changedBy);
}

export async function openStagesAtStart(db: Database): Promise<void> {
  await atomically(db, (tx) => openStages(tx, null));
}
