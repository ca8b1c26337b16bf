import { peopleEndpoints, type WirePersonDetail } from '@homestead/contract/accounts';
import { useMemo } from 'react';
import { EditableRecord } from '#desk';
import { peopleMessages } from '../../messages/people.ts';
import { peopleClient, type WireRole } from '../clients.ts';
import { personSections } from './person-sections.ts';

interface PersonEditFormProps {
  person: WirePersonDetail;
  roles: readonly WireRole[];
  onSaved: () => void;
}

export function PersonEditForm({ person, roles, onSaved }: PersonEditFormProps) {
  const record = useMemo(() => ({ ...person, role: person.role.role }), [person]);
  const isListed = roles.some(({ name }) => name === record.role);
  return (
    <EditableRecord
      schema={peopleEndpoints.createPerson}
      sections={personSections(person.fixed, isListed ? roles : [...roles, ownRole(person)], {
        held: record.role,
        ...(!person.abilities.includes('change-role') && {
          isDisabled: true,
          hint: peopleMessages.roleIsFixed(),
        }),
      })}
      record={record}
      mayEdit={person.abilities.includes('edit')}
      save={(fields) =>
        peopleClient.updatePerson({ ...fields, id: person.id, version: person.version })
      }
      said={() => peopleMessages.saved()}
      onSaved={onSaved}
      onReload={onSaved}
    />
  );
}

/** The person's role, if the caller may not list it. */
function ownRole({ role, side }: WirePersonDetail): WireRole {
  return {
    name: role.role,
    rolename: role.rolename,
    side,
    scope: 'own',
    requirestwostep: false,
    why: '',
    people: 0,
    abilities: [],
  };
}
