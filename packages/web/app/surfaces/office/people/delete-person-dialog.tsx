import { Button, Group, List, Modal, Select, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { ProblemNote } from '../problem-note.tsx';
import { showToast } from '../shell/show-toast.tsx';
import { useAnswer } from '../use-answer.ts';
import { useWork } from '../use-work.ts';
import { deletePerson, getHandover } from './people-calls.ts';

interface DeletePersonDialogProps {
  person: { id: string; name: string };
  isOpen: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks who takes over what the person holds, then deletes; 30 days long it can be taken back. */
export function DeletePersonDialog({
  person,
  isOpen,
  onClose,
  onDeleted,
}: DeletePersonDialogProps) {
  const [heir, setHeir] = useState<string | null>(null);
  const handover = useAnswer(isOpen ? person.id : null, (signal) => getHandover(person.id, signal));
  const work = useWork(async () => {
    showToast(await deletePerson(person.id, heir));
    onClose();
    onDeleted();
  });
  const held = handover.answer?.held.filter(({ count }) => count > 0) ?? [];
  const needsHeir = held.length > 0;
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={`Delete ${person.name}?`}
      closeOnClickOutside={false}
    >
      <Text size="sm">
        {person.name} can no longer sign in and leaves all lists. For 30 days this can be taken
        back.
      </Text>
      <ProblemNote problem={handover.problem} onRetry={handover.again} />
      {handover.isLoading && !handover.answer && <Skeleton height={60} mt="md" />}
      {needsHeir && (
        <>
          <Text size="sm" fw={600} mt="md">
            To be handed over first:
          </Text>
          <List size="sm">
            {held.map(({ name, label, count }) => (
              <List.Item key={name}>
                {label}: {count}
              </List.Item>
            ))}
          </List>
          <Select
            mt="sm"
            label="Hand over to"
            placeholder="Choose a person"
            searchable
            data={handover.answer?.candidates.map(({ id, firstName, lastName }) => ({
              value: id,
              label: `${firstName} ${lastName}`,
            }))}
            nothingFoundMessage="Nobody can take all of it over"
            value={heir}
            onChange={setHeir}
          />
        </>
      )}
      <ProblemNote problem={work.problem} onRetry={work.run} />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          color="bad"
          loading={work.isBusy}
          disabled={!handover.answer || (needsHeir && !heir)}
          onClick={() => work.run()}
        >
          {needsHeir ? 'Hand over and delete' : 'Delete'}
        </Button>
      </Group>
    </Modal>
  );
}
