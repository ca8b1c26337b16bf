import { Button, Pagination, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFileImport, IconUserPlus } from '@tabler/icons-react';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
  useNavigation,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { groupedText } from '#platform';
import { ListSkeleton } from '../list-skeleton.tsx';
import { OfficeFailure } from '../office-failure.tsx';
import styles from '../office-page.module.css';
import { requireOffice, useOfficeSession } from '../office-session.ts';
import { CreatePersonDrawer } from './create-person-drawer.tsx';
import { ImportPeopleDialog } from './import-people-dialog.tsx';
import { findPeople, listRoles, PEOPLE_A_PAGE } from './people-calls.ts';
import { readPeopleFilter, writePeopleFilter } from './people-filter.ts';
import { PeopleTable } from './people-table.tsx';
import { PeopleToolbar } from './people-toolbar.tsx';

const TITLE = 'User Management';

export function meta() {
  return [{ title: TITLE }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireOffice(args, 'usermanagement');
  return null;
}

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = readPeopleFilter(new URL(request.url).searchParams);
  const [page, roles] = await Promise.all([
    findPeople(query, request.signal),
    listRoles(request.signal),
  ]);
  return { query, roles, ...page };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <ListSkeleton title={TITLE} />;
}

/** The people within the caller's sight: found, filtered, sorted, made, invited. */
export default function PeopleListPage() {
  const { query, roles, people, page, pages, total } = useLoaderData<typeof clientLoader>();
  const { permissions, reach } = useOfficeSession();
  const [, setParams] = useSearchParams();
  const { revalidate } = useRevalidator();
  const navigation = useNavigation();
  const [isCreating, creating] = useDisclosure(false);
  const [isImporting, importing] = useDisclosure(false);
  const mayCreate = permissions.includes('create-users') && reach === 'all';
  const change = (next: Parameters<typeof writePeopleFilter>[1], isTyping = false) =>
    setParams(writePeopleFilter(query, next), { replace: isTyping, preventScrollReset: true });
  const isStale = navigation.location?.pathname === '/usermanagement';
  const first = (page - 1) * PEOPLE_A_PAGE + 1;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{TITLE}</h1>
        {mayCreate && (
          <>
            <Button
              variant="default"
              leftSection={<IconFileImport size={18} aria-hidden />}
              onClick={importing.open}
            >
              Invite by CSV
            </Button>
            <Button leftSection={<IconUserPlus size={18} aria-hidden />} onClick={creating.open}>
              Invite a person
            </Button>
          </>
        )}
      </div>
      <PeopleToolbar query={query} roles={roles} onChange={change} />
      <Text size="sm" c="dimmed" my="xs" role="status">
        {total === 0
          ? 'No people'
          : `${groupedText(first)} to ${groupedText(first + people.length - 1)} of ${groupedText(total)} people`}
      </Text>
      <div className={isStale ? styles.stale : undefined} aria-busy={isStale}>
        <PeopleTable people={people} query={query} onChange={change} onDone={revalidate} />
      </div>
      {pages > 1 && (
        <Pagination
          mt="md"
          total={pages}
          value={page}
          onChange={(next) => change({ page: next })}
          getControlProps={(control) => ({ 'aria-label': `${control} page` })}
          getItemProps={(item) => ({ 'aria-label': `Page ${item}` })}
          aria-label="Pages of people"
        />
      )}
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
    </div>
  );
}

export { OfficeFailure as ErrorBoundary };
