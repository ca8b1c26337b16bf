import type { consentEndpoints } from '@homestead/contract/leads';
import { CONSENT_SCAN } from '@homestead/contract/leads';
import { type BodyOf, dateAfter, localDate } from '@homestead/contract/platform';
import {
  type ConsentKey,
  findLastWithdrawal,
  isStopped,
  recordConsent,
  refuseMessaging,
} from '#messaging';
import {
  type Caller,
  type DatabaseTransaction,
  dropUnsentMails,
  refuse,
  type Services,
} from '#platform';
import { lockLeadToChange } from '../details/require-lead.ts';
import { noteActivity } from '../inquiries/inquiry-store.ts';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { leaveLists } from '../mailing-lists/leave-lists.ts';
import { fieldMessages } from '../messages/fields.ts';
import { refuseLead } from '../refuse-lead.ts';

/** What was said longer ago proves nothing. */
const OLDEST_DAYS = 366 * 4;

type Body = BodyOf<typeof consentEndpoints.recordLeadConsent>;

/**
 * Adds to the ledger what a lead told staff. Someone who withdraws from marketing email is taken
 * off the mailing lists, too. Returns the entry's id. Refuses (lead-not-found, lead-merged),
 * (lead-without-phone), (lead-without-email), a day in the future or too long ago (bad-input),
 * consent after STOP (text-consent-withdrawn) and from before a withdrawal (consent-superseded),
 * and a file that isn't the caller's scan (file-not-found).
 */
export async function recordLeadConsent(
  services: Pick<Services, 'files'>,
  tx: DatabaseTransaction,
  caller: Caller,
  { leadId, ...body }: Body & { leadId: string },
): Promise<string> {
  const lead = await lockLeadToChange(tx, caller, leadId);
  requireDay(body.givenOn);
  const keys = keysOf(lead, body);
  if (body.said === 'agreed') for (const key of keys) await requireUsable(tx, key, body.givenOn);
  if (body.file) {
    await services.files.requireOwn(tx, body.file, { purpose: CONSENT_SCAN, caller });
  }
  let id = '';
  for (const key of keys) {
    id = await recordConsent(tx, {
      ...{ ...key, isGranted: body.said === 'agreed', source: 'staff', wording: body.wording },
      ...{ recordedBy: caller.personId, about: { kind: 'lead', id: lead.id } },
      told: { how: body.how, givenOn: body.givenOn, fileKey: body.file ?? null },
    });
  }
  if (body.what === 'marketing-emails' && body.said === 'withdrew' && lead.email !== null) {
    await leaveLists(tx, lead.email);
    await dropUnsentMails(tx, { topic: lead.id });
  }
  const { what, said, how } = body;
  const facts = { what, said, how };
  await noteActivity(tx, { leadId: lead.id, kind: 'consent', doneBy: caller.personId, facts });
  return id;
}

/**
 * Someone who withdraws from texts gets none of any kind; someone who agrees gets those that answer
 * and inform.
 */
function keysOf({ phone, email }: LeadRow, { what, said }: Body): ConsentKey[] {
  if (what === 'marketing-emails') {
    if (email === null) return refuseLead('lead-without-email');
    return [{ channel: 'email', address: email, kind: 'marketing' }];
  }
  if (phone === null) return refuseLead('lead-without-phone');
  const texts = { channel: 'sms', address: phone } as const;
  const answers = { ...texts, kind: 'transactional' } as const;
  return said === 'agreed' ? [answers] : [answers, { ...texts, kind: 'marketing' }];
}

async function requireUsable(
  tx: DatabaseTransaction,
  key: ConsentKey,
  givenOn: string,
): Promise<void> {
  if (key.channel === 'sms' && (await isStopped(tx, key)))
    refuseMessaging('text-consent-withdrawn');
  const withdrawnAt = await findLastWithdrawal(tx, key);
  if (withdrawnAt && givenOn < localDate(withdrawnAt)) refuseLead('consent-superseded');
}

function requireDay(givenOn: string): void {
  const today = localDate(new Date());
  if (givenOn <= today && givenOn > dateAfter(today, -OLDEST_DAYS)) return;
  const message = fieldMessages.consentDay();
  const field = { field: 'givenOn', label: fieldMessages.consentWhen(), message };
  refuse('bad-input', { fields: [field], message });
}
