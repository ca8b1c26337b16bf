import type { WireAttachment } from '@homestead/contract/messaging';
import { Button, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { personApi } from '#accounts';
import { sayProblem, useWork } from '#desk';
import { downloadFile } from '#platform';
import { fileMessages } from '../messages/files.ts';

const reasons: Record<
  NonNullable<WireAttachment['refusal']>,
  (said: { name: string }) => string
> = {
  'too-large': fileMessages.tooLarge,
  'not-accepted': fileMessages.notAccepted,
  damaged: fileMessages.damaged,
  infected: fileMessages.infected,
  'too-many': fileMessages.tooMany,
};

/** The files that came with a message, to be downloaded; and those that weren’t kept, with why. */
export function MessageFiles({ files }: { files: readonly WireAttachment[] }) {
  if (files.length === 0) return null;
  return (
    <ul className="grid gap-1" aria-label={fileMessages.files()}>
      {files.map((file, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name
        <li key={index}>
          <MessageFile {...file} />
        </li>
      ))}
    </ul>
  );
}

function MessageFile({ name, bytes, file, refusal }: WireAttachment) {
  const download = useWork(async (key: string) =>
    downloadFile(key, { api: personApi, name }).catch(sayProblem),
  );
  if (refusal) {
    return (
      <Text size="sm" c="warn">
        {reasons[refusal]({ name })}
      </Text>
    );
  }
  if (file === null) {
    return (
      <Text size="sm" c="dimmed">
        {fileMessages.inCheck({ name })}
      </Text>
    );
  }
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={download.isBusy}
      onClick={() => void download.run(file)}
    >
      {fileMessages.kept({ name, kilobytes })}
    </Button>
  );
}
