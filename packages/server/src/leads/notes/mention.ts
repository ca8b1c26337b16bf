import { NOTE_MENTIONS_MAX } from '@homestead/contract/leads';
import { selectStaffCallers } from '#accounts';
import { notify } from '#messaging';
import { type DatabaseTransaction, type Queryable, refuse, type Services } from '#platform';
import { fullName, nameOf } from '../full-name.ts';
import { selectWhoSees } from '../lead-sight-store.ts';
import { noteMessages } from '../messages/timeline.ts';
import { leadMentioned } from '../notifications/staff-notifications.ts';
import { leadPath } from '../notifications/tell-lead.ts';
import { mayReadNotes } from './note-policy.ts';

const OFFERED = 10;
/** Names looked at: an agent's own leads are seen by few of the staff. */
const LOOKED_AT = 200;

/** Staff who may see a lead and its notes, whose name begins with a text, at most 10. */
export async function findMentionable(
  db: Queryable,
  leadId: string,
  name: string,
): Promise<{ id: string; name: string }[]> {
  const staff = await selectStaffCallers(db, { name, limit: LOOKED_AT });
  const readers = staff.filter(mayReadNotes);
  const seers = await selectWhoSees(db, leadId, readers);
  return readers
    .filter(({ personId }) => seers.has(personId))
    .slice(0, OFFERED)
    .map((person) => ({ id: person.personId, name: fullName(person) }));
}

/** Refuses (bad-input) to mention anyone else. */
export async function requireMentionable(
  db: Queryable,
  leadId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const staff = await selectStaffCallers(db, { ids, limit: NOTE_MENTIONS_MAX });
  const seers = await selectWhoSees(db, leadId, staff.filter(mayReadNotes));
  if (ids.every((id) => seers.has(id))) return;
  const message = noteMessages.cannotSee();
  const field = { field: 'mentions', label: noteMessages.mentions(), message };
  refuse('bad-input', { fields: [field], message });
}

/** Tells people that a note mentions them; nobody is told about their own. */
export async function tellMentioned(
  services: Pick<Services, 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  told: {
    lead: { id: string; first_name: string; last_name: string };
    noteId: string;
    by: { personId: string; firstName: string; lastName: string };
    ids: readonly string[];
  },
): Promise<void> {
  const { lead, noteId, by, ids } = told;
  await notify(services, tx, {
    type: leadMentioned,
    to: ids.filter((id) => id !== by.personId),
    event: `note:${noteId}`,
    about: { kind: 'lead', id: lead.id },
    path: leadPath(lead.id),
    facts: {
      name: nameOf(lead),
      by: fullName(by),
    },
  });
}
