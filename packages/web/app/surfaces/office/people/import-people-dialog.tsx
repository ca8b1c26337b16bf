import { Badge, Button, Code, Group, Modal, ScrollArea, Table, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import { ProblemNote } from '../problem-note.tsx';
import { showToast } from '../shell/show-toast.tsx';
import { useWork } from '../use-work.ts';
import { type ImportRow, rowReason, summariseImport } from './import-outcome.ts';
import styles from './import-people-dialog.module.css';
import { importPeople } from './people-calls.ts';

const MOST_BYTES = 256 * 1024;

interface ImportPeopleDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Invites people by a CSV file: first what would be, then, once it is confirmed, what was. */
export function ImportPeopleDialog({ isOpen, onClose, onDone }: ImportPeopleDialogProps) {
  const [file, setFile] = useState<{ name: string; csv: string } | null>(null);
  const [tooLarge, setTooLarge] = useState(false);
  const work = useWork(importPeople);
  const [result, setResult] = useState<Awaited<ReturnType<typeof importPeople>> | null>(null);
  const close = () => {
    setFile(null);
    setResult(null);
    setTooLarge(false);
    work.clear();
    onClose();
  };
  const look = async (chosen: File) => {
    const csv = await chosen.text();
    setFile({ name: chosen.name, csv });
    setTooLarge(false);
    setResult((await work.run(csv, true)) ?? null);
  };
  const invite = async () => {
    if (!file) return;
    const done = await work.run(file.csv, false);
    if (!done) return;
    setResult(done);
    showToast(summariseImport(done.rows, false).sentence);
    onDone();
  };
  const summary = result && summariseImport(result.rows, result.dryrun);
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      title="Invite people by a CSV file"
      size="xl"
      closeOnClickOutside={false}
    >
      <Text size="sm" c="dimmed" mb="sm">
        The first line names the columns: <Code>first_name</Code>, <Code>last_name</Code>,{' '}
        <Code>email</Code>, <Code>role</Code>, and if you like <Code>phone</Code>,{' '}
        <Code>license_number</Code>, <Code>license_expires_on</Code>. Up to 500 people a file. You
        see what would happen before anybody is invited.
      </Text>
      <Dropzone
        onDrop={([chosen]) => chosen && look(chosen)}
        onReject={() => setTooLarge(true)}
        accept={['text/csv', 'application/vnd.ms-excel', 'text/plain']}
        maxSize={MOST_BYTES}
        multiple={false}
        loading={work.isBusy}
        inputProps={{ 'aria-label': 'CSV file' }}
        aria-label="Drop a CSV file here, or press Enter to choose one"
      >
        <Group justify="center" gap="sm" mih={72}>
          <IconFileSpreadsheet size={28} aria-hidden />
          <Text size="sm">{file ? file.name : 'Drop a CSV file here, or click to choose one'}</Text>
        </Group>
      </Dropzone>
      {tooLarge && (
        <Text size="sm" c="bad" mt="xs" role="alert">
          This is no CSV file of at most 256 KB.
        </Text>
      )}
      <ProblemNote
        problem={work.problem}
        onRetry={file ? () => work.run(file.csv, true) : undefined}
      />
      {result && summary && (
        <>
          <Text mt="md" fw={600} role="status">
            {summary.sentence}
          </Text>
          <Rows rows={result.rows} />
        </>
      )}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={close}>
          {result && !result.dryrun ? 'Close' : 'Cancel'}
        </Button>
        {result?.dryrun && summary && summary.good > 0 && (
          <Button onClick={invite} loading={work.isBusy}>
            Invite {summary.good} {summary.good === 1 ? 'person' : 'people'}
          </Button>
        )}
      </Group>
    </Modal>
  );
}

const outcomes = {
  ready: ['spruce', 'Can be invited'],
  created: ['good', 'Invited'],
  refused: ['bad', 'Can’t be taken'],
} as const;

function Rows({ rows }: { rows: readonly ImportRow[] }) {
  return (
    <ScrollArea.Autosize mah={320} mt="sm" className={styles.rows} viewportProps={{ tabIndex: 0 }}>
      <Table stickyHeader>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Line</Table.Th>
            <Table.Th scope="col">Email</Table.Th>
            <Table.Th scope="col">Outcome</Table.Th>
            <Table.Th scope="col">Reason</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => {
            const [color, label] = outcomes[row.outcome];
            return (
              <Table.Tr key={row.row}>
                <Table.Td>{row.row}</Table.Td>
                <Table.Td className={styles.email}>{row.email}</Table.Td>
                <Table.Td>
                  <Badge variant="light" color={color}>
                    {label}
                  </Badge>
                </Table.Td>
                <Table.Td>{rowReason(row)}</Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
    </ScrollArea.Autosize>
  );
}
