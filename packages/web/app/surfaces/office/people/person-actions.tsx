import type { WirePersonDetail } from '@homestead/contract/accounts';
import { Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { modals } from '@mantine/modals';
import { readProblem } from '../office-problem.ts';
import { showToast } from '../shell/show-toast.tsx';
import { DeletePersonDialog } from './delete-person-dialog.tsx';
import { actOnPerson, type PersonAct } from './people-calls.ts';

interface Action {
  act: PersonAct;
  label: string;
  /** What is asked before it is done; nothing where it can be taken back at once. */
  ask?: string;
}

const actions: Action[] = [
  { act: 'invite', label: 'Send the invitation again' },
  {
    act: 'endsessions',
    label: 'Sign out everywhere',
    ask: 'All devices of this person are signed out at once.',
  },
  {
    act: 'deactivate',
    label: 'Deactivate',
    ask: 'This person can no longer sign in and is signed out everywhere. Everything is kept, and you can reactivate at any time.',
  },
  { act: 'reactivate', label: 'Reactivate' },
  { act: 'restore', label: 'Restore' },
];

/** What the server says the caller may do with this person. */
export function PersonActions({
  person,
  onDone,
}: {
  person: WirePersonDetail;
  onDone: () => void;
}) {
  const [isDeleting, deleting] = useDisclosure(false);
  const name = `${person.first_name} ${person.last_name}`;
  const run = async (act: PersonAct) => {
    try {
      showToast(await actOnPerson(person.id, act));
      onDone();
    } catch (error) {
      const { message, title } = readProblem(error);
      showToast(message || title, { kind: 'bad' });
    }
  };
  const start = ({ act, label, ask }: Action) => {
    if (!ask) return run(act);
    modals.openConfirmModal({
      title: `${label}: ${name}?`,
      children: ask,
      labels: { confirm: label, cancel: 'Cancel' },
      onConfirm: () => run(act),
      closeOnClickOutside: false,
    });
  };
  return (
    <Group gap="xs">
      {actions
        .filter(({ act }) => person.may[act])
        .map((action) => (
          <Button key={action.act} variant="default" onClick={() => start(action)}>
            {action.label}
          </Button>
        ))}
      {person.may.delete && (
        <Button variant="outline" color="bad" onClick={deleting.open}>
          Delete…
        </Button>
      )}
      <DeletePersonDialog
        person={{ id: person.id, name }}
        isOpen={isDeleting}
        onClose={deleting.close}
        onDeleted={onDone}
      />
    </Group>
  );
}
