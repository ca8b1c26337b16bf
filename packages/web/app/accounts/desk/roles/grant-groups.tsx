import { permissionGroups } from '@homestead/contract/accounts';
import { Checkbox } from '@mantine/core';
import { useId } from 'react';
import { roleMessages } from '../../messages/roles.ts';
import type { WirePermission } from '../clients.ts';
import { isTicked, type RoleDraft, setView, tick, toggleEdit } from './edit-grants.ts';
import own from './user-access-page.module.css';

const order = ['Column', 'Lead', 'Stage', 'Transaction'] as const;

interface GrantGroupsProps {
  draft: RoleDraft;
  permissions: readonly WirePermission[];
  mayAssign: boolean;
  onChange: (draft: RoleDraft) => void;
}

/** Dashboard Columns, Leads Detail, Sidebar, Transaction. */
export function GrantGroups({ draft, permissions, mayAssign, onChange }: GrantGroupsProps) {
  return (
    <div className={own.groups}>
      {order.map((type) => (
        <fieldset key={type} className={own.group}>
          <legend>{permissionGroups[type]}</legend>
          {permissions
            .filter(({ permissionType }) => permissionType === type)
            .map((permission) => (
              <PermissionBoxes
                key={permission.permission}
                permission={permission}
                draft={draft}
                mayAssign={mayAssign}
                onChange={onChange}
              />
            ))}
        </fieldset>
      ))}
    </div>
  );
}

function PermissionBoxes({
  permission: { permission: key, permissionname, permissionType, abilities },
  draft,
  mayAssign,
  onChange,
}: Omit<GrantGroupsProps, 'permissions'> & { permission: WirePermission }) {
  const reasonId = useId();
  const isOn = isTicked(draft, key);
  const grant = draft.grants.get(key);
  const mayView = abilities.includes('view');
  const isNotHeld = mayAssign && !mayView;
  return (
    <div className={own.permission}>
      <Checkbox
        label={permissionname}
        checked={isOn}
        disabled={!mayAssign || !mayView}
        aria-describedby={isNotHeld ? reasonId : undefined}
        onChange={(event) => onChange(tick(draft, key, event.currentTarget.checked))}
      />
      {permissionType === 'Column' && isOn && (
        <span className={own.sub}>
          <Checkbox
            size="xs"
            label={roleMessages.view()}
            aria-label={roleMessages.viewNamed({ permission: permissionname })}
            checked
            disabled={!mayAssign || !mayView}
            onChange={() => onChange(setView(draft, key, false))}
          />
          <Checkbox
            size="xs"
            label={roleMessages.edit()}
            aria-label={roleMessages.editNamed({ permission: permissionname })}
            checked={grant?.edit ?? false}
            disabled={!mayAssign || !abilities.includes('edit')}
            onChange={() => onChange(toggleEdit(draft, key))}
          />
        </span>
      )}
      {isNotHeld && (
        <span id={reasonId} className={own.reason}>
          {roleMessages.notHeldByYou()}
        </span>
      )}
    </div>
  );
}
