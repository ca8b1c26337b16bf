import { inquiryEndpoints } from '@homestead/contract/leads';
import { Drawer, Text } from '@mantine/core';
import { ProblemNote, RecordDrawer, TableSkeleton, useAnswer } from '#desk';
import { instantText } from '#platform';
import { LeadConsent } from '../consents/lead-consent.tsx';
import { textMessages } from '../messages/texts.ts';
import { fairHousingReason } from '../templates/fair-housing-reason.ts';
import { useTemplateStarter } from '../templates/use-template-starter.ts';
import { inquiries } from './inquiry-client.ts';
import type { LeadDrawerProps } from './lead-drawer.ts';
import { textLengthHint } from './text-length-hint.ts';

const blank = { content: '' };

/** A text to a lead who agreed to get them; otherwise why it isn't possible. */
export function LeadTextDrawer({ leadId, name, onClose, onDone }: LeadDrawerProps) {
  const { answer, problem, again } = useAnswer(leadId, (signal) =>
    inquiries.getLeadTextConsent({ id: leadId }, { signal }),
  );
  const starter = useTemplateStarter('sms', leadId);
  const consent = answer?.data;
  const title = textMessages.title({ name });
  if (consent?.state !== 'granted') {
    return (
      <Drawer opened onClose={onClose} position="right" size="lg" title={title}>
        {problem && <ProblemNote problem={problem} onRetry={again} />}
        {!consent && !problem && <TableSkeleton columns={1} />}
        {consent && (
          <div className="grid gap-4">
            <Text>{reasonOf(consent)}</Text>
            {consent.state !== 'not-configured' && (
              <LeadConsent leadId={leadId} name={name} onRecorded={again} />
            )}
          </div>
        )}
      </Drawer>
    );
  }
  const { since, wording } = consent;
  const at = since ? instantText(since) : '';
  return (
    <RecordDrawer
      isOpen
      onClose={onClose}
      title={title}
      intro={textMessages.intro()}
      schema={inquiryEndpoints.sendLeadText}
      sections={[
        { fields: [{ name: 'content', kind: 'lines', hint: textLengthHint }, fairHousingReason] },
      ]}
      starter={starter}
      record={blank}
      isNew
      submitLabel={textMessages.send()}
      save={async (fields, key) => {
        const written = fields as { content: string };
        const { data } = await inquiries.sendLeadText({ ...written, leadid: leadId }, key);
        return data.scheduledAt === null
          ? textMessages.sent({ name })
          : textMessages.scheduled({ name, at: instantText(data.scheduledAt) });
      }}
      said={(done) => done}
      onSaved={onDone}
      below={
        <Text size="sm" c="dimmed" mt="md">
          {wording ? textMessages.granted({ at, wording }) : textMessages.grantedByText({ at })}
        </Text>
      }
    />
  );
}

type Consent = Awaited<ReturnType<typeof inquiries.getLeadTextConsent>>['data'];

function reasonOf({ state, since }: Consent): string {
  if (state === 'withdrawn') {
    return textMessages.withdrawn({ at: since ? instantText(since) : '' });
  }
  if (state === 'no-phone') return textMessages.noPhone();
  return state === 'not-configured' ? textMessages.notConfigured() : textMessages.missing();
}
