import { CONSENT_SCAN, consentEndpoints } from '@homestead/contract/leads';
import { localDate } from '@homestead/contract/platform';
import { Input } from '@mantine/core';
import { useState } from 'react';
import { personApi } from '#accounts';
import { RecordDrawer } from '#desk';
import { uploadFile } from '#platform';
import type { LeadDrawerProps } from '../inquiries/lead-drawer.ts';
import { consentMessages } from '../messages/consents.ts';
import { consents } from './consent-client.ts';

const TYPES = 'application/pdf,image/jpeg,image/png,image/webp';

const choices = (labels: Record<string, () => string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label: label() }));

/** The form with which staff write down what a lead told them. */
export function RecordConsentDrawer({ leadId, name, onClose, onDone }: LeadDrawerProps) {
  const [scan, setScan] = useState<File | null>(null);
  const [blank] = useState(() => ({
    ...{ what: 'texts', said: 'agreed', how: 'call', wording: '' },
    givenOn: localDate(new Date()),
  }));
  return (
    <RecordDrawer
      isOpen
      onClose={onClose}
      title={consentMessages.recordTitle({ name })}
      intro={consentMessages.recordIntro()}
      schema={consentEndpoints.recordLeadConsent}
      sections={[
        {
          fields: [
            {
              name: 'what',
              kind: 'choice',
              choices: choices({
                texts: consentMessages.texts,
                'marketing-emails': consentMessages.marketingEmails,
              }),
            },
            {
              name: 'said',
              kind: 'choice',
              choices: choices({
                agreed: consentMessages.saidAgreed,
                withdrew: consentMessages.saidWithdrew,
              }),
            },
            {
              name: 'how',
              kind: 'choice',
              choices: choices({
                call: consentMessages.howCall,
                meeting: consentMessages.howMeeting,
                paper: consentMessages.howPaper,
                email: consentMessages.howEmail,
              }),
            },
            { name: 'givenOn', kind: 'date' },
            { name: 'wording', kind: 'lines', hint: consentMessages.wordingHint() },
          ],
        },
      ]}
      record={blank}
      isNew
      submitLabel={consentMessages.record()}
      save={async (fields, key) => {
        const told = fields as Omit<Parameters<typeof consents.recordLeadConsent>[0], 'id'>;
        const file = scan && (await uploadFile(scan, { api: personApi, purpose: CONSENT_SCAN }));
        await consents.recordLeadConsent({ ...told, id: leadId, ...(file && { file }) }, key);
        return consentMessages.recorded({ name });
      }}
      said={(done) => done}
      onSaved={onDone}
      below={
        <Input.Wrapper
          mt="md"
          id="consent-scan"
          label={consentMessages.scanLabel()}
          description={consentMessages.scanHint()}
        >
          <input
            id="consent-scan"
            type="file"
            accept={TYPES}
            onChange={({ currentTarget }) => setScan(currentTarget.files?.[0] ?? null)}
          />
        </Input.Wrapper>
      }
    />
  );
}
