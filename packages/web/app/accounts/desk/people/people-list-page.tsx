import { isRoleKey, peopleMoved, type WirePerson } from '@homestead/contract/accounts';
import { phoneText } from '@homestead/contract/platform';
import { useDisclosure } from '@mantine/hooks';
import { IconFileImport, IconUserPlus } from '@tabler/icons-react';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import {
  Ago,
  ChangeButton,
  type Column,
  DataTable,
  DeskFailure,
  DeskPage,
  DeskSkeleton,
  FilterBar,
  type ListShape,
  readList,
  reloadUnlessPeeking,
  useAskedToAdd,
  useList,
  usePageVerbs,
} from '#desk';
import { dateText, instantDateText, UNKNOWN, useLiveRefresh } from '#platform';
import { peopleMessages } from '../../messages/people.ts';
import { requireStaff } from '../../session/staff-session.ts';
import { roleClient } from '../clients.ts';
import { CreatePersonDrawer } from './create-person-drawer.tsx';
import { findPeople, PEOPLE_A_PAGE, type PeopleQuery } from './find-people.ts';
import { ImportPeopleDialog } from './import-people-dialog.tsx';
import { personRowActions } from './person-actions.tsx';
import { LicenseBadge, PersonAvatar, StatusBadge, statusLabels } from './person-badges.tsx';
import { PersonPeek } from './person-peek.tsx';

const shape: ListShape<'search' | 'role' | 'status', NonNullable<PeopleQuery['sort']>> = {
  filters: {
    search: () => true,
    role: isRoleKey,
    status: (value) => Object.hasOwn(statusLabels, value),
  },
  sorts: ['name', 'email', 'role', 'created', 'license'],
};

const columns: readonly Column<WirePerson>[] = [
  {
    id: 'name',
    label: peopleMessages.name,
    isSortable: true,
    cell: ({ photo, first_name, last_name }) => (
      <>
        <PersonAvatar photo={photo} firstName={first_name} lastName={last_name} size={24} />
        {first_name} {last_name}
      </>
    ),
  },
  {
    id: 'email',
    label: peopleMessages.email,
    isSortable: true,
    isLong: true,
    cell: ({ email }) => email ?? UNKNOWN,
  },
  {
    id: 'phone',
    label: peopleMessages.phone,
    isWide: true,
    cell: ({ phone }) => (phone ? phoneText(phone) : UNKNOWN),
  },
  {
    id: 'role',
    label: peopleMessages.role,
    isSortable: true,
    isTop: true,
    cell: ({ role }) => role.rolename,
  },
  {
    id: 'status',
    label: peopleMessages.status,
    isTop: true,
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  {
    id: 'license',
    label: peopleMessages.license,
    isSortable: true,
    cell: ({ license_number, license_expires_on }) =>
      license_number || license_expires_on ? (
        <>
          {license_number} <LicenseBadge expiresOn={license_expires_on} />
        </>
      ) : (
        UNKNOWN
      ),
  },
  {
    id: 'insurance',
    label: peopleMessages.insurance,
    isExtra: true,
    cell: ({ eo_expires_on: day }) => (day ? dateText(day) : UNKNOWN),
  },
  {
    id: 'seen',
    label: peopleMessages.lastSeen,
    isWide: true,
    cell: ({ last_seen }) => (last_seen ? <Ago at={last_seen} /> : peopleMessages.never()),
  },
  {
    id: 'created',
    label: peopleMessages.joined,
    isSortable: true,
    isExtra: true,
    cell: ({ created }) => instantDateText(created),
  },
  { id: 'city', label: peopleMessages.city, isExtra: true, cell: ({ city }) => city ?? UNKNOWN },
  {
    id: 'company',
    label: peopleMessages.company,
    isExtra: true,
    cell: ({ company }) => company ?? UNKNOWN,
  },
];

export function meta() {
  return [{ title: peopleMessages.title() }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, 'usermanagement');
  return null;
}

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { filters, sort, isDescending, page } = readList(shape, new URL(request.url).searchParams);
  const [people, roles] = await Promise.all([
    findPeople({ ...filters, ...(sort && { sort }), isDescending, page }, request.signal),
    roleClient.getRoles({}, { signal: request.signal }),
  ]);
  return { people, roles: roles.data };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <DeskSkeleton title={peopleMessages.title()} />;
}

/** The people the caller may see. */
export default function PeopleListPage() {
  const { people, roles } = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  useLiveRefresh(peopleMoved);
  const list = useList(shape);
  const [isCreating, creating] = useDisclosure(false);
  const [isImporting, importing] = useDisclosure(false);
  const { mayCreate } = people;
  useAskedToAdd(mayCreate ? creating.open : null);
  usePageVerbs(mayCreate ? [{ label: peopleMessages.inviteByCsv(), run: importing.open }] : []);
  return (
    <DeskPage
      title={peopleMessages.title()}
      actions={
        mayCreate && (
          <>
            <ChangeButton
              variant="default"
              leftSection={<IconFileImport size={18} aria-hidden />}
              onClick={importing.open}
            >
              {peopleMessages.inviteByCsv()}
            </ChangeButton>
            <ChangeButton
              leftSection={<IconUserPlus size={18} aria-hidden />}
              onClick={creating.open}
            >
              {peopleMessages.invite()}
            </ChangeButton>
          </>
        )
      }
    >
      <FilterBar
        list={list}
        filters={[
          {
            kind: 'search',
            name: 'search',
            label: peopleMessages.search(),
            placeholder: peopleMessages.searchHint(),
          },
          {
            kind: 'choice',
            name: 'role',
            label: peopleMessages.role(),
            any: peopleMessages.anyRole(),
            choices: roles.map(({ name, rolename, people: count }) => ({
              value: name,
              label: peopleMessages.roleWithCount({ role: rolename, count }),
            })),
          },
          {
            kind: 'choice',
            name: 'status',
            label: peopleMessages.status(),
            any: peopleMessages.anyStatus(),
            choices: Object.entries(statusLabels).map(([value, label]) => ({
              value,
              label: label(),
            })),
          },
        ]}
      />
      <DataTable
        name="people"
        label={peopleMessages.people()}
        columns={columns.filter(({ id }) => !people.hidden.includes(id))}
        rows={people.people}
        rowId={({ id }) => id}
        rowHref={({ id }) => `/users/${id}`}
        rowName={({ first_name, last_name }) => `${first_name} ${last_name}`}
        list={list}
        paging={{ page: people.page, pageSize: PEOPLE_A_PAGE, total: people.total }}
        empty={
          list.isFiltered
            ? { title: peopleMessages.noMatch(), isNoMatch: true }
            : { title: peopleMessages.noPeople(), text: peopleMessages.noPeopleHint() }
        }
        actions={personRowActions}
        peek={(person) => <PersonPeek person={person} onDone={revalidate} />}
        onDone={revalidate}
      />
      {mayCreate && (
        <>
          <CreatePersonDrawer
            isOpen={isCreating}
            onClose={creating.close}
            roles={roles}
            onCreated={revalidate}
          />
          <ImportPeopleDialog isOpen={isImporting} onClose={importing.close} onDone={revalidate} />
        </>
      )}
    </DeskPage>
  );
}

export { DeskFailure as ErrorBoundary, reloadUnlessPeeking as shouldRevalidate };
