import {
  type ListingFileState,
  listingFileEndpoints,
  listingFileSorts,
  listingFileStates,
  offerReaders,
  type WireListingFileRow,
} from '@homestead/contract/transactions';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router';
import { requireStaff } from '#accounts';
import { type Column, DeskSkeleton, type ListShape, RecordList, readList, useList } from '#desk';
import { dateText, instantText, moneyText, UNKNOWN } from '#platform';
import { listingDeskMessages } from '../messages/listing-files.ts';
import { waitingFileMessages } from '../messages/waiting-files.ts';
import { readOfferChoices } from '../read-offer-choices.ts';
import { listingFiles, listingSections } from './listing-file-client.ts';

export { DeskFailure as ErrorBoundary } from '#desk';

const shape: ListShape<'search' | 'state' | 'confirmation', (typeof listingFileSorts)[number]> = {
  filters: {
    search: () => true,
    state: (value) => Object.hasOwn(listingFileStates, value),
    confirmation: (value) => value === 'waiting',
  },
  sorts: [...listingFileSorts],
};

const columns: readonly Column<WireListingFileRow>[] = [
  {
    id: 'home',
    label: listingDeskMessages.home,
    isLong: true,
    cell: ({ propertyAddress }) => propertyAddress ?? UNKNOWN,
  },
  {
    id: 'state',
    label: listingDeskMessages.state,
    isTop: true,
    cell: ({ state, isWaiting }) =>
      isWaiting
        ? waitingFileMessages.state({ state: listingFileStates[state] })
        : listingFileStates[state],
  },
  {
    id: 'seller',
    label: listingDeskMessages.seller,
    isTop: 'labeled',
    cell: ({ seller }) => seller ?? UNKNOWN,
  },
  {
    id: 'offers',
    label: listingDeskMessages.openOffers,
    isNumber: true,
    isTop: 'labeled',
    cell: ({ openOffers }) => openOffers ?? UNKNOWN,
  },
  {
    id: 'price',
    label: listingDeskMessages.listPrice,
    isSortable: true,
    isNumber: true,
    cell: ({ listPriceCents }) => (listPriceCents === null ? UNKNOWN : moneyText(listPriceCents)),
  },
  {
    id: 'expires',
    label: listingDeskMessages.expires,
    isSortable: true,
    cell: ({ agreementExpiresOn: on }) => (on ? dateText(on) : UNKNOWN),
  },
  {
    id: 'agent',
    label: listingDeskMessages.agent,
    cell: ({ agent }) => (agent ? `${agent.firstName} ${agent.lastName}`.trim() : UNKNOWN),
  },
  { id: 'code', label: listingDeskMessages.code, isSortable: true, cell: ({ code }) => code },
  {
    id: 'changed',
    label: listingDeskMessages.changed,
    isSortable: true,
    isExtra: true,
    cell: ({ changedAt }) => instantText(changedAt),
  },
];

export function meta() {
  return [{ title: listingDeskMessages.title() }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, offerReaders);
  return null;
}

export async function clientLoader({ request: { url, signal } }: ClientLoaderFunctionArgs) {
  const { filters, sort, isDescending, page } = readList(shape, new URL(url).searchParams);
  const [answer, choices] = await Promise.all([
    listingFiles.listListingFiles(
      {
        page,
        ...(filters.search && { q: filters.search }),
        ...(filters.state && { state: filters.state as ListingFileState }),
        ...(filters.confirmation && { confirmation: 'waiting' as const }),
        ...(sort && { sort, direction: isDescending ? ('desc' as const) : ('asc' as const) }),
      },
      { signal },
    ),
    readOfferChoices(signal),
  ]);
  return { answer, choices };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <DeskSkeleton title={listingDeskMessages.title()} />;
}

/** /listing-files: what is agreed with sellers, within the viewer's scope. */
export default function ListingFilesPage() {
  const { answer, choices } = useLoaderData<typeof clientLoader>();
  const list = useList(shape);
  const isNarrowed = Object.values(list.query.filters).some(Boolean);
  return (
    <RecordList
      title={listingDeskMessages.title()}
      name="listing-files"
      label={listingDeskMessages.title()}
      list={list}
      answer={answer}
      columns={columns}
      rowId={({ id }) => String(id)}
      rowName={({ code }) => code}
      rowHref={({ id }) => `/listing-files/${id}`}
      filters={[
        {
          kind: 'search',
          name: 'search',
          label: listingDeskMessages.search(),
          placeholder: listingDeskMessages.search(),
        },
        {
          kind: 'choice',
          name: 'state',
          label: listingDeskMessages.state(),
          any: listingDeskMessages.anyState(),
          choices: Object.entries(listingFileStates).map(([value, label]) => ({ value, label })),
        },
        {
          kind: 'choice',
          name: 'confirmation',
          label: waitingFileMessages.confirmation(),
          any: waitingFileMessages.any(),
          choices: [{ value: 'waiting', label: waitingFileMessages.waiting() }],
        },
      ]}
      creation={{
        label: listingDeskMessages.add(),
        schema: listingFileEndpoints.createListingFile,
        sections: listingSections(choices, null),
        save: (fields, key) => listingFiles.createListingFile(fields, key),
        nameOf: ({ propertyAddress }) =>
          typeof propertyAddress === 'string' ? propertyAddress : listingDeskMessages.add(),
      }}
      empty={
        isNarrowed
          ? { title: listingDeskMessages.noneFound(), isNoMatch: true }
          : { title: listingDeskMessages.none(), text: listingDeskMessages.noneHint() }
      }
    />
  );
}
