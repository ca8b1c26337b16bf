import { permissionGroups } from '@homestead/contract/accounts';
import { Checkbox, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { useKeys } from '#desk';
import { UNKNOWN } from '#platform';
import { roleMessages } from '../../messages/roles.ts';
import type { WirePermission } from '../clients.ts';
import { isTicked, type RoleDraft, setView, tick, toggleEdit } from './edit-grants.ts';
import own from './grant-groups.module.css';

const order = ['Column', 'Lead', 'Stage', 'Transaction'] as const;
const list = new Intl.ListFormat('en-US', { type: 'unit' });

interface GrantGroupsProps {
  /** The role itself, which is left out of who else holds a permission. */
  role: string;
  draft: RoleDraft;
  /** Permissions that differ from what is saved. */
  changed: ReadonlySet<string>;
  permissions: readonly WirePermission[];
  mayAssign: boolean;
  onChange: (draft: RoleDraft) => void;
}

/** Dashboard Columns, Leads Detail, Sidebar, Transaction: what the role and others hold. */
export function GrantGroups(given: GrantGroupsProps) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useKeys({ '/': () => input.current?.focus() });
  const sought = text.trim().toLowerCase();
  const found = given.permissions.filter(({ permissionname }) =>
    permissionname.toLowerCase().includes(sought),
  );
  return (
    <>
      <TextInput
        ref={input}
        type="search"
        aria-label={roleMessages.findPermission()}
        placeholder={roleMessages.findPermission()}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        className={own.search}
      />
      <p role="status" className={found.length > 0 ? 'unseen' : 'quiet'}>
        {sought !== '' && roleMessages.foundPermissions({ count: found.length })}
      </p>
      {order.map((type) => {
        const rows = found.filter(({ permissionType }) => permissionType === type);
        return rows.length > 0 && <GroupTable key={type} {...given} type={type} rows={rows} />;
      })}
    </>
  );
}

interface GroupTableProps extends GrantGroupsProps {
  type: (typeof order)[number];
  rows: readonly WirePermission[];
}

function GroupTable({ type, rows, ...given }: GroupTableProps) {
  const label = permissionGroups[type];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's head can't stay in sight
    <div role="group" aria-label={label} className={own.group}>
      <table className={own.table}>
        <thead>
          <tr>
            <th scope="col">{label}</th>
            {type === 'Column' ? (
              <>
                <th scope="col">{roleMessages.view()}</th>
                <th scope="col">{roleMessages.edit()}</th>
              </>
            ) : (
              <td colSpan={2} />
            )}
            <th scope="col">{roleMessages.alsoHeldBy()}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((permission) => (
            <PermissionRow key={permission.permission} {...given} permission={permission} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PermissionRow({
  role,
  draft,
  changed,
  mayAssign,
  onChange,
  permission: { permission: key, permissionname, permissionType, abilities, roles },
}: Omit<GrantGroupsProps, 'permissions'> & { permission: WirePermission }) {
  const reasonId = useId();
  const isOn = isTicked(draft, key);
  const mayView = abilities.includes('view');
  const isNotHeld = mayAssign && !mayView;
  const hasParts = permissionType === 'Column' && isOn;
  const others = list.format(
    roles.filter(({ name }) => name !== role).map(({ rolename }) => rolename),
  );
  return (
    <tr data-changed={changed.has(key) || undefined}>
      <td>
        <Checkbox
          size="sm"
          label={permissionname}
          checked={isOn}
          disabled={!mayAssign || !mayView}
          aria-describedby={isNotHeld ? reasonId : undefined}
          onChange={(event) => onChange(tick(draft, key, event.currentTarget.checked))}
        />
        {isNotHeld && (
          <span id={reasonId} className={own.reason}>
            {roleMessages.notHeldByYou()}
          </span>
        )}
      </td>
      <td data-part={roleMessages.view()}>
        {hasParts && (
          <Checkbox
            size="sm"
            aria-label={roleMessages.viewNamed({ permission: permissionname })}
            checked
            disabled={!mayAssign || !mayView}
            onChange={() => onChange(setView(draft, key, false))}
          />
        )}
      </td>
      <td data-part={roleMessages.edit()}>
        {hasParts && (
          <Checkbox
            size="sm"
            aria-label={roleMessages.editNamed({ permission: permissionname })}
            checked={draft.grants.get(key)?.edit ?? false}
            disabled={!mayAssign || !abilities.includes('edit')}
            onChange={() => onChange(toggleEdit(draft, key))}
          />
        )}
      </td>
      <td className={own.others}>
        <span title={others}>{others || UNKNOWN}</span>
      </td>
    </tr>
  );
}
