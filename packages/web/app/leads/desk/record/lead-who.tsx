import type { WireLeadRecord } from '@homestead/contract/leads';
import type { WireNamedPerson } from '@homestead/contract/platform';
import { phoneLink, phoneText } from '@homestead/contract/platform';
import { Avatar, Button } from '@mantine/core';
import { IconMail, IconMessage, IconPhone } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { Ago } from '#desk';
import { UNKNOWN } from '#platform';
import { DuplicateNote } from '../duplicates/duplicate-note.tsx';
import { leadDetailMessages } from '../messages/lead-details.ts';
import { leadRecordMessages } from '../messages/lead-record.ts';
import { LeadContacts } from './lead-contacts.tsx';
import { type LeadFieldProps, LeadFieldRow } from './lead-field.tsx';
import type { LeadField } from './lead-fields.ts';
import styles from './lead-page.module.css';

const LeadMerges = lazy(() => import('../duplicates/lead-merges.tsx'));

const pipeline: LeadField[] = [
  'stageId',
  'agentId',
  'contactStatusLevelId',
  'engagementLevelId',
  'responseLevelId',
  'leadRole',
];
const worked: LeadField[] = ['lastConnectedAgentOn', 'lastWorkedOn', 'closingBagOptionId'];
const source: LeadField[] = ['sourceId', 'subSourceId', 'subSourceAgentId', 'referralId'];
const financing: LeadField[] = [
  'lenderId',
  'lenderStatusId',
  'lastConnectedLenderOn',
  'lastWorkedLenderOn',
  'lenderNotes',
];

/** Who a lead is: how to reach them, where they are with us, and who belongs to them. */
export function LeadWho({
  start,
  onHousehold,
  ...given
}: Omit<LeadFieldProps, 'field'> & { start: StartAction; onHousehold: () => void }) {
  const { lead } = given;
  const { details } = lead;
  const rows = (fields: readonly LeadField[]) =>
    fields.map((field) => <LeadFieldRow key={field} {...given} field={field} />);
  return (
    <>
      <ReachButtons lead={lead} start={start} />
      {details.duplicates.map((duplicate) => (
        <DuplicateNote key={duplicate.leadId} of={lead.id} {...duplicate} />
      ))}
      <Suspense>
        <LeadMerges lead={lead} />
      </Suspense>
      <Group title={leadRecordMessages.pipeline()}>
        {rows(pipeline)}
        {!details.hiddenColumns.includes('lastContactedAt') && (
          <Fixed label={leadRecordMessages.lastContacted()}>
            {lead.lastContacted ? <Ago at={lead.lastContacted} /> : leadRecordMessages.never()}
          </Fixed>
        )}
        {rows(worked)}
        {lead.createdOn && (
          <Fixed label={leadRecordMessages.createdOn()}>
            <Ago at={lead.createdOn} />
          </Fixed>
        )}
      </Group>
      {lead.concierge && (
        <section className={styles.group}>
          <h2>{leadRecordMessages.concierge()}</h2>
          <PersonLine {...lead.concierge} />
        </section>
      )}
      <Group title={leadRecordMessages.notes()}>{rows(['notes'])}</Group>
      <Group title={leadRecordMessages.source()}>{rows(source)}</Group>
      <Group title={leadRecordMessages.financing()}>{rows(financing)}</Group>
      <LeadContacts {...given} onOpenDetails={() => start('details')} onHousehold={onHousehold} />
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

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      <dl>{children}</dl>
    </section>
  );
}

function Fixed({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className={styles.fixed}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function PersonLine({ photo, firstName, lastName }: WireNamedPerson) {
  const name = `${firstName} ${lastName}`.trim();
  return (
    <p className="row gap-3 no-margin">
      <Avatar src={photo} name={name} alt="" color="spruce" variant="light" size={36} aria-hidden />
      {name}
    </p>
  );
}
