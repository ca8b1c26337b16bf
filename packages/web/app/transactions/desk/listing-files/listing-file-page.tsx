import {
  listingFileEndpoints,
  listingFileStates,
  offerReaders,
  openListingFileStates,
  type WireListingFile,
} from '@homestead/contract/transactions';
import { Alert, Badge, Group, Text } from '@mantine/core';
import { Suspense, useEffect, useRef, useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import { requireStaff } from '#accounts';
import {
  ActionButtons,
  AutosaveForm,
  ChangeButton,
  DeskPage,
  DeskPanel,
  DeskSkeleton,
  lazyPart,
  RecordDrawer,
  RecordHistory,
  TableSkeleton,
} from '#desk';
import { ApiError } from '#platform';
import { listingDeskMessages } from '../messages/listing-files.ts';
import { readOfferChoices } from '../read-offer-choices.ts';
import { listingFileActions } from './listing-file-actions.tsx';
import { listingFiles, listingSections } from './listing-file-client.ts';
import { OfferLinksPanel } from './offer-links-panel.tsx';

export { DeskFailure as ErrorBoundary } from '#desk';

const DealDocuments = lazyPart(() => import('../documents/deal-documents.tsx'));
const FileOffersPanel = lazyPart(() => import('./file-offers-panel.tsx'));
const ListingDocumentsPanel = lazyPart(() => import('./listing-documents-panel.tsx'));
const SellerPanel = lazyPart(() => import('./seller-panel.tsx'));

export function meta() {
  return [{ title: listingDeskMessages.title() }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, offerReaders);
  return null;
}

export async function clientLoader({ params, request: { signal } }: ClientLoaderFunctionArgs) {
  try {
    const [file, choices] = await Promise.all([
      listingFiles.getListingFile({ id: Number(params.id) }, { signal }),
      readOfferChoices(signal),
    ]);
    return { file: file.data, choices };
  } catch (error) {
    if (error instanceof ApiError && [400, 404].includes(error.status))
      throw redirect('/not-found');
    throw error;
  }
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <DeskSkeleton title={listingDeskMessages.title()} />;
}

/** /listing-files/{id}: what is agreed with a seller, the documents, and the offers received. */
export default function ListingFilePage() {
  const { file: loaded, choices } = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  const [file, setFile] = useState(loaded);
  useEffect(() => setFile(loaded), [loaded]);
  const version = useRef(file.version);
  version.current = file.version;
  const { id, code, state, abilities } = file;
  const name = listingDeskMessages.file({ code });
  const reload = () => void revalidate();
  return (
    <DeskPage
      back={{ to: '/listing-files', label: listingDeskMessages.all() }}
      title={name}
      below={
        <Group gap="4px 12px">
          <Badge variant="light">{listingFileStates[state]}</Badge>
          {file.propertyAddress && <Text c="dimmed">{file.propertyAddress}</Text>}
          {file.seller && <Text c="dimmed">{file.seller}</Text>}
          {file.confirmation && <Text c="dimmed">{confirmedBy(file.confirmation)}</Text>}
        </Group>
      }
      actions={
        <ActionButtons record={file} name={name} actions={listingFileActions} onDone={reload} />
      }
    >
      {!file.confirmation && openListingFileStates.includes(state) && (
        <Alert mb="md" color="warn" title={listingDeskMessages.waiting()}>
          {listingDeskMessages.waitingHint()}
        </Alert>
      )}
      <AutosaveForm
        key={id}
        name={name}
        schema={listingFileEndpoints.updateListingFile}
        sections={listingSections(choices, file)}
        record={recordOf(file)}
        mayEdit={abilities.includes('edit')}
        save={(fields, typedOver) =>
          listingFiles.updateListingFile({ id, version: typedOver ?? version.current, ...fields })
        }
        recordOf={({ data }) => recordOf(data)}
        onSaved={({ data }) => {
          version.current = data.version;
          setFile(data);
        }}
        onReload={reload}
        sideLabel={listingDeskMessages.side()}
        side={
          <>
            <Suspense fallback={<TableSkeleton columns={1} />}>
              <FileOffersPanel file={file} />
              <SellerPanel file={file} />
            </Suspense>
            <OfferLinksPanel file={file} onChanged={reload} onSaved={setFile} />
            <Suspense fallback={<TableSkeleton columns={1} />}>
              <ListingDocumentsPanel file={file} onSaved={setFile} />
              <DealDocuments of="listing-file" id={id} version={file.version} />
            </Suspense>
            <Remarks file={file} onSaved={setFile} />
          </>
        }
      />
      <DeskPanel title={listingDeskMessages.history()}>
        <RecordHistory
          name={`listing file ${id} ${file.version}`}
          ask={(page, signal) =>
            listingFiles.getListingFileHistory({ id, page }, signal ? { signal } : {})
          }
          undo={(change) => listingFiles.undoListingFileChange({ id, change })}
          onUndone={reload}
        />
      </DeskPanel>
    </DeskPage>
  );
}

const confirmedBy = ({ by }: NonNullable<WireListingFile['confirmation']>) =>
  by ? listingDeskMessages.confirmedBy({ name: by }) : listingDeskMessages.confirmedOnce();

const recordOf = ({ terms, id, version }: WireListingFile) => ({
  ...terms,
  id: String(id),
  version,
});

interface RemarksProps {
  file: WireListingFile;
  onSaved: (file: WireListingFile) => void;
}

/** What staff write about the listing, checked for fair housing. */
function Remarks({ file, onSaved }: RemarksProps) {
  const [isOpen, setOpen] = useState(false);
  const { id, version, remarks, remarksReason } = file;
  return (
    <DeskPanel title={listingDeskMessages.remarks()}>
      <Text size="sm" {...(!remarks && { c: 'dimmed' })} style={{ whiteSpace: 'pre-line' }}>
        {remarks || listingDeskMessages.noRemarks()}
      </Text>
      {remarksReason && (
        <Text size="sm" c="dimmed">
          {listingDeskMessages.keptBecause({ reason: remarksReason })}
        </Text>
      )}
      {file.abilities.includes('edit') && (
        <ChangeButton variant="default" mt="md" onClick={() => setOpen(true)}>
          {listingDeskMessages.writeRemarks()}
        </ChangeButton>
      )}
      <RecordDrawer
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={listingDeskMessages.remarks()}
        schema={listingFileEndpoints.writeListingRemarks}
        sections={[
          {
            fields: [
              { name: 'remarks', kind: 'lines', isWide: true },
              { name: 'fairHousingReason', afterRefusal: 'fair-housing-words' },
            ],
          },
        ]}
        record={{ remarks, fairHousingReason: remarksReason, id: String(id), version }}
        save={async (given) => {
          const words = { remarks, fairHousingReason: remarksReason || null, ...given };
          const { data } = await listingFiles.writeListingRemarks({ id, version, ...words });
          return data;
        }}
        said={listingDeskMessages.remarksSaved}
        onSaved={onSaved}
      />
    </DeskPanel>
  );
}
