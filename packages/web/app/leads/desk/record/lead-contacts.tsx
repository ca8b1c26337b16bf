import { Button } from '@mantine/core';
import { HouseholdMembers } from '../household/household-members.tsx';
import { leadRecordMessages } from '../messages/lead-record.ts';
import { type LeadFieldProps, LeadFieldRow } from './lead-field.tsx';
import type { LeadField } from './lead-fields.ts';
import styles from './lead-page.module.css';

const contact: LeadField[] = [
  'firstName',
  'lastName',
  'phone',
  'email',
  'relationshipId',
  'dateOfBirth',
  'tShirtSizeId',
];
const address: LeadField[] = ['streetOne', 'streetTwo', 'city', 'state', 'zip', 'country'];

/** The people of a lead: the person with their address, and the household. */
export function LeadContacts({
  onOpenDetails,
  onHousehold,
  ...given
}: Omit<LeadFieldProps, 'field'> & { onOpenDetails: () => void; onHousehold: () => void }) {
  const { lead } = given;
  const rows = (fields: readonly LeadField[]) =>
    fields.map((field) => <LeadFieldRow key={field} {...given} field={field} />);
  const seesHousehold = !lead.details.hiddenColumns.includes('secondaryFirstName');
  return (
    <>
      <section className={styles.group}>
        <h2>{leadRecordMessages.contact()}</h2>
        <dl>{rows(contact)}</dl>
      </section>
      {!lead.details.hiddenColumns.includes('city') && (
        <section className={styles.group}>
          <h2>{leadRecordMessages.address()}</h2>
          <dl>{rows(address)}</dl>
        </section>
      )}
      {seesHousehold && (
        <>
          <HouseholdMembers lead={lead} onDone={onHousehold} />
          {lead.abilities.includes('edit') && (
            <Button variant="subtle" size="compact-sm" mt="xs" onClick={onOpenDetails}>
              {leadRecordMessages.moreFields()}
            </Button>
          )}
        </>
      )}
    </>
  );
}
