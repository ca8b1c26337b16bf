import { BULK_MESSAGES_MAX, BULK_WAIT_SECONDS, type BulkInput } from '@homestead/contract/leads';
import { mergeFieldNames, mergeFields, mergeText } from '@homestead/contract/messaging';
import { canSendTexts, refuseMessaging, requireMerged, selectConsents } from '#messaging';
import {
  type Caller,
  findStopped,
  personZones,
  type Queryable,
  quietUntil,
  refuse,
  type Services,
} from '#platform';
import { sendLetter } from '../emails/send-lead-email.ts';
import { mergeValuesOf } from '../inquiries/fill-in.ts';
import { selectClientStates } from '../inquiries/lead-person-store.ts';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { mayWorkLeads } from '../inquiries/may-work-leads.ts';
import { requireFairWords } from '../inquiries/require-fair-words.ts';
import { textLead } from '../inquiries/send-lead-text.ts';
import { fieldMessages } from '../messages/fields.ts';
import { type BulkRules, type OpenBulk, refused, type Verdict } from './bulk-rules.ts';

type MessageInput = Extract<BulkInput, { kind: 'email' | 'text' }>;

const examples = Object.fromEntries(
  mergeFieldNames.map((name) => [name, mergeFields[name].example]),
);

/**
 * Emails or texts many leads, each in the caller's name. Bulk messages count as marketing: without
 * that consent on record, nobody gets one.
 */
export const messageKind: BulkRules<MessageInput> = {
  waitSeconds: BULK_WAIT_SECONDS,
  most: BULK_MESSAGES_MAX,
  requireMay(caller) {
    if (!mayWorkLeads(caller)) refuse('not-permitted');
  },
  async requireUsable(services, _db, input) {
    if (input.kind === 'text' && !canSendTexts(services.settings)) {
      refuseMessaging('texts-not-configured');
    }
    const { subject, content } = lettersIn(input);
    requireMerged([
      { ...subjectField(), merged: mergeText(subject, examples) },
      { ...contentField(), merged: mergeText(content, examples) },
    ]);
    await requireFairWords(services, `${subject}\n${content}`, input.fairHousingReason);
  },
  wantedOf: () => null,
  async open(services, db, { actor, input, leads }) {
    const { caller } = actor;
    const why = await barriers(db, input, leads);
    const isQuiet = await nights(db, leads);
    const merge = await letterOf(services, db, { caller, input, leads });
    const letter = { ...lettersIn(input), fairHousingReason: input.fairHousingReason };
    const render: OpenBulk['render'] = (lead) => {
      const { subject, content } = merge(lead);
      return { subject: subject.text, content: content.text };
    };
    return {
      render,
      judge(lead) {
        const reason = why(lead);
        if (reason) return refused(reason);
        const { subject, content } = merge(lead);
        const isWhole = subject.missing.length + content.missing.length === 0;
        if (!isWhole) return refused('merge-fields-refused');
        const verdict: Verdict = { state: 'done', reason: isQuiet(lead) ? 'quiet-hours' : null };
        return verdict;
      },
      async change(tx, lead) {
        const about = { caller, lead };
        if (input.kind === 'email') {
          await sendLetter(services, tx, about, letter, { isBulk: true });
        } else await textLead(services, tx, about, letter, { isBulk: true });
        return {};
      },
      takeBack: async () => 'message-sent',
    };
  },
};

const lettersIn = (input: MessageInput) => ({
  subject: input.kind === 'email' ? input.subject : '',
  content: input.content,
});

const subjectField = () => ({ field: 'action.subject', label: fieldMessages.subject() });
const contentField = () => ({ field: 'action.content', label: fieldMessages.message() });

/** Why each lead can't get the message at all; null where it can. */
async function barriers(
  db: Queryable,
  { kind }: MessageInput,
  leads: readonly LeadRow[],
): Promise<(lead: LeadRow) => string | null> {
  const isEmail = kind === 'email';
  const addressOf = ({ email, phone }: LeadRow) => (isEmail ? email : phone);
  const addresses = [...new Set(leads.flatMap((lead) => addressOf(lead) ?? []))];
  const key = { channel: isEmail ? 'email' : 'sms', kind: 'marketing' } as const;
  const consents = await selectConsents(db, key, addresses);
  const stopped = isEmail ? await findStopped(db, addresses) : new Map<string, string>();
  return (lead) => {
    const address = addressOf(lead);
    if (address === null) return isEmail ? 'lead-without-email' : 'lead-without-phone';
    if (stopped.has(address)) return 'mailbox-stopped';
    const granted = consents.get(address);
    if (granted) return null;
    if (granted === undefined) return `${isEmail ? 'email' : 'bulk-text'}-consent-missing`;
    return `${isEmail ? 'email' : 'text'}-consent-withdrawn`;
  };
}

/** Whether it is night where each lead may be. */
async function nights(
  db: Queryable,
  leads: readonly LeadRow[],
): Promise<(lead: LeadRow) => boolean> {
  const people = [...new Set(leads.flatMap(({ person_id }) => person_id ?? []))];
  const states = await selectClientStates(db, people);
  const now = new Date();
  return ({ person_id }) => {
    const state = person_id === null ? null : (states.get(person_id) ?? null);
    return quietUntil(now, personZones({ state })) !== null;
  };
}

/** The message as each lead would get it. */
async function letterOf(
  services: Services,
  db: Queryable,
  { caller, input, leads }: { caller: Caller; input: MessageInput; leads: readonly LeadRow[] },
) {
  const valuesOf = await mergeValuesOf(services, db, caller, leads);
  const { subject, content } = lettersIn(input);
  return (lead: LeadRow) => {
    const values = valuesOf(lead);
    return { subject: mergeText(subject, values), content: mergeText(content, values) };
  };
}
