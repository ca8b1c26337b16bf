import type { WireContact } from '@homestead/contract/leads';
import { NOBODY, phoneLink, phoneText } from '@homestead/contract/platform';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { dateText, UNKNOWN } from '#platform';
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
  ...given
}: Omit<LeadFieldProps, 'field'> & { onOpenDetails: () => void }) {
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
        <section className={styles.group}>
          <h2>{leadRecordMessages.household()}</h2>
          {lead.secondaryLeadContacts.length === 0 ? (
            <p className="quiet no-margin">{leadRecordMessages.noHousehold()}</p>
          ) : (
            <ul className="grid gap-3 no-pad">
              {lead.secondaryLeadContacts.map((one) => (
                <HouseholdMember key={`${one.id} ${one.firstName}`} {...one} />
              ))}
            </ul>
          )}
          {lead.abilities.includes('edit') && (
            <Button variant="subtle" size="compact-sm" mt="xs" onClick={onOpenDetails}>
              {leadRecordMessages.moreFields()}
            </Button>
          )}
        </section>
      )}
    </>
  );
}

function HouseholdMember({ id, firstName, lastName, phone, email, ...one }: WireContact) {
  const name = `${firstName ?? ''} ${lastName ?? ''}`.trim() || UNKNOWN;
  const about = [one.relationship, one.dateOfBirth && dateText(one.dateOfBirth), one.tShirtSize];
  return (
    <li className={styles.member}>
      {id === NOBODY ? <b>{name}</b> : <Link to={`/leads/${id}`}>{name}</Link>}
      <span className="quiet">{about.filter(Boolean).join(' · ')}</span>
      {phone && <a href={`tel:${phoneLink(phone)}`}>{phoneText(phone)}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </li>
  );
}
