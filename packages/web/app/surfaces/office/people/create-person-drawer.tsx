import { Button, Drawer, Group, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useNavigate } from 'react-router';
import { ProblemNote } from '../problem-note.tsx';
import { showToast } from '../shell/show-toast.tsx';
import { useWork } from '../use-work.ts';
import { createPerson, type WireRole } from './people-calls.ts';
import { PersonDetailFields, PersonHeadFields } from './person-form-fields.tsx';
import { emptyPerson, newFields, type PersonFormValues } from './person-form-values.ts';
import { focusFirstError, usePersonForm } from './use-person-form.ts';

interface CreatePersonDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  roles: readonly WireRole[];
  onCreated: () => void;
}

/** Makes a person; the invitation is mailed and the person chooses the password. */
export function CreatePersonDrawer({ isOpen, onClose, roles, onCreated }: CreatePersonDrawerProps) {
  const navigate = useNavigate();
  const work = useWork((values: PersonFormValues) => createPerson(newFields(values)));
  const form = usePersonForm(emptyPerson, work.problem);
  const leave = () => {
    form.reset();
    work.clear();
    onClose();
  };
  const close = () => {
    if (!form.isDirty()) return leave();
    modals.openConfirmModal({
      title: 'Throw away what you typed?',
      children: 'Nobody has been invited yet.',
      labels: { confirm: 'Throw away', cancel: 'Go on' },
      onConfirm: leave,
      zIndex: 500,
    });
  };
  const submit = form.onSubmit(async (values) => {
    const person = await work.run(values);
    if (!person) return;
    showToast(`The invitation to ${person.email} is on its way`);
    leave();
    onCreated();
    navigate(`/users/${person.id}`);
  }, focusFirstError);
  return (
    <Drawer
      opened={isOpen}
      onClose={close}
      position="right"
      size="lg"
      title="Invite a person"
      closeOnClickOutside={false}
    >
      <form onSubmit={submit} noValidate>
        <Text size="sm" c="dimmed" mb="md">
          We mail an invitation with a link; the person chooses the password.
        </Text>
        <ProblemNote problem={work.problem} shownFields={Object.keys(emptyPerson)} />
        <PersonHeadFields form={form} roles={roles} />
        <PersonDetailFields form={form} />
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" loading={work.isBusy}>
            Send the invitation
          </Button>
        </Group>
      </form>
    </Drawer>
  );
}
