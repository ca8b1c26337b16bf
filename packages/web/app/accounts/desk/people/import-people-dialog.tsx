import { PEOPLE_IMPORT } from '@homestead/contract/accounts';
import { Badge, Button, Code, Group, Modal, ScrollArea, Table, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import { ProblemNote, showToast, useWork } from '#desk';
import { rich, uploadFile } from '#platform';
import { peopleMessages } from '../../messages/people.ts';
import { personApi } from '../../session/person-api.ts';
import { peopleClient } from '../clients.ts';
import { type ImportRow, rowReason, summarizeImport } from './import-outcome.ts';
import styles from './import-people-dialog.module.css';

type ImportResult = Awaited<ReturnType<typeof peopleClient.importPeople>>['data'];

const MAX_BYTES = 256 * 1024;

interface ImportPeopleDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Invites people from a CSV file: a preview first, then, once confirmed, the result. */
export function ImportPeopleDialog({ isOpen, onClose, onDone }: ImportPeopleDialogProps) {
  const [file, setFile] = useState<File | null>(null);
  const [tooLarge, setTooLarge] = useState(false);
  const work = useWork(async (chosen: File, dryRun: boolean) => {
    const key = await uploadFile(chosen, { api: personApi, purpose: PEOPLE_IMPORT });
    const { data } = await peopleClient.importPeople({ file: key, dryRun });
    return data;
  });
  const [result, setResult] = useState<ImportResult | null>(null);
  const close = () => {
    setFile(null);
    setResult(null);
    setTooLarge(false);
    work.clear();
    onClose();
  };
  const look = async (chosen: File) => {
    setFile(chosen);
    setTooLarge(false);
    setResult((await work.run(chosen, true)) ?? null);
  };
  const invite = async () => {
    if (!file) return;
    const done = await work.run(file, false);
    if (!done) return;
    setResult(done);
    showToast(summarizeImport(done.rows, false).sentences);
    onDone();
  };
  const summary = result && summarizeImport(result.rows, result.dryRun);
  return (
    <Modal opened={isOpen} onClose={close} title={peopleMessages.csvTitle()} size="xl">
      <Text size="sm" c="dimmed" mb="sm">
        {rich(peopleMessages.csvIntro({ c: (column) => <Code>{column}</Code> }))}
      </Text>
      <Dropzone
        onDrop={([chosen]) => chosen && look(chosen)}
        onReject={() => setTooLarge(true)}
        accept={['text/csv', 'application/vnd.ms-excel', 'text/plain']}
        maxSize={MAX_BYTES}
        multiple={false}
        loading={work.isBusy}
        inputProps={{ 'aria-label': peopleMessages.csvFile() }}
        aria-label={peopleMessages.csvDropKeys()}
      >
        <Group justify="center" gap="sm" mih={72}>
          <IconFileSpreadsheet size={28} aria-hidden />
          <Text size="sm">{file ? file.name : peopleMessages.csvDrop()}</Text>
        </Group>
      </Dropzone>
      {tooLarge && (
        <Text size="sm" c="bad" mt="xs" role="alert">
          {peopleMessages.csvTooLarge()}
        </Text>
      )}
      <ProblemNote problem={work.problem} onRetry={file ? () => work.run(file, true) : undefined} />
      {result && summary && (
        <>
          <Text mt="md" fw={600} role="status">
            {summary.sentences}
          </Text>
          <Rows rows={result.rows} />
          {result.report && (
            <a
              href={`data:text/csv;charset=utf-8,${encodeURIComponent(result.report)}`}
              download="refused-people.csv"
            >
              {peopleMessages.csvReport()}
            </a>
          )}
        </>
      )}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={close}>
          {result && !result.dryRun ? peopleMessages.close() : peopleMessages.cancel()}
        </Button>
        {result?.dryRun && summary && summary.good > 0 && (
          <Button onClick={invite} loading={work.isBusy}>
            {peopleMessages.inviteCount({ count: summary.good })}
          </Button>
        )}
      </Group>
    </Modal>
  );
}

const outcomes = {
  ready: ['spruce', peopleMessages.ready],
  created: ['good', peopleMessages.created],
  refused: ['bad', peopleMessages.refused],
} as const;

function Rows({ rows }: { rows: readonly ImportRow[] }) {
  return (
    <ScrollArea.Autosize mah={320} mt="sm" className={styles.rows} viewportProps={{ tabIndex: 0 }}>
      <Table stickyHeader>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{peopleMessages.line()}</Table.Th>
            <Table.Th scope="col">{peopleMessages.email()}</Table.Th>
            <Table.Th scope="col">{peopleMessages.outcome()}</Table.Th>
            <Table.Th scope="col">{peopleMessages.reason()}</Table.Th>
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
                    {label()}
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
