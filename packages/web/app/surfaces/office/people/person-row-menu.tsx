import type { WirePerson } from '@homestead/contract/accounts';
import { ActionIcon, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDots } from '@tabler/icons-react';
import { Link } from 'react-router';
import { readProblem } from '../office-problem.ts';
import { useOfficeSession } from '../office-session.ts';
import { showToast } from '../shell/show-toast.tsx';
import { DeletePersonDialog } from './delete-person-dialog.tsx';
import { actOnPerson, type PersonAct } from './people-calls.ts';

const acts: Record<WirePerson['status'], [PersonAct, string][]> = {
  active: [
    ['endsessions', 'Sign out everywhere'],
    ['deactivate', 'Deactivate'],
  ],
  invited: [
    ['invite', 'Send the invitation again'],
    ['deactivate', 'Deactivate'],
  ],
  deactivated: [['reactivate', 'Reactivate']],
  deleted: [['restore', 'Restore']],
};

/** What can be done with a person without leaving the list; the server has the last word. */
export function PersonMenu({ person, onDone }: { person: WirePerson; onDone: () => void }) {
  const { permissions, id: ownId } = useOfficeSession();
  const [isDeleting, deleting] = useDisclosure(false);
  const name = `${person.first_name} ${person.last_name}`;
  const isOwn = person.id === ownId;
  const mayEdit = permissions.includes('edit-users') && !isOwn;
  const act = async (what: PersonAct) => {
    try {
      showToast(await actOnPerson(person.id, what));
      onDone();
    } catch (error) {
      const problem = readProblem(error);
      showToast(problem.message || problem.title, { kind: 'bad' });
    }
  };
  return (
    <>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <ActionIcon variant="subtle" color="quiet" size="lg" aria-label={`Actions for ${name}`}>
            <IconDots size={20} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component={Link} to={`/users/${person.id}`}>
            Open
          </Menu.Item>
          {mayEdit &&
            acts[person.status].map(([what, label]) => (
              <Menu.Item key={what} onClick={() => act(what)}>
                {label}
              </Menu.Item>
            ))}
          {mayEdit && person.status !== 'deleted' && (
            <Menu.Item color="bad" onClick={deleting.open}>
              Delete…
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {isDeleting && (
        <DeletePersonDialog
          person={{ id: person.id, name }}
          isOpen
          onClose={deleting.close}
          onDeleted={onDone}
        />
      )}
    </>
  );
}
