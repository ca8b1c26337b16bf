import { dateAfter, localDate } from '@homestead/contract/platform';
import { type Caller, sessionOwner } from '../caller.ts';
import type { Queryable } from '../database.ts';
import type { Jobs } from '../jobs.ts';
import { deleteViewsBefore, insertView, selectViews } from './record-view-store.ts';

const JOB = 'platform.forget-views';
const DAYS_KEPT = 365;
const SHOWN = 100;

/**
 * Notes that the caller opened the page of a record: as the person whose session it is,
 * and not for programs, which open no pages.
 */
export async function noteView(
  db: Queryable,
  caller: Caller,
  record: { kind: string; id: string },
): Promise<void> {
  if (caller.isProgram) return;
  const viewer = { personId: sessionOwner(caller), day: localDate(new Date()) };
  await insertView(db, record, viewer);
}

/** Who opened a record and when, newest first. */
export const readViews = (db: Queryable, record: { kind: string; id: string }) =>
  selectViews(db, record, SHOWN);

/** Defines the job that forgets who opened records a year ago. */
export function defineViewJob({ db, jobs }: { db: Queryable; jobs: Jobs }): void {
  jobs.define({
    name: JOB,
    recurs: true,
    run: () => deleteViewsBefore(db, dateAfter(localDate(new Date()), -DAYS_KEPT)),
  });
}
