import { HELD_SECONDS } from '@homestead/contract/documents';
import {
  type Caller,
  type DatabaseTransaction,
  rehearse,
  type Services,
  tryUnlessRefused,
} from '#platform';
import {
  reachableOf,
  remindOne,
  resendTo,
  revokeFrom,
  voidOne,
} from '../envelopes/envelope-acts.ts';
import { requireEnvelope } from '../envelopes/require-envelope.ts';
import { holdSender } from '../limits/count-message.ts';
import { refuseDocument } from '../refuse-document.ts';
import { countHeldOf, type HeldKind, type HeldTarget, insertHeld } from './held-step-store.ts';

type Needed = Pick<Services, 'db' | 'mail' | 'settings'>;

const WAITING_MAX = 20;

/** A step that can be undone for some seconds. */
interface Held {
  id: string;
  until: string;
}

interface Step {
  kind: HeldKind;
  reason?: string;
  isUndoable?: boolean | undefined;
}

/** Does a step to an envelope, or to one of its recipients. */
export async function act(
  services: Needed,
  tx: DatabaseTransaction,
  caller: Caller,
  { kind, reason, target }: { kind: HeldKind; reason: string; target: HeldTarget },
): Promise<void> {
  const { envelope: id, recipient } = target;
  if (kind === 'void') await voidOne(services, tx, caller, id, reason);
  else if (kind === 'remind') await remindOne(services, tx, caller, id);
  else if (recipient === null) refuseDocument('recipient-not-found');
  else if (kind === 'resend') await resendTo(services, tx, caller, { id, recipient });
  else await revokeFrom(services, tx, caller, { id, recipient, reason });
}

/**
 * Does a step to these, now or, with `isUndoable`, after some seconds in which it can be undone;
 * what would be refused then is refused now. Links are revoked now either way: undoing it sends new
 * ones. Answers what can be undone.
 */
export async function takeStep(
  services: Needed,
  tx: DatabaseTransaction,
  caller: Caller,
  { kind, reason = '', isUndoable, targets }: Step & { targets: readonly HeldTarget[] },
): Promise<Held | null> {
  const isLater = isUndoable === true && kind !== 'revoke';
  const actAll = async () => {
    for (const target of targets) await act(services, tx, caller, { kind, reason, target });
  };
  await (isLater ? rehearse(tx, actAll) : actAll());
  return isUndoable ? hold(tx, caller, { kind, reason, targets }) : null;
}

/** Lets a step wait, or be undone, for some seconds. */
async function hold(
  tx: DatabaseTransaction,
  caller: Caller,
  { kind, reason, targets }: { kind: HeldKind; reason: string; targets: readonly HeldTarget[] },
): Promise<Held | null> {
  if (targets.length === 0) return null;
  if ((await countHeldOf(tx, caller.personId)) >= WAITING_MAX) {
    refuseDocument('too-many-waiting', { retryAfterSeconds: HELD_SECONDS });
  }
  const until = new Date(Date.now() + HELD_SECONDS * 1000);
  const { personId } = caller;
  const id = await insertHeld(tx, { personId, kind, targets, reason, until });
  return { id, until: until.toISOString() };
}

/** Does a step to several envelopes; what is refused is answered with its reason. */
export async function takeStepWithMany(
  services: Needed,
  tx: DatabaseTransaction,
  caller: Caller,
  { ids, ...step }: Step & { ids: readonly string[] },
) {
  // Before any envelope.
  if (step.kind !== 'void') await holdSender(tx, caller.personId);
  const done: string[] = [];
  const targets: HeldTarget[] = [];
  const refused: { id: string; title: string; sentence: string }[] = [];
  // In the order of ids, so that two of these never wait for each other.
  for (const id of [...new Set(ids)].sort()) {
    const { result, refusal } = await tryUnlessRefused(tx, async () => {
      const own = await targetsOf(services, tx, caller, step.kind, id);
      const isLater = step.isUndoable === true && step.kind !== 'revoke';
      const work = () =>
        takeStep(services, tx, caller, { ...step, isUndoable: false, targets: own });
      await (isLater ? rehearse(tx, work) : work());
      return own;
    });
    if (refusal) {
      const title = await titleOf(services, tx, caller, id);
      refused.push({ id, title, sentence: refusal.message });
    } else {
      done.push(id);
      targets.push(...result);
    }
  }
  const { kind, reason = '' } = step;
  const held = step.isUndoable ? await hold(tx, caller, { kind, reason, targets }) : null;
  return { data: { done, refused }, held };
}

/** What a step to an envelope is about: the envelope, or those whose turn it is. */
async function targetsOf(
  services: Needed,
  tx: DatabaseTransaction,
  caller: Caller,
  kind: HeldKind,
  id: string,
): Promise<HeldTarget[]> {
  if (kind === 'remind' || kind === 'void') return [{ envelope: id, recipient: null }];
  const recipients = await reachableOf(services, tx, caller, { id, isLinked: kind === 'revoke' });
  return recipients.map((recipient) => ({ envelope: id, recipient }));
}

const titleOf = (services: Needed, tx: DatabaseTransaction, caller: Caller, id: string) =>
  requireEnvelope(services, tx, caller, id).then(
    ({ envelope }) => envelope.title,
    () => '',
  );
