import { Alert, Button, Group, SimpleGrid, Tabs, Text } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import {
  type ClientLoaderFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import { ApiError, agoText, instantDateText, UNKNOWN } from '#platform';
import { ListSkeleton } from '../list-skeleton.tsx';
import { OfficeFailure } from '../office-failure.tsx';
import styles from '../office-page.module.css';
import { requireOffice, useOfficeSession } from '../office-session.ts';
import { getPerson, listRoles } from './people-calls.ts';
import { PersonActions } from './person-actions.tsx';
import { LicenseBadge, StandingBadge } from './person-badges.tsx';
import { PersonEditForm } from './person-edit-form.tsx';
import { PersonHistory } from './person-history.tsx';
import own from './person-page.module.css';
import { PersonPhoto } from './person-photo.tsx';
import { PersonTeams } from './person-teams.tsx';

export function meta() {
  return [{ title: 'Person' }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireOffice(args, null);
  return null;
}

/** A person who is not there, or out of sight, leads to /not-found. */
export async function clientLoader({ params, request }: ClientLoaderFunctionArgs) {
  try {
    const [person, roles] = await Promise.all([
      getPerson(params.id ?? '', request.signal),
      listRoles(request.signal).catch((error: unknown) => {
        // Who may not list roles sees the person all the same.
        if (error instanceof ApiError && error.status === 403) return [];
        throw error;
      }),
    ]);
    return { person, roles };
  } catch (error) {
    const isMissing = error instanceof ApiError && [400, 404].includes(error.status);
    if (isMissing) throw redirect('/not-found');
    throw error;
  }
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <ListSkeleton title="Person" />;
}

/** One person: what is known, what can be done, to whom they are tied, what was changed. */
export default function PersonPage() {
  const { person, roles } = useLoaderData<typeof clientLoader>();
  const { permissions } = useOfficeSession();
  const { revalidate } = useRevalidator();
  const name = `${person.first_name} ${person.last_name}`;
  const maySeeHistory = permissions.some((key) => key === 'edit-users' || key === 'usermanagement');
  return (
    <div className={styles.page}>
      {permissions.includes('usermanagement') && (
        <Button
          component={Link}
          to="/usermanagement"
          variant="subtle"
          size="compact-sm"
          leftSection={<IconArrowLeft size={16} aria-hidden />}
          mb="sm"
          ml={-8}
        >
          All people
        </Button>
      )}
      <div className={styles.head}>
        <PersonPhoto person={person} onChanged={revalidate} />
        <div className={own.name}>
          <h1>{name}</h1>
          <Group gap="xs" mt={4}>
            <Text c="dimmed">{person.role.rolename}</Text>
            <StandingBadge standing={person.status} />
            <LicenseBadge expiresOn={person.license_expires_on} />
          </Group>
        </div>
        <PersonActions person={person} onDone={revalidate} />
      </div>
      {person.deleted_at && (
        <Alert color="warn" mb="md" title={`Deleted on ${instantDateText(person.deleted_at)}`}>
          This can be taken back for 30 days.
        </Alert>
      )}
      <Facts person={person} />
      <Tabs defaultValue="details" mt="md" keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="details">Details</Tabs.Tab>
          <Tabs.Tab value="team">Team</Tabs.Tab>
          {maySeeHistory && <Tabs.Tab value="history">History</Tabs.Tab>}
        </Tabs.List>
        <Tabs.Panel value="details" pt="md">
          <PersonEditForm key={person.id} person={person} roles={roles} onSaved={revalidate} />
        </Tabs.Panel>
        <Tabs.Panel value="team" pt="md">
          <PersonTeams person={person} onChanged={revalidate} />
        </Tabs.Panel>
        {maySeeHistory && (
          <Tabs.Panel value="history" pt="md">
            <PersonHistory personId={person.id} version={person.version} onUndone={revalidate} />
          </Tabs.Panel>
        )}
      </Tabs>
    </div>
  );
}

function Facts({ person }: Pick<ReturnType<typeof useLoaderData<typeof clientLoader>>, 'person'>) {
  const now = new Date();
  const facts: [string, string][] = [
    ['Joined', instantDateText(person.created)],
    ['Last seen', person.last_seen ? agoText(person.last_seen, now) : 'Never'],
    ['E-mail', person.email_verified ? 'Proven' : 'Not proven yet'],
    ['Two-step sign-in', person.two_step ? 'On' : 'Off'],
    ...(person.invited_at && person.status === 'invited'
      ? [['Invited', agoText(person.invited_at, now)] as [string, string]]
      : []),
    ['License', person.license_number ?? UNKNOWN],
  ];
  return (
    <SimpleGrid component="dl" cols={{ base: 2, sm: 3, lg: 6 }} className={own.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </SimpleGrid>
  );
}

export { OfficeFailure as ErrorBoundary };
