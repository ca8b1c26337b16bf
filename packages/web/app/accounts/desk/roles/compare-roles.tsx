import { permissionGroups, type WireRolePermissions } from '@homestead/contract/accounts';
import { Select, Skeleton, Switch, Table, Text } from '@mantine/core';
import { Fragment, useState } from 'react';
import { ProblemNote, ScrollRegion, useAnswer } from '#desk';
import { UNKNOWN } from '#platform';
import { roleMessages } from '../../messages/roles.ts';
import { roleClient, type WirePermission, type WireRole } from '../clients.ts';
import { differingKeys, type RoleDraft, readDraft } from './edit-grants.ts';
import own from './user-access-page.module.css';

interface CompareRolesProps {
  state: WireRolePermissions;
  draft: RoleDraft;
  roles: readonly WireRole[];
  permissions: readonly WirePermission[];
}

/** The permissions of two roles, side by side. */
export function CompareRoles({ state, draft, roles, permissions }: CompareRolesProps) {
  const [other, setOther] = useState<string | null>(null);
  const [isAll, setAll] = useState(false);
  const { answer, problem, isLoading, again } = useAnswer(other, (signal) =>
    roleClient.getRolePermissions({ role: other ?? '' }, { signal }),
  );
  return (
    <>
      <div className={own.settings}>
        <Select
          label={roleMessages.compareWith()}
          placeholder={roleMessages.selectRole()}
          searchable
          data={roles
            .filter(({ name }) => name !== state.role)
            .map(({ name, rolename }) => ({ value: name, label: rolename }))}
          value={other}
          onChange={setOther}
        />
        <Switch
          label={roleMessages.showSame()}
          checked={isAll}
          onChange={(event) => setAll(event.currentTarget.checked)}
        />
      </div>
      <ProblemNote problem={problem} onRetry={again} />
      {isLoading && !answer && <Skeleton height={240} />}
      {answer && (
        <Comparison
          names={[state.rolename, answer.data.rolename]}
          drafts={[draft, readDraft(answer.data)]}
          permissions={permissions}
          isAll={isAll}
        />
      )}
    </>
  );
}

function Comparison({
  names,
  drafts: [one, other],
  permissions,
  isAll,
}: {
  names: [string, string];
  drafts: [RoleDraft, RoleDraft];
  permissions: readonly WirePermission[];
  isAll: boolean;
}) {
  const differing = new Set(differingKeys(one, other));
  const shown = permissions.filter(({ permission }) => isAll || differing.has(permission));
  const settings: [string, string, string][] = [
    [roleMessages.scope(), one.scope, other.scope],
    [roleMessages.twoStepRequired(), yesNo(one.requiresTwoStep), yesNo(other.requiresTwoStep)],
  ];
  const types = Object.keys(permissionGroups) as (keyof typeof permissionGroups)[];
  return (
    <>
      <Text size="sm" c="dimmed" mb="xs" role="status">
        {differing.size === 0
          ? roleMessages.sameForBoth()
          : roleMessages.differ({ count: differing.size })}
      </Text>
      <ScrollRegion label={roleMessages.comparison()}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{roleMessages.permission()}</Table.Th>
              <Table.Th scope="col">{names[0]}</Table.Th>
              <Table.Th scope="col">{names[1]}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {settings
              .filter(([, left, right]) => isAll || left !== right)
              .map(([label, left, right]) => (
                <Table.Tr key={label} className={left === right ? undefined : own.differs}>
                  <Table.Td>{label}</Table.Td>
                  <Table.Td>{left}</Table.Td>
                  <Table.Td>{right}</Table.Td>
                </Table.Tr>
              ))}
            {types.map((type) => {
              const rows = shown.filter(({ permissionType }) => permissionType === type);
              if (rows.length === 0) return null;
              return (
                <Fragment key={type}>
                  <Table.Tr>
                    <Table.Th colSpan={3} scope="colgroup">
                      {permissionGroups[type]}
                    </Table.Th>
                  </Table.Tr>
                  {rows.map(({ permission, permissionname }) => (
                    <Table.Tr
                      key={permission}
                      className={differing.has(permission) ? own.differs : undefined}
                    >
                      <Table.Td>{permissionname}</Table.Td>
                      <Table.Td>{rightText(one, permission, type)}</Table.Td>
                      <Table.Td>{rightText(other, permission, type)}</Table.Td>
                    </Table.Tr>
                  ))}
                </Fragment>
              );
            })}
          </Table.Tbody>
        </Table>
      </ScrollRegion>
    </>
  );
}

const yesNo = (isOn: boolean) => (isOn ? roleMessages.yes() : roleMessages.no());

function rightText({ grants }: RoleDraft, key: string, type: string): string {
  const grant = grants.get(key);
  if (!grant?.view) return UNKNOWN;
  if (type !== 'Column') return roleMessages.allowed();
  return grant.edit ? roleMessages.canEdit() : roleMessages.canView();
}
