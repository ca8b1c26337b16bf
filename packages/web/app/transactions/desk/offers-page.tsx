import { localDate } from '@homestead/contract/platform';
import {
  CLOSING_MONTHS,
  monthAfter,
  offerPhases,
  offerReaders,
  offerStates,
} from '@homestead/contract/transactions';
import { SegmentedControl } from '@mantine/core';
import { lazy, Suspense } from 'react';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
  useNavigate,
  useRevalidator,
} from 'react-router';
import { requireStaff } from '#accounts';
import {
  ChangeButton,
  DeskPage,
  DeskSkeleton,
  FilterBar,
  FilterChip,
  readList,
  sayProblem,
  TableSkeleton,
  useFormKeys,
  useList,
} from '#desk';
import { monthText } from '#platform';
import { offerDeskMessages } from '../messages.ts';
import { offerViewMessages } from './messages/offer-views.ts';
import { offerShape, offerViews, readFilter, readMonth, readView } from './offer-address.ts';
import { offers } from './offer-client.ts';
import { OfferTable } from './offer-table.tsx';
import { ExpectedClosings, OfferTotals } from './offer-totals.tsx';
import { offerBoards } from './offer-view-client.ts';

export { DeskFailure as ErrorBoundary } from '#desk';

const OfferBoard = lazy(() => import('./offer-board.tsx'));
const OfferCalendar = lazy(() => import('./offer-calendar.tsx'));

const viewNames = {
  list: offerViewMessages.list,
  board: offerViewMessages.board,
  calendar: offerViewMessages.calendar,
};

export function meta() {
  return [{ title: offerDeskMessages.title() }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, offerReaders);
  return null;
}

export async function clientLoader({ request: { url, signal } }: ClientLoaderFunctionArgs) {
  const params = new URL(url).searchParams;
  const view = readView(params);
  const filter = readFilter(params);
  if (view === 'board')
    return { view, answer: await offerBoards.getOfferBoard(filter, { signal }) };
  if (view === 'calendar') {
    const month = readMonth(params);
    return {
      ...{ view, month },
      answer: await offerBoards.getOfferCalendar({ ...filter, month }, { signal }),
    };
  }
  const { sort, isDescending, page } = readList(offerShape, params);
  const order = sort && { sort, direction: isDescending ? ('desc' as const) : ('asc' as const) };
  return { view, answer: await offers.listOffers({ ...filter, page, ...order }, { signal }) };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <DeskSkeleton title={offerDeskMessages.title()} />;
}

/** /dashboardmain: the offers and deals within the viewer's scope. */
export default function OffersPage() {
  const shown = useLoaderData<typeof clientLoader>();
  const { abilities, totals, closings, agents, client } = shown.answer;
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const keys = useFormKeys();
  const list = useList(offerShape);
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
        <>
          <SegmentedControl
            aria-label={offerViewMessages.view()}
            value={shown.view}
            onChange={(view) => list.change({ view: view === 'list' ? null : view })}
            data={offerViews.map((view) => ({ value: view, label: viewNames[view]() }))}
          />
          {abilities.includes('create') && (
            <ChangeButton onClick={start}>{offerDeskMessages.newOffer()}</ChangeButton>
          )}
        </>
      }
    >
      <FilterBar
        isFolded
        list={list}
        filters={filtersOf(shown.view, agents, list.query.filters.closing)}
      >
        {list.query.filters.lead && (
          <FilterChip
            condition={offerViewMessages.ofClient({
              name: client?.name || offerViewMessages.unseenClient(),
            })}
            onRemove={() => list.change({ lead: null })}
          />
        )}
      </FilterBar>
      <OfferTotals totals={totals} />
      <Suspense fallback={<TableSkeleton columns={4} />}>
        {shown.view === 'board' && <OfferBoard offers={shown.answer.data} totals={totals} />}
        {shown.view === 'calendar' && (
          <OfferCalendar month={shown.month} days={shown.answer.data} total={shown.answer.total} />
        )}
      </Suspense>
      {shown.view === 'list' && (
        <OfferTable
          rows={shown.answer.data}
          list={list}
          paging={shown.answer}
          onDone={revalidate}
        />
      )}
      <div className="above-4">
        <ExpectedClosings closings={closings} />
      </div>
    </DeskPage>
  );
}

type Answer = Awaited<ReturnType<typeof clientLoader>>;

function filtersOf(
  view: Answer['view'],
  agents: Answer['answer']['agents'],
  closing: string | undefined,
) {
  const phases = Object.entries(offerPhases).map(([value, label]) => ({ value, label }));
  const states = Object.entries(offerStates).map(([value, label]) => ({ value, label }));
  const search = offerDeskMessages.search();
  return [
    { kind: 'search' as const, name: 'search', label: search, placeholder: search },
    {
      ...{ kind: 'choice' as const, name: 'phase', label: offerViewMessages.phase() },
      ...{ any: offerViewMessages.anyPhase(), choices: phases },
    },
    ...(view === 'list'
      ? [
          {
            ...{ kind: 'choice' as const, name: 'state', label: offerDeskMessages.state() },
            ...{ any: offerDeskMessages.anyState(), choices: states },
          },
        ]
      : []),
    ...(agents.length > 0
      ? [
          {
            ...{ kind: 'choice' as const, name: 'agent', label: offerDeskMessages.agent() },
            any: offerViewMessages.anyAgent(),
            choices: agents.map(({ id, name }) => ({ value: id, label: name })),
          },
        ]
      : []),
    {
      ...{ kind: 'choice' as const, name: 'closing', label: offerViewMessages.closing() },
      ...{ any: offerViewMessages.anyMonth(), choices: closingMonths(closing) },
    },
  ];
}

/** From a year ago to the last month of expected closings and half a year after it. */
function closingMonths(asked: string | undefined) {
  const now = localDate(new Date()).slice(0, 7);
  const months = Array.from({ length: 12 + 2 * CLOSING_MONTHS }, (_, index) =>
    monthAfter(now, index - 12),
  );
  if (asked && !months.includes(asked)) months.push(asked);
  return months.sort().map((month) => ({ value: month, label: monthText(month) }));
}
