import { roleMessages } from '../../messages/roles.ts';
import { differingKeys, type RoleDraft } from './edit-grants.ts';

/** A change to a role, to read before it is saved. */
export interface GrantChange {
  label: string;
  before: string;
  after: string;
}

const scopes: Readonly<Record<RoleDraft['scope'], () => string>> = {
  own: roleMessages.scopeOwn,
  team: roleMessages.scopeTeam,
  all: roleMessages.scopeAll,
};

const accessText = ({ grants }: RoleDraft, key: string, isColumn: boolean) => {
  const grant = grants.get(key);
  if (!grant?.view) return roleMessages.notAllowed();
  if (!isColumn) return roleMessages.allowed();
  return grant.edit ? roleMessages.canEdit() : roleMessages.canView();
};

const twoStepText = ({ requiresTwoStep }: RoleDraft) =>
  requiresTwoStep ? roleMessages.yes() : roleMessages.no();

/** How a draft differs from what is saved, in the order of the screen. */
export function grantChanges(
  saved: RoleDraft,
  draft: RoleDraft,
  permissions: readonly { permission: string; permissionname: string; permissionType: string }[],
): GrantChange[] {
  const differing = new Set(differingKeys(saved, draft));
  const changes = permissions
    .filter(({ permission }) => differing.has(permission))
    .map(({ permission, permissionname, permissionType }) => ({
      label: permissionname,
      before: accessText(saved, permission, permissionType === 'Column'),
      after: accessText(draft, permission, permissionType === 'Column'),
    }));
  const settings = [
    {
      label: roleMessages.scope(),
      before: scopes[saved.scope](),
      after: scopes[draft.scope](),
    },
    {
      label: roleMessages.twoStepRequired(),
      before: twoStepText(saved),
      after: twoStepText(draft),
    },
  ].filter(({ before, after }) => before !== after);
  return [...settings, ...changes];
}
