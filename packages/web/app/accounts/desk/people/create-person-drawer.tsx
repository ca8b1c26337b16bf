import { peopleEndpoints } from '@homestead/contract/accounts';
import type { InputOf } from '@homestead/contract/platform';
import { useNavigate } from 'react-router';
import { RecordDrawer } from '#desk';
import { peopleMessages } from '../../messages/people.ts';
import { peopleClient, type WireRole } from '../clients.ts';
import { personSections } from './person-sections.ts';

const newPerson = { country: 'USA' };

interface CreatePersonDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  roles: readonly WireRole[];
  onCreated: () => void;
}

export function CreatePersonDrawer({ isOpen, onClose, roles, onCreated }: CreatePersonDrawerProps) {
  const navigate = useNavigate();
  return (
    <RecordDrawer
      isOpen={isOpen}
      onClose={onClose}
      title={peopleMessages.invite()}
      intro={peopleMessages.inviteIntro()}
      schema={peopleEndpoints.createPerson}
      sections={personSections([], roles)}
      record={newPerson}
      isNew
      save={(fields, key) =>
        peopleClient.createPerson(fields as InputOf<typeof peopleEndpoints.createPerson>, key)
      }
      said={({ data: { email } }) => peopleMessages.invitationSent({ email: email ?? '' })}
      onSaved={({ data: { id } }) => {
        onCreated();
        navigate(`/users/${id}`);
      }}
      submitLabel={peopleMessages.sendInvitation()}
    />
  );
}
