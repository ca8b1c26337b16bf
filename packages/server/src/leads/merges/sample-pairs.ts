import { actAsMailbox } from '#accounts';
import { atomically, type Services } from '#platform';
import { linkHousehold } from '../household/link-household.ts';
import { readEntries } from '../import/make-records.ts';
import { findSampleLead } from '../tasks/sample-task-store.ts';
import { mergeLeads } from './merge-leads.ts';

const AUTHOR = 'grace.whitfield@prairieandmain.example';

/**
 * Of the leads that a demo imported, links two spouses as one household, and merges two that are
 * one person, by the operations that people use. For once: both can be undone.
 */
export async function addSamplePairs(services: Services): Promise<void> {
  const { db } = services;
  const author = await actAsMailbox(db, AUTHOR);
  const idOf = async (name: string) => (await findSampleLead(db, name))?.id;
  const [marta, karel, dan, daniel] = [
    await idOf('marta.svoboda@contacts.example'),
    await idOf('karel.svoboda@contacts.example'),
    await idOf('dan.whitaker@contacts.example'),
    await idOf('d.whitaker@whitakerhvac.example'),
  ];
  if (!author || !marta || !karel || !dan || !daniel) return;
  const entries = await readEntries(db);
  const relationshipId = entries.find('relationships', 'Spouse');
  await atomically(db, async (tx) => {
    const spouse = relationshipId ? { relationshipId } : {};
    await linkHousehold(tx, author, { id: marta, leadId: karel, ...spouse });
    await mergeLeads(services, tx, author, { survivorId: dan, mergedId: daniel, take: [] });
  });
}
