import { inquiryEndpoints } from '@homestead/contract/leads';
import { Text } from '@mantine/core';
import { type FormKey, useAnswer } from '#desk';
import { instantText } from '#platform';
import { LeadConsent } from '../consents/lead-consent.tsx';
import { textMessages } from '../messages/texts.ts';
import { fairHousingReason } from '../templates/fair-housing-reason.ts';
import { useTemplateStarter } from '../templates/use-template-starter.ts';
import { inquiries } from './inquiry-client.ts';
import { textLengthHint } from './text-length-hint.ts';

const blank = { content: '' };

interface TextedLead {
  leadId: string;
  name: string;
}

/** Whether a lead may be texted, and the form of a text. */
export function useLeadTextForm({ leadId, name }: TextedLead) {
  const { answer, problem, again } = useAnswer(leadId, (signal) =>
    inquiries.getLeadTextConsent({ id: leadId }, { signal }),
  );
  const starter = useTemplateStarter('sms', leadId);
  const form = {
    schema: inquiryEndpoints.sendLeadText,
    sections: [
      {
        fields: [
          { name: 'content', kind: 'lines' as const, hint: textLengthHint },
          fairHousingReason,
        ],
      },
    ],
    starter,
    record: blank,
    isNew: true,
    submitLabel: textMessages.send(),
    save: async (fields: Record<string, unknown>, key: FormKey) => {
      const written = fields as { content: string };
      const { data } = await inquiries.sendLeadText({ ...written, leadid: leadId }, key);
      return data.scheduledAt === null
        ? textMessages.sent({ name })
        : textMessages.scheduled({ name, at: instantText(data.scheduledAt) });
    },
    said: (done: string) => done,
  };
  return { consent: answer?.data ?? null, problem, again, form };
}

export type TextConsent = Awaited<ReturnType<typeof inquiries.getLeadTextConsent>>['data'];

/** Why a lead can't be texted, and how to record that they agreed. */
export function NoTextConsent({
  consent,
  onRecorded,
  ...lead
}: TextedLead & { consent: TextConsent; onRecorded: () => void }) {
  return (
    <div className="grid gap-4">
      <Text>{reasonOf(consent)}</Text>
      {consent.state !== 'not-configured' && <LeadConsent {...lead} onRecorded={onRecorded} />}
    </div>
  );
}

/** Since when, and by which words, a lead agreed to texts. */
export function TextConsentNote({ since, wording }: TextConsent) {
  const at = since ? instantText(since) : '';
  return (
    <Text size="sm" c="dimmed" mt="md">
      {wording ? textMessages.granted({ at, wording }) : textMessages.grantedByText({ at })}
    </Text>
  );
}

function reasonOf({ state, since }: TextConsent): string {
  if (state === 'withdrawn') {
    return textMessages.withdrawn({ at: since ? instantText(since) : '' });
  }
  if (state === 'no-phone') return textMessages.noPhone();
  return state === 'not-configured' ? textMessages.notConfigured() : textMessages.missing();
}
