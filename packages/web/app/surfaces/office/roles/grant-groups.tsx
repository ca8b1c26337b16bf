import { permissionGroups } from '@homestead/contract/accounts';
import { Checkbox } from '@mantine/core';
import { useId } from 'react';
import { isTicked, type RoleDraft, setView, tick, toggleEdit } from './edit-grants.ts';
import type { WirePermission } from './role-calls.ts';
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
  permission: { permission: key, permissionname, permissionType, may },
  draft,
  mayAssign,
  onChange,
}: Omit<GrantGroupsProps, 'permissions'> & { permission: WirePermission }) {
  const reasonId = useId();
  const isOn = isTicked(draft, key);
  const grant = draft.grants.get(key);
  const isNotHeld = mayAssign && !may.view;
  return (
    <div className={own.permission}>
      <Checkbox
        label={permissionname}
        checked={isOn}
        disabled={!mayAssign || !may.view}
        aria-describedby={isNotHeld ? reasonId : undefined}
        onChange={(event) => onChange(tick(draft, key, event.currentTarget.checked))}
      />
      {permissionType === 'Column' && isOn && (
        <span className={own.sub}>
          <Checkbox
            size="xs"
            label="View"
            aria-label={`View ${permissionname}`}
            checked
            disabled={!mayAssign || !may.view}
            onChange={() => onChange(setView(draft, key, false))}
          />
          <Checkbox
            size="xs"
            label="Edit"
            aria-label={`Edit ${permissionname}`}
            checked={grant?.edit ?? false}
            disabled={!mayAssign || !may.edit}
            onChange={() => onChange(toggleEdit(draft, key))}
          />
        </span>
      )}
      {isNotHeld && (
        <span id={reasonId} className={own.reason}>
          You don’t hold this yourself
        </span>
      )}
    </div>
  );
}
