import type { WirePerson } from '@homestead/contract/accounts';
import { phoneText } from '@homestead/contract/platform';
import { Group, Text } from '@mantine/core';
import { ActionButtons, Ago, ContactButtons, FactList } from '#desk';
import { instantDateText, UNKNOWN } from '#platform';
import { peopleMessages } from '../../messages/people.ts';
import { personActions } from './person-actions.tsx';
import { LicenseBadge, PersonAvatar, StatusBadge } from './person-badges.tsx';

interface PersonPeekProps {
  person: WirePerson;
  onDone: () => void;
}

/** A person beside the list: who they are, how to reach them, and what can be done. */
export function PersonPeek({ person, onDone }: PersonPeekProps) {
  const { first_name, last_name, role, status, email, phone, concierge } = person;
  const name = `${first_name} ${last_name}`;
  return (
    <div className="grid gap-4">
      <Group wrap="nowrap">
        <PersonAvatar photo={person.photo} firstName={first_name} lastName={last_name} size={56} />
        <div>
          <h2 className="text-22">{name}</h2>
          <Group gap="4px 12px">
            <Text c="dimmed">{role.rolename}</Text>
            {status !== 'active' && <StatusBadge status={status} />}
            <LicenseBadge expiresOn={person.license_expires_on} what="license" />
            <LicenseBadge expiresOn={person.eo_expires_on} what="insurance" />
          </Group>
        </div>
      </Group>
      <Group gap="xs">
        <ContactButtons name={name} phone={phone} email={email} />
        <ActionButtons record={person} name={name} actions={personActions} onDone={onDone} />
      </Group>
      <FactList
        facts={[
          { label: peopleMessages.phone(), value: phone ? phoneText(phone) : UNKNOWN },
          { label: peopleMessages.email(), value: email ?? UNKNOWN },
          {
            label: peopleMessages.lastSeen(),
            value: person.last_seen ? <Ago at={person.last_seen} /> : peopleMessages.never(),
          },
          { label: peopleMessages.license(), value: person.license_number ?? UNKNOWN },
          { label: peopleMessages.company(), value: person.company ?? UNKNOWN },
          { label: peopleMessages.city(), value: person.city ?? UNKNOWN },
          ...(concierge
            ? [
                {
                  label: peopleMessages.concierge(),
                  value: `${concierge.firstName} ${concierge.lastName}`,
                },
              ]
            : []),
          { label: peopleMessages.joined(), value: instantDateText(person.created) },
        ]}
      />
    </div>
  );
}
