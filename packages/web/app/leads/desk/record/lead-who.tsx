import type { WireLeadRecord } from '@homestead/contract/leads';
import { phoneLink, phoneText } from '@homestead/contract/platform';
import { Button } from '@mantine/core';
import { IconMail, IconMessage, IconMessages, IconPhone } from '@tabler/icons-react';
import { Ago } from '#desk';
import { UNKNOWN } from '#platform';
import { DuplicateNote } from '../duplicates/duplicate-note.tsx';
import { inquiryMessages } from '../messages/inquiries.ts';
import { leadDetailMessages } from '../messages/lead-details.ts';
import { leadRecordMessages } from '../messages/lead-record.ts';
import type { LeadFieldProps } from './lead-field.tsx';
import type { LeadField } from './lead-fields.ts';
import { FieldGroup, FixedFact } from './lead-group.tsx';
import styles from './lead-page.module.css';
import { LeadTags } from './lead-tags.tsx';

const pipeline: readonly LeadField[] = ['stageId', 'agentId', 'contactStatusLevelId', 'leadRole'];

interface LeadWhoProps extends Omit<LeadFieldProps, 'field'> {
  start: StartAction;
  onDone: () => Promise<void> | void;
}

/** Who a lead is: how to reach them, and where they are with us. */
export function LeadWho({ start, onDone, ...given }: LeadWhoProps) {
  const { lead } = given;
  const { details } = lead;
  return (
    <>
      <ReachButtons lead={lead} start={start} />
      {lead.abilities.includes('messages') && (
        <Button
          variant="subtle"
          leftSection={<IconMessages size={18} aria-hidden />}
          aria-label={inquiryMessages.messagesOf({ name: details.name })}
          onClick={() => start('messages')}
        >
          {inquiryMessages.messages()}
        </Button>
      )}
      {details.duplicates.map((duplicate) => (
        <DuplicateNote key={duplicate.leadId} of={lead.id} {...duplicate} />
      ))}
      <FieldGroup {...given} title={leadRecordMessages.pipeline()} names={pipeline}>
        <LeadTags lead={lead} onDone={onDone} />
        {!details.hiddenColumns.includes('lastContactedAt') && (
          <FixedFact label={leadRecordMessages.lastContacted()}>
            {lead.lastContacted ? <Ago at={lead.lastContacted} /> : leadDetailMessages.noContact()}
          </FixedFact>
        )}
      </FieldGroup>
    </>
  );
}

/** Starts one of the actions on the page's lead, by its name. */
export type StartAction = (name: string) => void;

/** Call, text and email: a link and two drawers. What isn't known or allowed isn't there. */
export function ReachButtons({ lead, start }: { lead: WireLeadRecord; start: StartAction }) {
  const { phone, email, name } = lead.details;
  return (
    <section className={styles.reach} aria-label={leadRecordMessages.reach({ name })}>
      {phone && (
        <Button
          component="a"
          href={`tel:${phoneLink(phone)}`}
          size="md"
          h={44}
          px="sm"
          leftSection={<IconPhone size={18} aria-hidden />}
          title={phoneText(phone)}
          aria-label={leadRecordMessages.callName({ name })}
        >
          {leadRecordMessages.call()}
        </Button>
      )}
      {lead.abilities.includes('text') && (
        <Button
          variant="default"
          size="md"
          h={44}
          px="sm"
          leftSection={<IconMessage size={18} aria-hidden />}
          aria-label={leadRecordMessages.textName({ name })}
          onClick={() => start('text')}
        >
          {leadRecordMessages.text()}
        </Button>
      )}
      {lead.abilities.includes('email') && (
        <Button
          variant="default"
          size="md"
          h={44}
          px="sm"
          leftSection={<IconMail size={18} aria-hidden />}
          title={email ?? undefined}
          aria-label={leadRecordMessages.emailName({ name })}
          onClick={() => start('email')}
        >
          {leadRecordMessages.email()}
        </Button>
      )}
      {!phone && !email && (
        <p className="quiet no-margin">
          {leadDetailMessages.phone()} {UNKNOWN}
        </p>
      )}
    </section>
  );
}
