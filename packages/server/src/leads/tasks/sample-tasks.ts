import type { TaskKind } from '@homestead/contract/leads';
import { dateAfter, localDate } from '@homestead/contract/platform';
import { actAs, actAsMailbox } from '#accounts';
import { atomically, type Services } from '#platform';
import { completeTask } from './close-task.ts';
import { findSampleLead, hasTasks } from './sample-task-store.ts';
import { createTask } from './save-task.ts';

/**
 * Whose, what kind, about which lead, in how many days, when and until when, reminded how many
 * minutes before, what, where, and how it went if it is done.
 */
const samples = `
daniel.okafor|call|jordan.ellis@homes.example|0|16:30||15|Call Jordan about the inspection report||
daniel.okafor|appointment|jordan.ellis@homes.example|0|17:30|18:15|60|Sign the offer with Jordan|Office, conference room|
daniel.okafor|email|jordan.ellis@homes.example|-1|||15|Send Jordan three homes near the school||
daniel.okafor|showing|jordan.ellis@homes.example|2|10:00||60|Prepare the second showing||
daniel.okafor|other||1|09:00||30|Order the sign for the corner lot||
daniel.okafor|follow-up|jordan.ellis@homes.example|-3||||Ask how the first tour went||Loved the kitchen. The garage is too small.
priya.raman|call|deshawn.price@homes.example|0|11:00||15|Call Deshawn about the home office||
priya.raman|appointment|mei.tanaka@homes.example|1|12:00|12:30|30|Video chat with Mei about closing costs|Video chat|
priya.raman|follow-up|deshawn.price@homes.example|-2||||Ask Deshawn about his lender letter||
priya.raman|other||0||||Update the open house sheets for Saturday||
ellen.kowalski|appointment|linda.novak@homes.example|0|15:00|16:00|60|Coffee with Linda about ranch homes|Dundee, corner café|
ellen.kowalski|call|kate.brennan@homes.example|-1|14:00|||Ask Kate for another day||
ellen.kowalski|text|linda.novak@homes.example|1|10:30||15|Text Linda the ranch on Pacific Street||
walt.jorgensen|follow-up|ben.hartley@homes.example|0||||Find Ben two homes with a shop||
walt.jorgensen|other||3|08:30||60|Renew the key box batteries||`;

/**
 * Gives the demo's agents tasks and appointments where there are none, by the operations that
 * people use.
 */
export async function addSampleTasks(services: Services): Promise<void> {
  if (await hasTasks(services.db)) return;
  for (const row of samples.trim().split('\n')) await addSampleTask(services, row);
}

async function addSampleTask(services: Services, row: string): Promise<void> {
  const [agent, kind, email = '', inDays, dueTime, endTime, minutes, title = '', place, outcome] =
    row.split('|');
  const lead = email ? await findSampleLead(services.db, email) : null;
  if (email && !lead) return;
  const actor = lead
    ? await actAs(services.db, lead.agentId)
    : await actAsMailbox(services.db, `${agent}@prairieandmain.example`);
  if (!actor) return;
  await atomically(services.db, async (tx) => {
    const task = await createTask(services, tx, actor, {
      ...{ kind: kind as TaskKind, title, dueOn: dateAfter(localDate(new Date()), Number(inDays)) },
      ...(lead && { leadId: lead.id }),
      ...(dueTime && { dueTime }),
      ...(endTime && { endTime }),
      ...(place && { place }),
      ...(minutes && { reminderMinutes: Number(minutes) }),
    });
    if (outcome) await completeTask(tx, actor, { id: task.id, outcome });
  });
}
