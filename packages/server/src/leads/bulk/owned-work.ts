import { openAccounts } from '#accounts';
import { type Actor, atomically, type DatabaseTransaction, type Services } from '#platform';
import { announceWorkLeft } from './owned-work-store.ts';

/** Work on many leads that someone started. */
export interface OwnedWork {
  id: string;
  ownerId: string;
  /** Null for an owner who left. */
  actor: Actor | null;
}

/** How one kind of such work is done. */
interface WorkSteps {
  job: string;
  /** The most rows in a commit. */
  rowsAtOnce: number;
  /** Works on the next rows; false if none are left, or someone else works on them. */
  workOnRows(tx: DatabaseTransaction, limit: number): Promise<boolean>;
  /** Notes that the next row can't be worked on; false if none is left. */
  failNext(tx: DatabaseTransaction): Promise<boolean>;
}

/**
 * Works on rows, some per commit, until all are done, someone else works on them, or `isOver`. When
 * a commit fails, its rows are tried one by one, and the one that fails is noted.
 */
export async function workThroughOwned(
  { db, log }: Pick<Services, 'db' | 'log'>,
  { id }: OwnedWork,
  { job, rowsAtOnce, workOnRows, failNext }: WorkSteps,
  isOver: () => boolean,
): Promise<void> {
  let limit = rowsAtOnce;
  while (!isOver()) {
    try {
      if (!(await atomically(db, (tx) => workOnRows(tx, limit)))) return;
    } catch (error) {
      log.error({ err: error, job, row: id }, 'work on many leads failed with some');
      // Without a row to note it at, what fails is the end: the job tries it again later.
      if (limit === 1 && !(await atomically(db, failNext))) return;
      limit = limit === 1 ? rowsAtOnce : 1;
    }
  }
}

/** Works on what someone started until five seconds have passed; the job goes on with the rest. */
export async function startOwned(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  id: string,
  workOn: (work: OwnedWork, isOver: () => boolean) => Promise<void>,
): Promise<void> {
  const until = Date.now() + WORKING_MS;
  await workOn({ id, ownerId: actor.caller.personId, actor }, () => Date.now() > until);
  if (Date.now() > until) await announceWorkLeft(db);
}

const WORKING_MS = 5000;

/**
 * Goes on with what the calls that started it didn't finish, as far as its owners may at this
 * moment. Someone who left changes nothing anymore.
 */
export async function continueOwned(
  services: Services,
  unfinished: readonly { id: string; owner_id: string }[],
  workOn: (work: OwnedWork) => Promise<void>,
): Promise<void> {
  const { callers } = openAccounts(services);
  for (const { id, owner_id: ownerId } of unfinished) {
    const caller = await callers.ofPerson(ownerId);
    const origin = { address: '', device: 'system', language: 'en' } as const;
    await workOn({ id, ownerId, actor: caller && { caller, origin } });
  }
}
