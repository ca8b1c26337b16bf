import {
  type ListingFileState,
  listingFileEndpoints,
  listingFileStates,
  type WireListingFile,
} from '@homestead/contract/transactions';
import { type RecordAction, RecordDrawer } from '#desk';
import { listingDeskMessages } from '../messages/listing-files.ts';
import { listingFiles } from './listing-file-client.ts';

type Step = 'active' | 'closed' | 'ended';

const step = (
  state: Step,
  rest: Pick<RecordAction<WireListingFile>, 'label' | 'question' | 'isDangerous'>,
): RecordAction<WireListingFile> => ({
  name: state,
  ...rest,
  run: async ({ id, code, version }, key) => {
    await listingFiles.moveListingFile({ id, version, state }, key);
    return said(code, state);
  },
});

const said = (code: string, state: ListingFileState) =>
  listingDeskMessages.moved({ code, state: listingFileStates[state].toLowerCase() });

/** What can be done with a listing file as a whole. */
export const listingFileActions: readonly RecordAction<WireListingFile>[] = [
  {
    name: 'confirm',
    label: listingDeskMessages.confirm,
    isPrimary: true,
    question: listingDeskMessages.confirmQuestion,
    run: async ({ id, code, version }) => {
      await listingFiles.confirmListingFile({ id, version });
      return listingDeskMessages.confirmed({ code });
    },
  },
  {
    name: 'compare',
    ability: null,
    label: listingDeskMessages.compare,
    isPrimary: true,
    onlyShows: true,
    path: ({ id }) => `/listing-files/${id}/compare`,
  },
  {
    name: 'override',
    label: listingDeskMessages.override,
    dialog: ({ record: { id, version }, onClose, onDone }) => (
      <RecordDrawer
        isOpen
        isNew
        onClose={onClose}
        title={listingDeskMessages.override()}
        intro={listingDeskMessages.overrideHint()}
        schema={listingFileEndpoints.overrideListingDocuments}
        sections={[{ fields: [{ name: 'reason', isWide: true }] }]}
        record={{}}
        save={(given) =>
          listingFiles.overrideListingDocuments({ id, version, reason: String(given.reason ?? '') })
        }
        said={listingDeskMessages.overrideSaved}
        onSaved={onDone}
      />
    ),
  },
  step('closed', {
    label: listingDeskMessages.close,
    question: listingDeskMessages.closeQuestion,
  }),
  step('ended', {
    label: listingDeskMessages.end,
    question: listingDeskMessages.endQuestion,
    isDangerous: true,
  }),
  step('active', { label: listingDeskMessages.reopen }),
];
