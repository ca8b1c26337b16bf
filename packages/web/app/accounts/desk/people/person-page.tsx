import type { WirePersonDetail } from '@homestead/contract/accounts';
import { phoneText } from '@homestead/contract/platform';
import { Alert, Group, Tabs, Text } from '@mantine/core';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import {
  ActionButtons,
  ContactButtons,
  DeskFailure,
  DeskPage,
  DeskSkeleton,
  type Fact,
  Facts,
  RecordPager,
  useDeskFrame,
  useListNeighbors,
} from '#desk';
import { ApiError, agoText, instantDateText, UNKNOWN } from '#platform';
import { onboardingMessages } from '../../messages/onboarding.ts';
import { peopleMessages } from '../../messages/people.ts';
import { requireStaff, useStaffSession } from '../../session/staff-session.ts';
import { peopleClient, roleClient } from '../clients.ts';
import { onboardedRoles } from '../onboarding/onboarded-roles.ts';
import { PersonOnboarding } from '../onboarding/person-onboarding.tsx';
import { personActions } from './person-actions.tsx';
import { LicenseBadge, StatusBadge } from './person-badges.tsx';
import { PersonEditForm } from './person-edit-form.tsx';
import { PersonHistory } from './person-history.tsx';
import { PersonPhoto } from './person-photo.tsx';
import { PersonTeams } from './person-teams.tsx';

export function meta() {
  return [{ title: peopleMessages.person() }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, null);
  return null;
}

/** Redirects to /not-found if the person doesn't exist or the caller may not see them. */
export async function clientLoader({ params, request }: ClientLoaderFunctionArgs) {
  try {
    const { signal } = request;
    const [person, roles] = await Promise.all([
      peopleClient.getPerson({ id: params.id ?? '' }, { signal }),
      roleClient.getRoles({}, { signal }).catch((error: unknown) => {
        // People who may not list roles see the person all the same.
        if (error instanceof ApiError && error.status === 403) return { data: [] };
        throw error;
      }),
    ]);
    return { person: person.data, roles: roles.data };
  } catch (error) {
    const isMissing = error instanceof ApiError && [400, 404].includes(error.status);
    if (isMissing) throw redirect('/not-found');
    throw error;
  }
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <DeskSkeleton title={peopleMessages.person()} />;
}

/** One person: details, what can be done, team, and history. */
export default function PersonPage() {
  const { person, roles } = useLoaderData<typeof clientLoader>();
  const { permissions, id: ownId } = useStaffSession();
  const { revalidate } = useRevalidator();
  const neighbors = useListNeighbors(person.id);
  const { dealsOf } = useDeskFrame();
  const name = `${person.first_name} ${person.last_name}`;
  const maySeeHistory = permissions.some((key) => key === 'edit-users' || key === 'usermanagement');
  const maySeeSteps =
    person.id === ownId || permissions.some((key) => key === 'onboarding' || key === 'roster');
  const isOnboarded = maySeeSteps && onboardedRoles.includes(person.role.role);
  return (
    <DeskPage
      back={
        permissions.includes('usermanagement') && {
          to: neighbors?.list ?? '/usermanagement',
          label: peopleMessages.allPeople(),
        }
      }
      before={<PersonPhoto person={person} onChanged={revalidate} />}
      title={name}
      below={
        <Group gap="4px 12px">
          <Text c="dimmed">{person.role.rolename}</Text>
          {person.status !== 'active' && <StatusBadge status={person.status} />}
          <LicenseBadge expiresOn={person.license_expires_on} what="license" />
          <LicenseBadge expiresOn={person.eo_expires_on} what="insurance" />
          {person.phone && <Text c="dimmed">{phoneText(person.phone)}</Text>}
          {person.email && <Text c="dimmed">{person.email}</Text>}
        </Group>
      }
      actions={
        <>
          <RecordPager id={person.id} hrefOf={(id) => `/users/${id}`} />
          <ContactButtons name={name} phone={person.phone} email={person.email} />
          <ActionButtons record={person} name={name} actions={personActions} onDone={revalidate} />
        </>
      }
    >
      {person.deleted_at && (
        <Alert
          color="warn"
          mb="md"
          title={peopleMessages.deletedOn({ day: instantDateText(person.deleted_at) })}
        >
          {peopleMessages.deletedHint()}
        </Alert>
      )}
      <Facts facts={factsOf(person)} />
      <Tabs defaultValue="details" mt="md" keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="details">{peopleMessages.details()}</Tabs.Tab>
          <Tabs.Tab value="team">{peopleMessages.team()}</Tabs.Tab>
          {isOnboarded && <Tabs.Tab value="onboarding">{onboardingMessages.title()}</Tabs.Tab>}
          {maySeeHistory && <Tabs.Tab value="history">{peopleMessages.history()}</Tabs.Tab>}
        </Tabs.List>
        <Tabs.Panel value="details">
          <PersonEditForm key={person.id} person={person} roles={roles} onSaved={revalidate} />
        </Tabs.Panel>
        <Tabs.Panel value="team" pt="md">
          <PersonTeams person={person} onChanged={revalidate} />
        </Tabs.Panel>
        {isOnboarded && (
          <Tabs.Panel value="onboarding" pt="md">
            <PersonOnboarding id={person.id} name={name} />
          </Tabs.Panel>
        )}
        {maySeeHistory && (
          <Tabs.Panel value="history" pt="md">
            <PersonHistory personId={person.id} version={person.version} onUndone={revalidate} />
          </Tabs.Panel>
        )}
      </Tabs>
      {dealsOf({ agentId: person.id })}
    </DeskPage>
  );
}

function factsOf(person: WirePersonDetail): Fact[] {
  const now = new Date();
  const { created, last_seen, email_verified, two_step, status, invited_at } = person;
  const { waiting_email: waitingEmail } = person;
  return [
    { label: peopleMessages.joined(), value: instantDateText(created) },
    {
      label: peopleMessages.lastSeen(),
      value: last_seen ? agoText(last_seen, now) : peopleMessages.never(),
    },
    {
      label: peopleMessages.email(),
      value: email_verified ? peopleMessages.verified() : peopleMessages.notVerified(),
    },
    ...(waitingEmail ? [{ label: peopleMessages.newEmail(), value: waitingEmail }] : []),
    {
      label: peopleMessages.twoStep(),
      value: two_step ? peopleMessages.on() : peopleMessages.off(),
    },
    ...(invited_at && status === 'invited'
      ? [{ label: peopleMessages.invited(), value: agoText(invited_at, now) }]
      : []),
    { label: peopleMessages.license(), value: person.license_number ?? UNKNOWN },
    { label: peopleMessages.insurance(), value: insuranceOf(person) },
  ];
}

function insuranceOf({ eo_carrier: carrier, eo_policy: policy }: WirePersonDetail): string {
  if (carrier && policy) return peopleMessages.insuredBy({ carrier, policy });
  return carrier ?? policy ?? UNKNOWN;
}

export { DeskFailure as ErrorBoundary };
