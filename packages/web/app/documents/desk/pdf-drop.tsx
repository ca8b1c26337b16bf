import { SIGNED_FILE_MAX_BYTES } from '@homestead/contract/documents';
import { Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { useEffect, useRef, useState } from 'react';
import { useReadOnly } from '#desk';
import { pageMessages } from './messages/envelope-page.ts';

interface PdfDropProps {
  isBusy: boolean;
  onFile: (file: File) => void;
}

/** Where a PDF is dropped or chosen. */
export function PdfDrop({ isBusy, onFile }: PdfDropProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const note = useRef<HTMLParagraphElement>(null);
  const readOnly = useReadOnly();
  useEffect(() => {
    if (refusal) note.current?.focus();
  }, [refusal]);
  return (
    <>
      <Dropzone
        p="xs"
        onDrop={([chosen]) => {
          setRefusal(null);
          if (chosen) onFile(chosen);
        }}
        onReject={([rejected]) => {
          const isTooLarge = (rejected?.file.size ?? 0) > SIGNED_FILE_MAX_BYTES;
          setRefusal(isTooLarge ? pageMessages.tooLarge() : pageMessages.wrongType());
        }}
        accept={['application/pdf']}
        maxSize={SIGNED_FILE_MAX_BYTES}
        multiple={false}
        loading={isBusy}
        disabled={readOnly !== null}
        inputProps={{ 'aria-label': pageMessages.upload() }}
        aria-label={pageMessages.uploadKeys()}
      >
        <Text size="sm" ta="center">
          {readOnly ?? pageMessages.drop()}
        </Text>
      </Dropzone>
      {refusal && (
        <Text ref={note} tabIndex={-1} size="sm" c="bad" role="alert">
          {refusal}
        </Text>
      )}
    </>
  );
}
