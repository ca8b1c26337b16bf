import {
  type OfferState,
  offerSorts,
  offerStates,
  type WireOfferRow,
} from '@homestead/contract/transactions';
import { Button } from '@mantine/core';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
  useNavigate,
  useRevalidator,
} from 'react-router';
import { requireStaff } from '#accounts';
import {
  type Column,
  DataTable,
  DeskPage,
  DeskSkeleton,
  FilterBar,
  type ListShape,
  readList,
  sayProblem,
  useFormKeys,
  useList,
} from '#desk';
import { dateText, instantText, moneyText, UNKNOWN } from '#platform';
import { offerDeskMessages } from '../messages.ts';
import { offers } from './offer-client.ts';
import { expiryText, homeText } from './offer-words.ts';

export { DeskFailure as ErrorBoundary } from '#desk';

const shape: ListShape<'search' | 'state', (typeof offerSorts)[number]> = {
  filters: {
    search: () => true,
    state: (value) => value === 'open' || Object.hasOwn(offerStates, value),
  },
  sorts: [...offerSorts],
};

const columns: readonly Column<WireOfferRow>[] = [
  {
    id: 'home',
    label: offerDeskMessages.home,
    isLong: true,
    cell: homeText,
  },
  {
    id: 'state',
    label: offerDeskMessages.state,
    isTop: true,
    cell: ({ state }) => offerStates[state],
  },
  {
    id: 'price',
    label: offerDeskMessages.price,
    isSortable: true,
    isNumber: true,
    isTop: true,
    cell: ({ offerPriceCents }) =>
      offerPriceCents === null ? UNKNOWN : moneyText(offerPriceCents),
  },
  {
    id: 'client',
    label: offerDeskMessages.client,
    isTop: 'labeled',
    cell: ({ client }) => client ?? UNKNOWN,
  },
  {
    id: 'expires',
    label: offerDeskMessages.expires,
    isSortable: true,
    isTop: 'labeled',
    cell: expiryText,
  },
  {
    id: 'closing',
    label: offerDeskMessages.closing,
    isSortable: true,
    cell: ({ closingOn }) => (closingOn ? dateText(closingOn) : UNKNOWN),
  },
  {
    id: 'agent',
    label: offerDeskMessages.agent,
    cell: ({ agent }) => (agent ? `${agent.firstName} ${agent.lastName}`.trim() : UNKNOWN),
  },
  { id: 'code', label: offerDeskMessages.code, isSortable: true, cell: ({ code }) => code },
  {
    id: 'changed',
    label: offerDeskMessages.changed,
    isSortable: true,
    isExtra: true,
    cell: ({ changedAt }) => instantText(changedAt),
  },
];

export function meta() {
  return [{ title: offerDeskMessages.title() }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, 'transaction');
  return null;
}

export function clientLoader({ request: { url, signal } }: ClientLoaderFunctionArgs) {
  const { filters, sort, isDescending, page } = readList(shape, new URL(url).searchParams);
  return offers.listOffers(
    {
      page,
      ...(filters.search && { q: filters.search }),
      ...(filters.state && { state: filters.state as OfferState | 'open' }),
      ...(sort && { sort, direction: isDescending ? ('desc' as const) : ('asc' as const) }),
    },
    { signal },
  );
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <DeskSkeleton title={offerDeskMessages.title()} />;
}

/** /dashboardmain: the offers within the viewer's scope. */
export default function OffersPage() {
  const { data, abilities, ...paging } = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const keys = useFormKeys();
  const list = useList(shape);
  const isNarrowed = Object.values(list.query.filters).some(Boolean);
  const start = async () => {
    try {
      const made = await keys.send('start', (key) => offers.startOffer({}, key));
      await navigate(`/transaction/${made.data.id}`);
    } catch (error) {
      sayProblem(error);
    }
  };
  return (
    <DeskPage
      title={offerDeskMessages.title()}
      actions={
        abilities.includes('create') && (
          <Button onClick={start}>{offerDeskMessages.newOffer()}</Button>
        )
      }
    >
      <FilterBar
        list={list}
        filters={[
          {
            kind: 'search',
            name: 'search',
            label: offerDeskMessages.search(),
            placeholder: offerDeskMessages.search(),
          },
          {
            kind: 'choice',
            name: 'state',
            label: offerDeskMessages.state(),
            any: offerDeskMessages.anyState(),
            choices: [
              { value: 'open', label: offerDeskMessages.waiting() },
              ...Object.entries(offerStates).map(([value, label]) => ({ value, label })),
            ],
          },
        ]}
      />
      <DataTable
        name="offers"
        label={offerDeskMessages.title()}
        columns={columns}
        rows={data}
        rowId={({ id }) => String(id)}
        rowName={({ code }) => code}
        rowHref={({ id }) => `/transaction/${id}`}
        list={list}
        paging={paging}
        onDone={revalidate}
        empty={
          isNarrowed
            ? { title: offerDeskMessages.noneFound(), isNoMatch: true }
            : { title: offerDeskMessages.none(), text: offerDeskMessages.noneHint() }
        }
      />
    </DeskPage>
  );
}
