import { localDate } from '@homestead/contract/platform';
import { estimateHome } from '#listings';
import { findConsentState } from '#messaging';
import {
  type DatabaseTransaction,
  inLanguage,
  personZones,
  type Services,
  workThroughRows,
} from '#platform';
import { noteActivity } from '../inquiries/inquiry-store.ts';
import { issueStopLink } from './stop-value-updates.ts';
import { valueUpdateEmail } from './value-update-email.ts';
import { findLeadToUpdate, insertValueUpdate, lockDueLeads } from './value-update-store.ts';

const JOB = 'leads.send-value-updates';

/** Defines the job of the monthly emails about what a lead's home is worth. */
export function defineValueUpdateJob(services: Services): void {
  services.jobs.define({
    name: JOB,
    recurs: true,
    run: async (_data, signal) => void (await sendValueUpdates(services, signal)),
  });
}

/**
 * Writes the value update of this month for each lead that wants one and has none yet, sent or not:
 * the row and the email are one commit, so nobody gets two. Without consent, a home that we know,
 * or enough sales, nothing is sent, and the row says why. Returns how many it wrote.
 */
export function sendValueUpdates(services: Services, signal: AbortSignal): Promise<number> {
  const today = localDate(new Date());
  const month = `${today.slice(0, 7)}-01`;
  return workThroughRows(
    services,
    {
      job: JOB,
      select: (tx, limit) => lockDueLeads(tx, { job: JOB, month, limit }),
      work: (tx, leadId) => writeOne(services, tx, { leadId, month, today }),
    },
    signal,
  );
}

async function writeOne(
  services: Services,
  tx: DatabaseTransaction,
  { leadId, month, today }: { leadId: string; month: string; today: string },
): Promise<void> {
  const lead = await findLeadToUpdate(tx, leadId);
  const { email, person_id: personId } = lead;
  const skip = (state: 'no-consent' | 'no-home' | 'few-sales') =>
    insertValueUpdate(tx, { lead_id: leadId, month, state, mid_cents: null, sales: null });
  if (email === null) return;
  const key = { channel: 'email', address: email, kind: 'marketing' } as const;
  if ((await findConsentState(tx, key)).state !== 'granted') return skip('no-consent');
  const address =
    lead.value_updates_address ??
    [lead.street_one, lead.city, lead.state, lead.zip].filter(Boolean).join(', ');
  const estimate = await estimateHome(tx, address, today);
  if (estimate.kind !== 'estimate') return skip(estimate.kind);
  const token = await issueStopLink(tx, { id: leadId, email });
  await services.mail.queue(tx, {
    ...inLanguage(lead.language, () =>
      valueUpdateEmail(services.settings, { estimate, firstName: lead.first_name, token }),
    ),
    to: email,
    quietZones: personZones({ state: lead.state }),
    notification: { personId, kind: 'value-update', topics: [leadId] },
  });
  const { midCents: mid_cents, sales, street } = estimate;
  await insertValueUpdate(tx, { lead_id: leadId, month, state: 'sent', mid_cents, sales });
  await noteActivity(tx, {
    leadId,
    kind: 'value-update-sent',
    facts: { mid: mid_cents, sales, street },
  });
}
