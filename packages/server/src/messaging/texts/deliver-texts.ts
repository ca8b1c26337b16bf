import {
  atomically,
  backoff,
  type Database,
  noteFailedRow,
  quietUntil,
  type Services,
  serviceArea,
} from '#platform';
import { findConsentState } from '../consent/record-consent.ts';
import { textMessages } from '../messages.ts';
import { noteFailure } from '../record/note-failure.ts';
import type { TextClient, TextResult } from './text-client.ts';
import {
  claimDueTexts,
  delayText,
  failText,
  findUnknownIds,
  markTextSent,
  noteTry,
  postponeText,
  type TextRow,
} from './text-store.ts';

export const TEXTS_JOB = 'messaging.send-texts';

const AT_ONCE = 5;
const MAX_TRIES = 10;
const DELAY_SECONDS = { first: 60, most: 3600 };

/** The provider's codes for numbers that can't get texts: invalid, not mobile, not reachable. */
const badNumbers = new Set(['21211', '21214', '21217', '21408', '21612', '21614', '30006']);
/** The provider knows of a STOP. */
export const STOPPED_CODE = '21610';

type TextServices = Pick<Services, 'db' | 'log' | 'metrics'>;

/**
 * Sends the due texts, a few at a time, until none is left. The provider can't be told that two
 * requests are the same text; so when it may have taken one (a timeout, an unreadable answer, a
 * node that died), it is asked for the text before another request is made. Quiet hours and consent
 * are checked again at each try.
 */
export async function deliverDueTexts(
  services: TextServices,
  client: TextClient,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const rows = await claimDueTexts(services.db, AT_ONCE);
    if (rows.length === 0) return;
    await Promise.all(rows.map((row) => deliver(services, client, row)));
  }
}

async function deliver(services: TextServices, client: TextClient, row: TextRow): Promise<void> {
  const { db } = services;
  let mayBeTaken = row.tried_at !== null;
  try {
    const taken = row.tried_at && (await findTaken(services, client, row, row.tried_at));
    if (taken) {
      await markTextSent(db, { id: row.id, messageId: taken });
      return;
    }
    const morning = row.quiet_zones && morningIn(row.quiet_zones);
    if (morning) {
      await postponeText(db, row.id, morning);
      return;
    }
    const stop = await reasonToStop(services, row);
    if (stop) {
      await fail(db, row.id, stop);
      return;
    }
    await noteTry(db, row.id);
    mayBeTaken = true;
    await noteResult(services, row, await client.send({ ...row, to: row.address }));
  } catch (error) {
    // One text that fails for a reason of its own must not stop the others.
    noteFailedRow(services, { job: TEXTS_JOB, rowId: row.id }, error);
    await tryLater(services, row, { isUncertain: mayBeTaken, waitSeconds: null });
  }
}

/** The id under which the provider has a text that we don't know to be sent. */
async function findTaken(
  { db }: TextServices,
  client: TextClient,
  { address, body }: TextRow,
  since: Date,
): Promise<string | null> {
  const ids = await client.findSent({ to: address, body, since });
  return (await findUnknownIds(db, ids))[0] ?? null;
}

/** Consent may be withdrawn while a text waits. */
async function reasonToStop({ db }: TextServices, row: TextRow): Promise<string | null> {
  const { purpose, address } = row;
  if (purpose !== 'transactional' && purpose !== 'marketing') return null;
  const { state } = await findConsentState(db, { channel: 'sms', address, kind: purpose });
  if (state === 'withdrawn') return textMessages.stopReceived();
  return state === 'missing' ? textMessages.consentGone() : null;
}

async function noteResult(services: TextServices, row: TextRow, result: TextResult) {
  const { db, log } = services;
  if (result.kind === 'taken') {
    await markTextSent(db, { id: row.id, messageId: result.messageId });
    return;
  }
  log.warn({ message: row.id, attempts: row.attempts, ...result }, 'text not sent');
  if (result.kind === 'refused') {
    await fail(db, row.id, failureOf(result.code));
    return;
  }
  const isUncertain = result.kind === 'unknown';
  const waitSeconds = 'waitSeconds' in result ? result.waitSeconds : null;
  await tryLater(services, row, { isUncertain, waitSeconds });
}

async function tryLater(
  { db }: TextServices,
  { id, attempts }: TextRow,
  { isUncertain, waitSeconds }: { isUncertain: boolean; waitSeconds: number | null },
): Promise<void> {
  if (attempts >= MAX_TRIES) {
    await fail(db, id, isUncertain ? textMessages.unknown() : textMessages.gaveUp());
    return;
  }
  const seconds = Math.max(backoff(attempts, DELAY_SECONDS), waitSeconds ?? 0);
  await delayText(db, { id, seconds, isUncertain });
}

/** A refusal of the provider, in words. */
function failureOf(code: string): string {
  if (code === STOPPED_CODE) return textMessages.stopReceived();
  if (badNumbers.has(code)) return textMessages.numberRefused();
  return textMessages.refused({ code });
}

/** When the quiet hours end in all of these zones; an unknown zone has the service area's. */
export function morningIn(zones: readonly string[]): Date | null {
  const now = new Date();
  try {
    return quietUntil(now, zones);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return quietUntil(now, [serviceArea().timeZone]);
  }
}

async function fail(db: Database, id: string, failure: string): Promise<void> {
  await atomically(db, async (tx) => {
    await failText(tx, id, failure);
    await noteFailure(tx, id);
  });
}
