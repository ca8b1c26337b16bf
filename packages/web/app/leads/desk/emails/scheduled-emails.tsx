import {
  leadEmailEndpoints,
  leadsChanged,
  type WireScheduledEmail,
} from '@homestead/contract/leads';
import { localClock, localDate } from '@homestead/contract/platform';
import { Button, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useState } from 'react';
import { DeskPanel, ProblemNote, RecordDrawer, sayProblem, showToast, useAnswer } from '#desk';
import { instantText, useLive } from '#platform';
import { leadEmailMessages } from '../messages/emails.ts';
import { fairHousingReason } from '../templates/fair-housing-reason.ts';
import { leadEmails } from './lead-email-client.ts';
import { homesField, peopleFields, sendAtField, settingFields } from './lead-email-form.ts';
import { type EmailOptions, readEmailOptions } from './read-email-options.ts';

/** The emails to a lead that wait for their time; nothing where none do. */
export function ScheduledEmails({ leadId }: { leadId: string }) {
  const { answer, problem, again } = useAnswer(leadId, (signal) =>
    leadEmails.listScheduledEmails({ id: leadId }, { signal }),
  );
  useLive(leadsChanged, (changed) => {
    if (!changed || changed.leadId === leadId) again();
  });
  if (problem) return <ProblemNote problem={problem} onRetry={again} />;
  if (!answer || answer.data.length === 0) return null;
  return (
    <DeskPanel title={leadEmailMessages.later()}>
      <ul className="grid gap-3 no-margin no-pad">
        {answer.data.map((email) => (
          <li key={email.id} className="grid gap-1">
            <Scheduled email={email} onDone={again} />
          </li>
        ))}
      </ul>
    </DeskPanel>
  );
}

function Scheduled({ email, onDone }: { email: WireScheduledEmail; onDone: () => void }) {
  const { id, version, content, sendAt, writtenBy, failure, abilities, leadId } = email;
  // A text has no subject.
  const subject = email.subject || content.slice(0, 80);
  const [options, setOptions] = useState<EmailOptions | null>(null);
  const edit = async () => {
    try {
      setOptions(await readEmailOptions(leadId));
    } catch (error) {
      sayProblem(error);
    }
  };
  const cancel = async () => {
    try {
      await leadEmails.cancelScheduledEmail({ id, version });
      showToast(leadEmailMessages.canceled());
    } catch (error) {
      sayProblem(error);
    }
    onDone();
  };
  const ask = () =>
    modals.openConfirmModal({
      title: leadEmailMessages.cancelTitle(),
      children: leadEmailMessages.cancelText({ subject }),
      labels: { confirm: leadEmailMessages.cancel(), cancel: leadEmailMessages.keep() },
      onConfirm: () => void cancel(),
    });
  return (
    <>
      <span className="semibold">{subject}</span>
      <Text size="sm" c={failure ? 'bad' : 'dimmed'}>
        {failure
          ? leadEmailMessages.notSent({ why: failure })
          : leadEmailMessages.sendsAt({ at: instantText(sendAt) })}{' '}
        {leadEmailMessages.by({ name: writtenBy })}
      </Text>
      <div className="row wrap gap-2">
        {abilities.includes('edit') && (
          <Button variant="default" size="compact-sm" onClick={() => void edit()}>
            {leadEmailMessages.edit()}
          </Button>
        )}
        {abilities.includes('cancel') && (
          <Button variant="subtle" size="compact-sm" onClick={ask}>
            {leadEmailMessages.cancel()}
          </Button>
        )}
      </div>
      {options && (
        <EditDrawer
          email={email}
          options={options}
          onClose={() => setOptions(null)}
          onDone={onDone}
        />
      )}
    </>
  );
}

function EditDrawer(given: {
  email: WireScheduledEmail;
  options: EmailOptions;
  onClose: () => void;
  onDone: () => void;
}) {
  const { email, options, onClose, onDone } = given;
  const { id, version, sendAt } = email;
  const at = new Date(sendAt);
  const [record] = useState(() => ({
    ...email,
    sendAt: `${localDate(at)}T${localClock(at)}`,
    from: email.from ?? options.from[0],
  }));
  return (
    <RecordDrawer
      isOpen
      onClose={onClose}
      title={leadEmailMessages.editTitle()}
      schema={leadEmailEndpoints.updateScheduledEmail}
      sections={[
        {
          fields: [
            ...peopleFields(email.leadId, options),
            { name: 'subject', isWide: true as const },
            { name: 'content', kind: 'lines' as const },
            fairHousingReason,
            ...[homesField(), sendAtField(), ...settingFields(options)],
          ],
        },
      ]}
      record={record}
      save={(changes) => leadEmails.updateScheduledEmail({ ...changes, id, version })}
      said={() => leadEmailMessages.saved()}
      onSaved={onDone}
    />
  );
}
