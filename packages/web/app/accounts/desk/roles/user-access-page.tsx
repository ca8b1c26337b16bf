import { Select, Skeleton, Tabs, Text } from '@mantine/core';
import { useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
  useNavigation,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { DeskFailure, DeskPage, DeskSkeleton } from '#desk';
import { roleMessages } from '../../messages/roles.ts';
import { requireStaff, useStaffSession } from '../../session/staff-session.ts';
import { roleClient } from '../clients.ts';
import { CompareRoles } from './compare-roles.tsx';
import { readDraft } from './edit-grants.ts';
import { RoleEditor } from './role-editor.tsx';
import { RoleHistory } from './role-history.tsx';
import own from './user-access-page.module.css';

export function meta() {
  return [{ title: roleMessages.title() }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, 'userpermissions');
  return null;
}

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const role = new URL(request.url).searchParams.get('role');
  const { signal } = request;
  const [roles, permissions, state] = await Promise.all([
    roleClient.getRoles({}, { signal }),
    roleClient.getPermissions({}, { signal }),
    role ? roleClient.getRolePermissions({ role }, { signal }) : null,
  ]);
  return { roles: roles.data, permissions: permissions.data, state: state?.data ?? null };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <DeskSkeleton title={roleMessages.title()} />;
}

/** Where staff view, change, compare, and undo what each role holds. */
export default function UserAccessPage() {
  const { roles, permissions, state } = useLoaderData<typeof clientLoader>();
  const session = useStaffSession();
  const { revalidate } = useRevalidator();
  const navigation = useNavigation();
  const [, setParams] = useSearchParams();
  const [tab, setTab] = useState<string | null>('permissions');
  const isSuper = session.role === 'super-admin';
  const choices = roles.filter(({ name }) => isSuper || name !== session.role);
  const isLoading = navigation.location?.pathname === '/useraccess';
  return (
    <DeskPage title={roleMessages.title()}>
      <Select
        label={roleMessages.role()}
        placeholder={roleMessages.selectRole()}
        searchable
        allowDeselect={false}
        className={own.role}
        data={choices.map(({ name, rolename }) => ({ value: name, label: rolename }))}
        value={state?.role ?? null}
        onChange={(role) => role && setParams({ role }, { preventScrollReset: true })}
      />
      {isLoading && !state ? (
        <Skeleton height={300} mt="md" />
      ) : state === null ? (
        <Text mt="xl">{roleMessages.selectRoleFirst()}</Text>
      ) : (
        <div className={isLoading ? own.stale : undefined}>
          <Text c="dimmed" mt="xs">
            {state.why}
          </Text>
          <Tabs value={tab} onChange={setTab} mt="md">
            <Tabs.List>
              <Tabs.Tab value="permissions">{roleMessages.permissions()}</Tabs.Tab>
              <Tabs.Tab value="compare">{roleMessages.compare()}</Tabs.Tab>
              <Tabs.Tab value="history">{roleMessages.history()}</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="permissions" pt="md">
              <RoleEditor
                key={state.role}
                state={state}
                permissions={permissions}
                people={roles.find(({ name }) => name === state.role)?.people ?? 0}
                onSaved={revalidate}
              />
            </Tabs.Panel>
            <Tabs.Panel value="compare" pt="md">
              {tab === 'compare' && (
                <CompareRoles
                  state={state}
                  draft={readDraft(state)}
                  roles={roles}
                  permissions={permissions}
                />
              )}
            </Tabs.Panel>
            <Tabs.Panel value="history" pt="md">
              {tab === 'history' && (
                <RoleHistory role={state.role} version={state.version} onUndone={revalidate} />
              )}
            </Tabs.Panel>
          </Tabs>
        </div>
      )}
    </DeskPage>
  );
}

export { DeskFailure as ErrorBoundary };
