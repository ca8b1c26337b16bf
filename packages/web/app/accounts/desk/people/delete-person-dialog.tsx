import { Anchor, Button, Group, List, Modal, Select, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { ProblemNote, showToast, useAnswer, useWork } from '#desk';
import { peopleMessages } from '../../messages/people.ts';
import { peopleClient } from '../clients.ts';

interface DeletePersonDialogProps {
  person: { id: string; name: string };
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks who takes over the person's records, then deletes the person. */
export function DeletePersonDialog({ person, onClose, onDeleted }: DeletePersonDialogProps) {
  const [heir, setHeir] = useState<string | null>(null);
  const handover = useAnswer(person.id, (signal) =>
    peopleClient.getHandover({ id: person.id }, { signal }),
  );
  const work = useWork(async () => {
    const { message } = await peopleClient.deleteUser({
      Id: person.id,
      ...(heir && { handOverTo: heir }),
    });
    showToast(message);
    onClose();
    onDeleted();
  });
  const held = handover.answer?.data.held.filter(({ count }) => count > 0) ?? [];
  const needsHeir = held.length > 0;
  return (
    <Modal opened onClose={onClose} title={peopleMessages.deleteTitle({ name: person.name })}>
      <Text size="sm">{peopleMessages.deleteText({ name: person.name })}</Text>
      <ProblemNote problem={handover.problem} onRetry={handover.again} />
      {handover.isLoading && !handover.answer && <Skeleton height={60} mt="md" />}
      {needsHeir && (
        <>
          <Text size="sm" fw={600} mt="md">
            {peopleMessages.handOverFirst()}
          </Text>
          <List size="sm">
            {held.map(({ name, label, count }) => (
              <List.Item key={name}>{peopleMessages.held({ label, count })}</List.Item>
            ))}
          </List>
          {held.some(({ name }) => name === 'leads') && (
            <Anchor
              component={Link}
              to={`/move-leads?agent=${person.id}`}
              size="sm"
              onClick={onClose}
            >
              {peopleMessages.moveLeadsApart()}
            </Anchor>
          )}
          <Select
            mt="sm"
            label={peopleMessages.handOverTo()}
            placeholder={peopleMessages.choosePerson()}
            searchable
            data={handover.answer?.data.candidates.map(({ id, firstName, lastName }) => ({
              value: id,
              label: `${firstName} ${lastName}`,
            }))}
            nothingFoundMessage={peopleMessages.noCandidate()}
            value={heir}
            onChange={setHeir}
          />
        </>
      )}
      <ProblemNote problem={work.problem} onRetry={work.run} />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {peopleMessages.cancel()}
        </Button>
        <Button
          color="bad"
          loading={work.isBusy}
          disabled={!handover.answer || (needsHeir && !heir)}
          onClick={() => work.run()}
        >
          {needsHeir ? peopleMessages.handOverAndDelete() : peopleMessages.deleteNow()}
        </Button>
      </Group>
    </Modal>
  );
}
