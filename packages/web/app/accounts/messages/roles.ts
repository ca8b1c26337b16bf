import { defineMessages } from '@homestead/contract/platform';

/** The staff screen about what each role may do. */
export const roleMessages = defineMessages({
  title: 'User Permissions',
  role: 'Role',
  selectRole: 'Select Role',
  selectRoleFirst: 'Please Select Role From Dropdown',
  permissions: 'Permissions',
  compare: 'Compare',
  history: 'History',

  // A role’s permissions
  readOnly: 'You can view this role but not change its permissions.',
  scope: 'Record access',
  scopeHint: 'Whose records this role can see',
  scopeOwn: 'Own records',
  scopeTeam: 'The team’s records',
  scopeAll: 'All records',
  twoStep: 'Require two-step sign-in',
  twoStepHint: 'People with this role can’t use their permissions until they set it up',
  noneChosen: 'Select atleast one permission',
  conflict:
    'Someone else changed this role while you were editing. Your changes are still here: load the latest version, check it, and assign again.',
  loadLatest: 'Load the latest version',
  people: '{count, plural, one {# person has} other {# people have}} this role',
  peopleUnsaved:
    '{count, plural, one {# person has} other {# people have}} this role. You have unsaved changes.',
  undoMyChanges: 'Undo my changes',
  reviewChanges: '{count, plural, one {# change} other {# changes}}: review',
  changesTitle: 'Changes that aren’t saved yet',
  changeLine: '{label}: {before} → {after}',
  findPermission: 'Find a permission',
  foundPermissions:
    '{count, plural, =0 {No permission matches.} one {# permission} other {# permissions}}',
  alsoHeldBy: 'Who else has it',
  notAllowed: 'not allowed',
  assign: 'Assign Permission',
  view: 'View',
  edit: 'Edit',
  viewNamed: 'View {permission}',
  editNamed: 'Edit {permission}',
  notHeldByYou: 'You don’t have this permission yourself',

  // Preview
  preview: 'Preview as this role',
  seeAs: 'View as this role',
  previewTitle: 'Preview as {role}',
  previewIntro:
    'How the sidebar and columns look with your current selection. Nothing here is clickable.',
  sidebarOf: '{role} sidebar',
  columnsOf: '{role} columns',
  noColumns: 'No lead list columns.',
  column: 'Lead list column',
  access: 'Access',

  // Comparison
  compareWith: 'Compare with',
  showSame: 'Also show what’s the same',
  sameForBoth: 'Both roles have the same permissions.',
  differ: '{count, plural, one {# permission differs} other {# permissions differ}}.',
  comparison: 'Comparison',
  permission: 'Permission',
  twoStepRequired: 'Two-step required',
  yes: 'yes',
  no: 'no',
  allowed: 'allowed',
  canView: 'view',
  canEdit: 'view and edit',

  // History
  assigned: 'Permissions assigned',
});
