import {
  DOCUMENT_FILE,
  DOCUMENT_FILE_MAX_BYTES,
  documentFileEndpoints,
  listingDocuments,
  type WireDocumentFile,
  type WireListingDocument,
  type WireListingFile,
} from '@homestead/contract/transactions';
import { Group, Text, UnstyledButton } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { useEffect, useRef, useState } from 'react';
import { personApi } from '#accounts';
import {
  ChangeButton,
  ProblemNote,
  RecordDrawer,
  showToast,
  useFormKeys,
  useReadOnly,
  useWork,
} from '#desk';
import { ApiError, downloadFile, instantDateText, uploadFile } from '#platform';
import { documentFileMessages } from '../messages/document-files.ts';
import { documentFiles } from './document-file-client.ts';

/** The statuses of uploads whose file itself is refused, such as a damaged PDF. */
const ofFile: readonly number[] = [400, 413];
const TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'];

interface DocumentFilesProps {
  file: WireListingFile;
  document: WireListingDocument;
  onSaved: (file: WireListingFile) => void;
}

/** The files of a document: those that it has, those that it had, and one more. */
export function DocumentFiles({ file, document, onSaved }: DocumentFilesProps) {
  const [removing, setRemoving] = useState<WireDocumentFile | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const replacing = useRef<WireDocumentFile | null>(null);
  const open = useRef<() => void>(null);
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (refusal) note.current?.focus();
  }, [refusal]);
  const keys = useFormKeys();
  const readOnly = useReadOnly();
  const label = listingDocuments[document.key];
  const { id } = file;
  const work = useWork(async (chosen: File, old: WireDocumentFile | null) => {
    const key = await uploadFile(chosen, { api: personApi, purpose: DOCUMENT_FILE }).catch(
      (error: unknown) => {
        if (!(error instanceof ApiError) || !ofFile.includes(error.status)) throw error;
        setRefusal(error.message);
        return null;
      },
    );
    if (key === null) return;
    const given = { id, document: document.key, file: key, ...(old && { replaces: old.id }) };
    const { data } = await keys.send(key, (form) => documentFiles.attachDocumentFile(given, form));
    const { name } = chosen;
    showToast(
      old
        ? documentFileMessages.replaced({ name, old: old.name })
        : documentFileMessages.attached({ name }),
    );
    onSaved(data);
  });
  const mayEdit = file.abilities.includes('edit');
  const current = document.files.filter(({ removed }) => removed === null);
  const former = document.files.filter(({ removed }) => removed !== null);
  return (
    <>
      {current.length > 0 && (
        <ul aria-label={documentFileMessages.files({ document: label })} className="grid gap-2">
          {current.map((one) => (
            <li key={one.id} className="grid gap-1">
              <FileName one={one} />
              {mayEdit && (
                <Group gap="xs">
                  <ChangeButton
                    variant="subtle"
                    size="compact-sm"
                    aria-label={documentFileMessages.replaceOne({ name: one.name })}
                    onClick={() => {
                      replacing.current = one;
                      open.current?.();
                    }}
                  >
                    {documentFileMessages.replace()}
                  </ChangeButton>
                  <ChangeButton
                    variant="subtle"
                    size="compact-sm"
                    aria-label={documentFileMessages.removeOne({ name: one.name })}
                    onClick={() => setRemoving(one)}
                  >
                    {documentFileMessages.remove()}
                  </ChangeButton>
                </Group>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayEdit && (
        <Dropzone
          openRef={open}
          p="xs"
          onClick={() => {
            replacing.current = null;
          }}
          onFileDialogCancel={() => {
            replacing.current = null;
          }}
          onDrop={([chosen]) => {
            setRefusal(null);
            if (chosen) void work.run(chosen, replacing.current);
            replacing.current = null;
          }}
          onReject={([rejected]) => {
            replacing.current = null;
            const isTooLarge = (rejected?.file.size ?? 0) > DOCUMENT_FILE_MAX_BYTES;
            setRefusal(
              isTooLarge ? documentFileMessages.tooLarge() : documentFileMessages.wrongType(),
            );
          }}
          accept={TYPES}
          maxSize={DOCUMENT_FILE_MAX_BYTES}
          multiple={false}
          loading={work.isBusy}
          disabled={readOnly !== null}
          inputProps={{ 'aria-label': documentFileMessages.attach({ document: label }) }}
          aria-label={documentFileMessages.keys({ document: label })}
        >
          <Text size="sm" ta="center">
            {readOnly ?? documentFileMessages.drop()}
          </Text>
        </Dropzone>
      )}
      {refusal && (
        <Text ref={note} tabIndex={-1} size="sm" c="bad" role="alert">
          {refusal}
        </Text>
      )}
      <ProblemNote problem={work.problem} />
      {former.length > 0 && (
        <details className="disclosure">
          <summary>{documentFileMessages.removedFiles({ count: former.length })}</summary>
          <ul className="grid gap-2">
            {former.map((one) => (
              <li key={one.id}>
                <FileName one={one} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {removing && (
        <RecordDrawer
          isOpen
          isNew
          onClose={() => setRemoving(null)}
          title={documentFileMessages.removeOne({ name: removing.name })}
          intro={documentFileMessages.removeHint()}
          schema={documentFileEndpoints.removeDocumentFile}
          sections={[{ fields: [{ name: 'reason', isWide: true }] }]}
          record={{}}
          submitLabel={documentFileMessages.remove()}
          save={async (given) => {
            const { data } = await documentFiles.removeDocumentFile({
              ...{ id, document: document.key, file: removing.id, version: file.version },
              reason: String(given.reason ?? ''),
            });
            return data;
          }}
          said={() => documentFileMessages.removed({ name: removing.name })}
          onSaved={onSaved}
        />
      )}
    </>
  );
}

/** A file to download, and what happened to it. */
function FileName({ one }: { one: WireDocumentFile }) {
  const { file, name, removed } = one;
  const work = useWork(() => downloadFile(file, { api: personApi, name }));
  return (
    <div className="grid">
      <UnstyledButton
        className="text-button"
        aria-label={documentFileMessages.download({ name })}
        onClick={() => void work.run()}
        style={{ overflowWrap: 'anywhere' }}
      >
        {name}
      </UnstyledButton>
      <span className="quiet text-14">
        {[attachedText(one), removed && removedText(removed)].filter(Boolean).join(' · ')}
      </span>
      <ProblemNote problem={work.problem} />
    </div>
  );
}

const attachedText = ({ at, by }: WireDocumentFile) =>
  by
    ? documentFileMessages.by({ day: instantDateText(at), name: by })
    : documentFileMessages.on({ day: instantDateText(at) });

function removedText({ at, by, reason }: NonNullable<WireDocumentFile['removed']>): string {
  const day = instantDateText(at);
  const name = by ?? documentFileMessages.someone();
  return reason === null
    ? documentFileMessages.replacedOn({ day, name })
    : documentFileMessages.removedBecause({ day, name, reason });
}
