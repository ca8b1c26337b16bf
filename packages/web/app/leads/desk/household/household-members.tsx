import type { WireContact, WireLeadRecord } from '@homestead/contract/leads';
import { NOBODY, phoneLink, phoneText } from '@homestead/contract/platform';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { lazyPart, sayProblem, showUndoToast } from '#desk';
import { dateText, UNKNOWN } from '#platform';
import { householdMessages } from '../messages/household.ts';
import { leadRecordMessages } from '../messages/lead-record.ts';
import styles from '../record/lead-page.module.css';
import { useLookups } from '../record/use-lookups.ts';
import { households } from './household-client.ts';

const HouseholdDrawer = lazyPart(() => import('./household-drawer.tsx'));

/** The household of a lead: its members with links to their pages, to link and unlink. */
export function HouseholdMembers({ lead, onDone }: { lead: WireLeadRecord; onDone: () => void }) {
  const [isLinking, setLinking] = useState(false);
  const { details } = lead;
  const mayEdit =
    lead.abilities.includes('edit') && !details.fixedColumns.includes('secondaryFirstName');
  return (
    <section className={styles.group}>
      <h2>{leadRecordMessages.household()}</h2>
      {lead.secondaryLeadContacts.length === 0 ? (
        <p className="quiet no-margin">{leadRecordMessages.noHousehold()}</p>
      ) : (
        <ul className="grid gap-3 no-pad">
          {lead.secondaryLeadContacts.map((one) => (
            <Member
              key={`${one.id} ${one.firstName}`}
              of={lead.id}
              member={one}
              mayUnlink={mayEdit && one.id !== NOBODY}
              onDone={onDone}
            />
          ))}
        </ul>
      )}
      {mayEdit && (
        <Button variant="subtle" size="compact-sm" mt="xs" onClick={() => setLinking(true)}>
          {householdMessages.linkLead()}
        </Button>
      )}
      {isLinking && (
        <Suspense>
          <HouseholdDrawer
            lead={{ id: lead.id, name: details.name }}
            onClose={() => setLinking(false)}
            onDone={onDone}
          />
        </Suspense>
      )}
    </section>
  );
}

interface MemberProps {
  of: string;
  member: WireContact;
  mayUnlink: boolean;
  onDone: () => void;
}

function Member({ of, member, mayUnlink, onDone }: MemberProps) {
  const { id, firstName, lastName, phone, email, relationship } = member;
  const lookups = useLookups();
  const name = `${firstName ?? ''} ${lastName ?? ''}`.trim() || UNKNOWN;
  const about = [relationship, member.dateOfBirth && dateText(member.dateOfBirth)];
  const linkAgain = async () => {
    const known = lookups?.relationships.find(({ display }) => display === relationship);
    await households.linkHousehold({ id: of, leadId: id, relationshipId: known?.id ?? null });
  };
  const unlink = async () => {
    try {
      await households.unlinkHousehold({ id: of, leadId: id });
      showUndoToast(householdMessages.unlinked({ name }), () => {
        linkAgain().catch(sayProblem).finally(onDone);
      });
    } catch (error) {
      sayProblem(error);
    }
    onDone();
  };
  return (
    <li className={styles.member}>
      {id === NOBODY ? <b>{name}</b> : <Link to={`/leads/${id}`}>{name}</Link>}
      <span className="quiet">{[...about, member.tShirtSize].filter(Boolean).join(' · ')}</span>
      {phone && <a href={`tel:${phoneLink(phone)}`}>{phoneText(phone)}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {mayUnlink && (
        <span>
          <Button
            variant="default"
            size="compact-sm"
            aria-label={householdMessages.unlinkName({ name })}
            onClick={() => void unlink()}
          >
            {householdMessages.unlink()}
          </Button>
        </span>
      )}
    </li>
  );
}
