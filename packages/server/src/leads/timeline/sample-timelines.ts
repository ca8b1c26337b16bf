import type { CallOutcome } from '@homestead/contract/leads';
import { actAs } from '#accounts';
import { atomically, type Services } from '#platform';
import { findLeadByAddress } from '../inquiries/lead-mail-store.ts';
import { logContact } from '../inquiries/log-contact.ts';
import { findMentionable } from '../notes/mention.ts';
import { createNote, updateNote } from '../notes/save-note.ts';
import { findAgentOf, hasNotes, moveNewestBack } from './sample-timeline-store.ts';

/** What the demo's agents wrote down, how many hours ago, and whether they pinned it. */
const samples = `
jordan.ellis|70|note|Preapproved to $460K with Sam until February. Wants to be in before school starts.|pin
jordan.ellis|52|voicemail|Left a message about the showing on Chicago St.|
jordan.ellis|50|reached|Called back: mornings before 10 are best, and the dog needs a fenced yard.|
jordan.ellis|20|note|@Nora Lindqvist, if Jordan calls while I’m at closing: the garage of the second home is 24 feet deep.|
mei.tanaka|90|reached|First call. Moving from Chicago in spring, parents visit on Saturdays. Two bathrooms are a must.|
mei.tanaka|30|note|Prefers video tours until March. Texts are fine, calls only after 6 PM.|pin
linda.novak|100|meeting|Walked through the ranch in Papillion. Stairs are the deal breaker, the price isn’t.|
linda.novak|26|no-answer||
linda.novak|22|note|@Cole Sedlacek, can you show her the villa on Saturday? I’m in Lincoln until four.|
deshawn.price|45|reached|Likes the den as an office. Wants to compare two more before an offer.|
kate.brennan|60|note|Canceled the second look: the sewer scope worried them. Send homes built after 1990.|`;

/** A first and a last name after an @. */
const mention = /@(\p{Lu}\p{L}+ \p{Lu}\p{L}+)/u;

/** Writes notes and calls about the demo's leads, by the operations that staff use. */
export async function addSampleTimelines(services: Services): Promise<void> {
  if (await hasNotes(services.db)) return;
  for (const row of samples.trim().split('\n')) await addSample(services, row.split('|'));
}

async function addSample(
  services: Services,
  [name = '', hours = '', kind = '', text = '', pin = '']: string[],
): Promise<void> {
  const { db } = services;
  const leadId = await findLeadByAddress(db, `${name}@homes.example`);
  const agentId = leadId && (await findAgentOf(db, leadId));
  const actor = agentId ? await actAs(db, agentId) : null;
  if (!leadId || !actor) return;
  await atomically(db, async (tx) => {
    if (kind === 'note') {
      const named = mention.exec(text)?.[1];
      const found = named ? await findMentionable(tx, leadId, named) : [];
      const mentions = found.map(({ id }) => id);
      const noteId = await createNote(services, tx, actor, { leadId, body: text, mentions });
      if (pin) await updateNote(services, tx, actor, { id: noteId, version: 1, isPinned: true });
    } else {
      const how = kind === 'meeting' ? 'meeting' : 'call';
      const outcome = how === 'call' ? { outcome: kind as CallOutcome } : {};
      await logContact(tx, actor.caller, { leadId, how, note: text, ...outcome });
    }
    await moveNewestBack(tx, { leadId, hours: Number(hours) });
  });
}
