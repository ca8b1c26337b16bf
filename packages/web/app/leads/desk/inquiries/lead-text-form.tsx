import { inquiryEndpoints } from '@homestead/contract/leads';
import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { type FormKey, useAnswer } from '#desk';
import { instantText } from '#platform';
import { LeadConsent } from '../consents/lead-consent.tsx';
import { keyOf, type SentOff, saySentOff, takeBack, useUndone } from '../emails/held-message.ts';
import { textMessages } from '../messages/texts.ts';
import { fairHousingReason } from '../templates/fair-housing-reason.ts';
import { useTemplateStarter } from '../templates/use-template-starter.ts';
import { inquiries } from './inquiry-client.ts';
import { textLengthHint } from './text-length-hint.ts';

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
  const key = keyOf('text', leadId);
  const turn = useUndone(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form begins once, and when undone
  const record = useMemo(() => ({ content: '', ...takeBack(key) }), [turn]);
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
    record,
    isNew: true,
    submitLabel: textMessages.send(),
    save: async (fields: Record<string, unknown>, sendKey: FormKey): Promise<SentOff> => {
      const written = fields as { content: string };
      const { data } = await inquiries.sendLeadText(
        { ...written, leadid: leadId, isUndoable: true },
        sendKey,
      );
      const done =
        data.scheduledAt === null
          ? textMessages.sent({ name })
          : textMessages.scheduled({ name, at: instantText(data.scheduledAt) });
      return { done, held: data.held, key, typed: fields };
    },
    said: saySentOff,
  };
  return { consent: answer?.data ?? null, problem, again, form, turn };
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
