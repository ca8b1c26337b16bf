import {
  listingDocuments,
  listingFileEndpoints,
  type WireListingDocument,
  type WireListingFile,
} from '@homestead/contract/transactions';
import { Alert, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { ChangeButton, DeskPanel, RecordDrawer } from '#desk';
import { dateText } from '#platform';
import { listingDeskMessages } from '../messages/listing-files.ts';
import { DocumentFiles } from './document-files.tsx';
import { listingFiles } from './listing-file-client.ts';

const list = new Intl.ListFormat('en-US');

interface DocumentsProps {
  file: WireListingFile;
  onSaved: (file: WireListingFile) => void;
}

/** The documents of a listing file: what is in, what is missing, and what a broker waived. */
export default function ListingDocumentsPanel({ file, onSaved }: DocumentsProps) {
  const [opened, setOpened] = useState<{ key: WireListingDocument['key']; isWaiver: boolean }>();
  const { missing, override, abilities } = file;
  const names = list.format(missing.map((key) => listingDocuments[key]));
  const open = (key: WireListingDocument['key'], isWaiver: boolean) => setOpened({ key, isWaiver });
  return (
    <DeskPanel title={listingDeskMessages.documents()}>
      <Alert mb="md" color={missing.length === 0 ? 'good' : 'warn'}>
        {missing.length === 0
          ? listingDeskMessages.allIn()
          : listingDeskMessages.stillMissing({ documents: names })}
        {override && missing.length > 0 && (
          <Text size="sm">{listingDeskMessages.overridden({ reason: override.reason })}</Text>
        )}
      </Alert>
      <ul className="grid gap-3 no-margin no-pad">
        {file.documents.map((document) => (
          <li key={document.key} className="grid gap-1">
            <span className="semibold">{listingDocuments[document.key]}</span>
            <span className="quiet text-14">{stateOf(document)}</span>
            {document.note && <span>{document.note}</span>}
            <DocumentFiles file={file} document={document} onSaved={onSaved} />
            {abilities.includes('edit') && (
              <Group gap="xs">
                <ChangeButton
                  variant="default"
                  size="compact-sm"
                  aria-label={noteLabel(document)({ document: listingDocuments[document.key] })}
                  onClick={() => open(document.key, false)}
                >
                  {document.receivedOn
                    ? listingDeskMessages.changeNote()
                    : listingDeskMessages.note()}
                </ChangeButton>
                {abilities.includes('waive') && mayWaive(document, missing) && (
                  <ChangeButton
                    variant="default"
                    size="compact-sm"
                    aria-label={listingDeskMessages.waiveOne({
                      document: listingDocuments[document.key],
                    })}
                    onClick={() => open(document.key, true)}
                  >
                    {listingDeskMessages.waive()}
                  </ChangeButton>
                )}
              </Group>
            )}
          </li>
        ))}
      </ul>
      {opened && (
        <DocumentDrawer
          file={file}
          document={opened.key}
          isWaiver={opened.isWaiver}
          onClose={() => setOpened(undefined)}
          onSaved={onSaved}
        />
      )}
    </DeskPanel>
  );
}

/** A receipt that was noted is only corrected. */
const noteLabel = ({ receivedOn }: WireListingDocument) =>
  receivedOn ? listingDeskMessages.changeNoteOf : listingDeskMessages.noteOne;

/** What is missing can be waived, and a waiver can be undone. */
const mayWaive = (
  { key, waivedBecause }: WireListingDocument,
  missing: WireListingFile['missing'],
) => missing.includes(key) || waivedBecause !== null;

function stateOf({
  receivedOn,
  waivedBecause,
  by,
  isRequired,
  files,
}: WireListingDocument): string {
  const state = receivedOn
    ? listingDeskMessages.receivedOn({ day: dateText(receivedOn) })
    : waivedBecause
      ? listingDeskMessages.waived({ reason: waivedBecause })
      : files.some(({ removed }) => removed === null)
        ? listingDeskMessages.attached()
        : listingDeskMessages.notIn();
  const isNoted = receivedOn || waivedBecause;
  return [
    state,
    isNoted && by && listingDeskMessages.notedBy({ name: by }),
    isRequired && listingDeskMessages.required(),
  ]
    .filter(Boolean)
    .join(' · ');
}

interface DrawerProps extends DocumentsProps {
  document: WireListingDocument['key'];
  isWaiver: boolean;
  onClose: () => void;
}

function DocumentDrawer({ file, document, isWaiver, onClose, onSaved }: DrawerProps) {
  const held = file.documents.find(({ key }) => key === document);
  const name = listingDocuments[document];
  return (
    <RecordDrawer
      isOpen
      onClose={onClose}
      title={name}
      {...(isWaiver && { intro: listingDeskMessages.waiveHint() })}
      schema={listingFileEndpoints.updateListingDocument}
      sections={[
        {
          fields: isWaiver
            ? [{ name: 'waivedBecause', isWide: true }]
            : [
                { name: 'receivedOn', kind: 'date' },
                { name: 'note', isWide: true },
              ],
        },
      ]}
      record={{ ...held, id: document, version: file.version }}
      save={async (given) => {
        const { id, version } = file;
        const { data } = await listingFiles.updateListingDocument({
          ...{ id, version, document },
          ...given,
        });
        return data;
      }}
      said={() => listingDeskMessages.noted({ document: name })}
      onSaved={onSaved}
    />
  );
}
