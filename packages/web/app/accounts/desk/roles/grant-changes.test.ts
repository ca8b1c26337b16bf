import { describe, expect, it } from 'vitest';
import { roleMessages } from '../../messages/roles.ts';
import type { RoleDraft } from './edit-grants.ts';
import { grantChanges } from './grant-changes.ts';

const draft = (
  grants: Record<string, { view: boolean; edit: boolean }>,
  more: Partial<RoleDraft> = {},
): RoleDraft => ({
  grants: new Map(Object.entries(grants)),
  scope: 'own',
  requiresTwoStep: false,
  ...more,
});
const permissions = [
  { permission: 'column-email', permissionname: 'Email', permissionType: 'Column' },
  { permission: 'feed', permissionname: 'MLS Feed', permissionType: 'Stage' },
];
const view = { view: true, edit: false };

describe('the changes to a role, before they are saved', () => {
  it('are none where nothing differs', () => {
    expect(grantChanges(draft({ feed: view }), draft({ feed: view }), permissions)).toEqual([]);
  });

  it('say what was and will be allowed, settings first', () => {
    const saved = draft({ 'column-email': view });
    const changed = draft(
      { 'column-email': { view: true, edit: true }, feed: view },
      { scope: 'all' },
    );
    expect(grantChanges(saved, changed, permissions)).toEqual([
      {
        label: roleMessages.scope(),
        before: roleMessages.scopeOwn(),
        after: roleMessages.scopeAll(),
      },
      { label: 'Email', before: roleMessages.canView(), after: roleMessages.canEdit() },
      { label: 'MLS Feed', before: roleMessages.notAllowed(), after: roleMessages.allowed() },
    ]);
  });
});
