import {
  inquiriesMoved,
  type TourList,
  tourLists,
  type WireTourRequest,
} from '@homestead/contract/leads';
import { phoneLink, phoneText } from '@homestead/contract/platform';
import { Badge, Text } from '@mantine/core';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import { requireStaff } from '#accounts';
import {
  Ago,
  type Column,
  DataTable,
  DeskPage,
  DeskSkeleton,
  FilterBar,
  type ListShape,
  readList,
  useList,
} from '#desk';
import { UNKNOWN, useLiveRefresh } from '#platform';
import { tourKinds } from '../tour/tour-words.ts';
import { tourRequestMessages } from './messages/tour-requests.ts';
import { tourActions, tourRequests } from './tour-actions.tsx';
import { TourState } from './tour-state.tsx';
import { daysAwayText, tourTimesText } from './tour-times-text.ts';

export { DeskFailure as ErrorBoundary } from '#desk';

const lists: Readonly<Record<TourList, () => string>> = {
  'to-answer': tourRequestMessages.toAnswer,
  ahead: tourRequestMessages.ahead,
};

const shape: ListShape<'search' | 'list', never> = {
  filters: { search: () => true, list: (value) => Object.hasOwn(lists, value) },
  sorts: [],
};

const columns: readonly Column<WireTourRequest>[] = [
  {
    id: 'name',
    label: tourRequestMessages.name,
    isLong: true,
    atLeast: 14,
    cell: ({ name, isSuspected }) => (
      <>
        {isSuspected && (
          <>
            <Badge variant="light" color="warn">
              {tourRequestMessages.suspected()}
            </Badge>{' '}
          </>
        )}
        {name}
      </>
    ),
  },
  {
    id: 'phone',
    label: tourRequestMessages.phone,
    isTop: true,
    cell: ({ phone }) =>
      phone ? <a href={`tel:${phoneLink(phone)}`}>{phoneText(phone)}</a> : UNKNOWN,
  },
  {
    id: 'email',
    label: tourRequestMessages.email,
    isExtra: true,
    isLong: true,
    cell: ({ email }) => (email ? <a href={`mailto:${email}`}>{email}</a> : UNKNOWN),
  },
  {
    id: 'home',
    label: tourRequestMessages.home,
    isLong: true,
    atLeast: 16,
    cell: ({ mlsNumber, homeAddress }) => (
      <a href={`/singleproduct/${encodeURIComponent(mlsNumber)}`}>
        {homeAddress ?? tourRequestMessages.homeByNumber({ number: mlsNumber })}
      </a>
    ),
  },
  {
    id: 'state',
    label: tourRequestMessages.state,
    isTop: true,
    isLong: true,
    atLeast: 20,
    cell: (tour) => <TourState {...tour} />,
  },
  {
    id: 'times',
    label: tourRequestMessages.times,
    cell: ({ startsAt }) =>
      startsAt[0] === undefined ? (
        UNKNOWN
      ) : (
        <time dateTime={startsAt[0]} title={tourTimesText(startsAt)}>
          {tourRequestMessages.timesAway({
            times: tourTimesText(startsAt),
            days: daysAwayText(startsAt[0], new Date()),
          })}
        </time>
      ),
  },
  {
    id: 'rating',
    label: tourRequestMessages.rating,
    isLong: true,
    cell: ({ rating }) =>
      rating ? (
        <>
          {tourRequestMessages.ratingText(rating)}
          {rating.comment && (
            <Text size="sm" c="dimmed">
              {rating.comment}
            </Text>
          )}
        </>
      ) : (
        UNKNOWN
      ),
  },
  {
    id: 'kind',
    label: tourRequestMessages.kind,
    isExtra: true,
    cell: ({ kind }) => tourKinds[kind](),
  },
  {
    id: 'requested',
    label: tourRequestMessages.requested,
    isExtra: true,
    cell: ({ requestedAt }) => <Ago at={requestedAt} />,
  },
  {
    id: 'comments',
    label: tourRequestMessages.comments,
    isExtra: true,
    isLong: true,
    cell: ({ comments }) => comments || UNKNOWN,
  },
];

/** Only tours that are over have a rating. */
const unrated = columns.filter(({ id }) => id !== 'rating');

export function meta() {
  return [{ title: tourRequestMessages.title() }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, 'lead-claim');
  return null;
}

export function clientLoader({ request: { url, signal } }: ClientLoaderFunctionArgs) {
  const { filters, page } = readList(shape, new URL(url).searchParams);
  const { search, list } = filters;
  return tourRequests.listTourRequests(
    { page, ...(search && { search }), ...(list && { list: list as TourList }) },
    { signal },
  );
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <DeskSkeleton title={tourRequestMessages.title()} />;
}

/** Who asked for a tour of which home, and when. */
export default function TourRequestsPage() {
  const { data, ...paging } = useLoaderData<typeof clientLoader>();
  const list = useList(shape);
  const { revalidate } = useRevalidator();
  useLiveRefresh(inquiriesMoved);
  return (
    <DeskPage title={tourRequestMessages.title()}>
      <FilterBar
        list={list}
        filters={[
          {
            kind: 'search',
            name: 'search',
            label: tourRequestMessages.search(),
            placeholder: tourRequestMessages.searchHint(),
          },
          {
            kind: 'choice',
            name: 'list',
            label: tourRequestMessages.state(),
            any: tourRequestMessages.anyState(),
            choices: tourLists.map((value) => ({ value, label: lists[value]() })),
          },
        ]}
      />
      <DataTable
        name="tour-requests"
        label={tourRequestMessages.title()}
        columns={data.some(({ rating }) => rating) ? columns : unrated}
        rows={data}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        actions={tourActions}
        onDone={revalidate}
        list={list}
        paging={paging}
        empty={{
          title: list.isFiltered ? tourRequestMessages.noMatch() : tourRequestMessages.none(),
          isNoMatch: list.isFiltered,
        }}
      />
    </DeskPage>
  );
}
