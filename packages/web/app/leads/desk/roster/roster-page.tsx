import {
  type RosterSort,
  rosterCalls,
  type rosterEndpoints,
  rosterExpiries,
  rosterSorts,
  type WireRosterAgent,
} from '@homestead/contract/leads';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router';
import { personApi, requireStaff, useStaffSession } from '#accounts';
import { LicenseBadge, licenseState, PersonAvatar } from '#accounts/desk';
import {
  type Column,
  DataTable,
  DeskPage,
  DeskSkeleton,
  FilterBar,
  type ListShape,
  readList,
  useList,
} from '#desk';
import { createClient, dateText, UNKNOWN } from '#platform';
import { rosterMessages } from '../messages/roster.ts';

export { DeskFailure as ErrorBoundary } from '#desk';

const calls = createClient<typeof rosterEndpoints>(rosterCalls, personApi);
const shape: ListShape<'search' | 'expiring', RosterSort> = {
  filters: { search: () => true, expiring: (value) => rosterExpiries.some((one) => one === value) },
  sorts: [...rosterSorts],
};
const pageSize = 50;

const expiries: Record<(typeof rosterExpiries)[number], () => string> = {
  30: rosterMessages.in30,
  60: rosterMessages.in60,
  90: rosterMessages.in90,
  expired: rosterMessages.expired,
  unknown: rosterMessages.unknown,
};

/** A number or carrier with the day, and a badge that says when it is near or past. */
function Expiry({ what, day }: { what: string | null; day: string | null }) {
  if (!what && !day) return UNKNOWN;
  // The badge has the day where it is near or past.
  const isFar = day !== null && licenseState(day, new Date()).kind === 'valid';
  return (
    <span className="inline-row gap-2">
      <LicenseBadge expiresOn={day} />
      <span>
        {what} {isFar && rosterMessages.until({ day: dateText(day) })}
      </span>
    </span>
  );
}

const columns: readonly Column<WireRosterAgent>[] = [
  {
    id: 'name',
    label: rosterMessages.agent,
    isSortable: true,
    cell: ({ photo, name }) => {
      const [firstName = '', ...rest] = name.split(' ');
      return (
        <>
          <PersonAvatar photo={photo} firstName={firstName} lastName={rest.join(' ')} size={24} />
          {name}
        </>
      );
    },
  },
  {
    id: 'role',
    label: rosterMessages.role,
    isTop: true,
    isExtra: true,
    cell: ({ roleLabel }) => roleLabel,
  },
  {
    id: 'license',
    label: rosterMessages.license,
    isSortable: true,
    isTop: 'labeled',
    cell: ({ licenseNumber, licenseExpiresOn }) => (
      <Expiry what={licenseNumber} day={licenseExpiresOn} />
    ),
  },
  {
    id: 'insurance',
    label: rosterMessages.insurance,
    isSortable: true,
    isTop: 'labeled',
    cell: ({ insuranceCarrier, insuranceExpiresOn }) => (
      <Expiry what={insuranceCarrier} day={insuranceExpiresOn} />
    ),
  },
  { id: 'team', label: rosterMessages.team, cell: ({ team }) => team ?? UNKNOWN },
  {
    id: 'leads',
    label: rosterMessages.leads,
    isSortable: true,
    isNumber: true,
    isTop: 'labeled',
    cell: ({ openLeads }) => openLeads,
  },
  {
    id: 'onboarding',
    label: rosterMessages.onboarding,
    isSortable: true,
    isTop: 'labeled',
    cell: ({ onboarding }) => (onboarding ? rosterMessages.stepsOf(onboarding) : UNKNOWN),
  },
];

export function meta() {
  return [{ title: rosterMessages.title() }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, 'roster');
  return null;
}

export function clientLoader({ request: { url, signal } }: ClientLoaderFunctionArgs) {
  const { filters, sort, isDescending, page } = readList(shape, new URL(url).searchParams);
  const expiring = rosterExpiries.find((one) => one === filters.expiring);
  return calls.getRoster(
    {
      ...{ page, pageSize, ...(filters.search && { search: filters.search }) },
      ...(expiring && { expiring }),
      ...(sort && { sort, descending: isDescending ? ('true' as const) : ('false' as const) }),
    },
    { signal },
  );
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <DeskSkeleton title={rosterMessages.title()} />;
}

/** /roster: the agents with what the office has to watch. */
export default function RosterPage() {
  const { data, ...paging } = useLoaderData<typeof clientLoader>();
  const { permissions } = useStaffSession();
  const list = useList(shape);
  const maySeePeople = ['usermanagement', 'edit-users', 'team'].some((key) =>
    permissions.includes(key),
  );
  return (
    <DeskPage title={rosterMessages.title()}>
      <FilterBar
        list={list}
        filters={[
          {
            kind: 'search',
            name: 'search',
            label: rosterMessages.search(),
            placeholder: rosterMessages.search(),
          },
          {
            kind: 'choice',
            name: 'expiring',
            label: rosterMessages.expiring(),
            any: rosterMessages.any(),
            choices: rosterExpiries.map((value) => ({ value, label: expiries[value]() })),
          },
        ]}
      />
      <DataTable
        name="roster"
        label={rosterMessages.title()}
        columns={columns}
        rows={data}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        {...(maySeePeople && { rowHref: ({ id }: WireRosterAgent) => `/users/${id}` })}
        list={list}
        paging={paging}
        empty={
          list.isFiltered
            ? { title: rosterMessages.noMatch(), isNoMatch: true }
            : { title: rosterMessages.none() }
        }
      />
    </DeskPage>
  );
}
