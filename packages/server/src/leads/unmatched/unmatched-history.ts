import { unmatchedEndpoints } from '@homestead/contract/leads';
import { namePeople } from '#accounts';
import { lockReceived, putBack, type ReceivedMessage, selectReceived } from '#messaging';
import {
  type Actor,
  type Caller,
  type DatabaseTransaction,
  mayCall,
  type Queryable,
  type RecordChangeRow,
  type RecordKind,
  recordChanges,
  recordEvent,
} from '#platform';
import { isLeadInSight, noteActivity } from '../inquiries/inquiry-store.ts';
import { unmatchedChanged } from '../lead-events.ts';
import { unmatchedMessages } from '../messages/unmatched.ts';
import { refuseLead } from '../refuse-lead.ts';

const KIND = 'leads.unmatched-message';

/** Where a message is: on a lead, removed, or neither. */
interface Place {
  leadId: string | null;
  isRemoved: boolean;
}

const placeOf = ({ about_id, removed_at }: ReceivedMessage): Place => ({
  leadId: about_id,
  isRemoved: removed_at !== null,
});

/** Writes down where a message, and the others of its number, went. */
export async function recordMove(
  tx: DatabaseTransaction,
  actor: Actor,
  {
    message,
    what,
    after,
    messages,
    undoes = null,
  }: {
    message: ReceivedMessage;
    what: 'attached' | 'lead-made' | 'removed' | 'put-back';
    after: Place;
    /** The ids of all that moved. */
    messages: readonly string[];
    undoes?: number | null;
  },
): Promise<void> {
  await recordChanges(tx, [
    {
      ...{ kind: KIND, recordId: message.id, what, changedBy: actor.caller.personId, undoes },
      ...{ before: placeOf(message), after: { ...after, messages } },
    },
  ]);
  await recordEvent(tx, unmatchedChanged, { messageId: message.id });
}

/** Writes down why a text with words about protected classes was sent to an unknown number. */
export async function recordOverride(
  tx: DatabaseTransaction,
  caller: Caller,
  message: ReceivedMessage,
  { words, reason }: { words: readonly object[]; reason: string },
): Promise<void> {
  const [recordId, before] = [message.id, placeOf(message)];
  await recordChanges(tx, [
    {
      ...{ kind: KIND, recordId, what: 'answered', changedBy: caller.personId, before },
      after: { ...before, words, reason },
    },
  ]);
}

/** Refuses (message-not-found) a message that is on a lead which the caller doesn't see. */
async function requireInSight(
  db: Queryable,
  caller: Caller,
  { about_kind, about_id }: ReceivedMessage,
): Promise<void> {
  if (about_id === null) return;
  const isSeen = about_kind === 'lead' && (await isLeadInSight(db, caller, about_id));
  if (!isSeen) refuseLead('message-not-found');
}

/** The history of messages that matched no lead; attaching and removing can be undone. */
export const unmatchedHistory: RecordKind<ReceivedMessage> = {
  key: KIND,
  async see(db, caller, ids) {
    const rows = await selectReceived(db, ids);
    if (rows.length < ids.length) refuseLead('message-not-found');
    for (const row of rows) await requireInSight(db, caller, row);
    return new Map(rows.map((row) => [row.id, row]));
  },
  async requireToChange(tx, caller, id) {
    const message = (await lockReceived(tx, id)) ?? refuseLead('message-not-found');
    await requireInSight(tx, caller, message);
    return message;
  },
  mayUndo: (_db, caller, _row, { what }) =>
    (what === 'attached' || what === 'removed') &&
    mayCall(caller, unmatchedEndpoints.undoUnmatchedChange.access),
  isStillSo: ({ after }, row) => {
    const { leadId, isRemoved } = placeOf(row);
    return after.leadId === leadId && after.isRemoved === isRemoved;
  },
  async undo(tx, actor, message, { id, after }) {
    const messages = (after.messages ?? []) as string[];
    const place = placeOf(message);
    await putBack(tx, messages);
    if (place.leadId) {
      const facts = { message: message.id };
      const doneBy = actor.caller.personId;
      await noteActivity(tx, { leadId: place.leadId, kind: 'message-detached', doneBy, facts });
    }
    const back = { leadId: null, isRemoved: false };
    await recordMove(tx, actor, { message, what: 'put-back', after: back, messages, undoes: id });
  },
  describe: ({ before, after }) => [
    ...('reason' in after
      ? [
          {
            ...{ field: 'reason', label: unmatchedMessages.fairHousingReason(), before: '' },
            after: String(after.reason),
          },
        ]
      : []),
    {
      field: 'place',
      label: unmatchedMessages.place(),
      before: placeInWords(before),
      after: placeInWords(after),
    },
  ],
  namePeople,
};

function placeInWords({ leadId, isRemoved }: RecordChangeRow['before']): string {
  if (leadId) return unmatchedMessages.onLead();
  return isRemoved ? unmatchedMessages.removed() : unmatchedMessages.waiting();
}
