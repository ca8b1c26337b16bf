import { LEAD_IMPORT, LEAD_IMPORT_MAX_BYTES, type WireLeadImport } from '@homestead/contract/leads';
import { Group, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import { personApi } from '#accounts';
import { ProblemNote, useFormKeys, useReadOnly, useWork } from '#desk';
import { uploadFile } from '#platform';
import { leadImportMessages } from '../messages/lead-import.ts';
import { leadImports } from './lead-import-client.ts';

/** Takes a CSV file and has it read. */
export function ImportUpload({ onRead }: { onRead: (made: WireLeadImport) => void }) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const keys = useFormKeys();
  const readOnly = useReadOnly();
  const work = useWork(async (chosen: File) => {
    const file = await uploadFile(chosen, { api: personApi, purpose: LEAD_IMPORT });
    const { data } = await keys.send(file, (key) => leadImports.createLeadImport({ file }, key));
    onRead(data);
  });
  return (
    <div className="grid gap-3">
      <Text size="sm" c="dimmed">
        {leadImportMessages.intro()}
      </Text>
      <Dropzone
        onDrop={([chosen]) => {
          setRefusal(null);
          if (chosen) void work.run(chosen);
        }}
        onReject={([rejected]) => {
          const isTooLarge = (rejected?.file.size ?? 0) > LEAD_IMPORT_MAX_BYTES;
          setRefusal(isTooLarge ? leadImportMessages.tooLarge() : leadImportMessages.notCsv());
        }}
        accept={['text/csv', 'application/vnd.ms-excel', 'text/plain']}
        maxSize={LEAD_IMPORT_MAX_BYTES}
        multiple={false}
        loading={work.isBusy}
        disabled={readOnly !== null}
        inputProps={{ 'aria-label': leadImportMessages.file() }}
        aria-label={leadImportMessages.dropKeys()}
      >
        <Group justify="center" gap="sm" mih={96}>
          <IconFileSpreadsheet size={28} aria-hidden />
          <Text size="sm">{readOnly ?? leadImportMessages.drop()}</Text>
        </Group>
      </Dropzone>
      {refusal && (
        <Text size="sm" c="bad" role="alert">
          {refusal}
        </Text>
      )}
      <ProblemNote problem={work.problem} />
    </div>
  );
}
