import { localDate } from '@homestead/contract/platform';
import { actAs } from '#accounts';
import { estimateHome } from '#listings';
import { recordConsent } from '#messaging';
import { type Actor, atomically, type Database, type Services } from '#platform';
import { lockAnyLead } from '../inquiries/lead-store.ts';
import { sampleMessages } from '../messages/samples.ts';
import { updateHomeSearchSetup, updateValueUpdates } from '../record/set-up-lead.ts';
import { findSampleLead } from '../tasks/sample-task-store.ts';
import { selectSampleAddresses } from './sample-set-up-store.ts';
import { sendValueUpdates } from './send-value-updates.ts';

const OWNER = 'linda.novak@homes.example';
const BUYER = 'mei.tanaka@homes.example';

/**
 * Sets up what staff of the demo set up for their leads, by the operations that they use, once
 * there are homes: a saved search in a client's account, and value updates for one who agreed to
 * marketing emails, with the first one. Returns whether there is nothing left to do.
 */
export async function addSampleSetUps(services: Services): Promise<boolean> {
  await setUpSearch(services);
  if (!(await setUpValueUpdates(services.db))) return false;
  await sendValueUpdates(services, new AbortController().signal);
  return true;
}

/** The lead as its agent has it; null for one that isn't there. */
async function findLead(
  db: Database,
  email: string,
): Promise<{ leadId: string; agent: Actor } | null> {
  const found = await findSampleLead(db, email);
  const agent = found && (await actAs(db, found.agentId));
  return agent ? { leadId: found.id, agent } : null;
}

async function setUpSearch(services: Services): Promise<void> {
  const { db } = services;
  const found = await findLead(db, BUYER);
  if (!found) return;
  await atomically(db, async (tx) => {
    const lead = await lockAnyLead(tx, found.leadId);
    if (!lead?.person_id || lead.search_setup) return;
    await updateHomeSearchSetup(services, tx, found.agent, lead.id, {
      ...{ id: lead.id, version: lead.version, isSetUp: true },
      note: 'Two bathrooms are a must. Add Elkhorn if her parents like it on Saturday.',
      search: {
        ...{ name: 'Omaha, three bedrooms up to $450,000', frequency: 'daily' },
        filter: { city: ['Omaha'], pricemax: 450_000, number_of_beds: 3, number_of_baths: 2 },
      },
    });
  });
}

async function setUpValueUpdates(db: Database): Promise<boolean> {
  const found = await findLead(db, OWNER);
  if (!found) return true;
  const known = await atomically(db, (tx) => lockAnyLead(tx, found.leadId));
  if (!known || known.value_updates || known.value_updates_address) return true;
  const address = await findAddressWithValue(db);
  if (!address) return false;
  await atomically(db, async (tx) => {
    await recordConsent(tx, {
      ...{ channel: 'email', address: OWNER, kind: 'marketing', isGranted: true, source: 'form' },
      ...{ wording: sampleMessages.agreesToEmails(), page: '/sell/home-value' },
    });
    const lead = await lockAnyLead(tx, found.leadId);
    if (!lead) return;
    const given = { id: lead.id, version: lead.version, isOn: true, address };
    await updateValueUpdates(tx, found.agent, lead.id, given);
  });
  return true;
}

/** The first home in Omaha that can be compared with enough sales. */
async function findAddressWithValue(db: Database): Promise<string | null> {
  const today = localDate(new Date());
  for (const address of await selectSampleAddresses(db, 'Omaha')) {
    if ((await estimateHome(db, address, today)).kind === 'estimate') return address;
  }
  return null;
}
