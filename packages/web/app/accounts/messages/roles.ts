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

  // What a role holds
  readOnly: 'You can see this role, but not change what it holds.',
  reach: 'Reach',
  reachHint: 'Whose records the permissions open',
  reachOwn: 'Own records',
  reachTeam: 'The team’s records',
  reachAll: 'All records',
  twoStep: 'Require two-step sign-in',
  twoStepHint: 'Permissions are suspended until it’s set up',
  noneChosen: 'Select atleast one permission',
  conflict:
    'Someone else changed this role while you were editing. Your changes are still here: load the latest version, check it, and assign again.',
  loadLatest: 'Load the latest version',
  people: '{count, plural, one {# person has} other {# people have}} this role',
  peopleUnsaved:
    '{count, plural, one {# person has} other {# people have}} this role. You have unsaved changes.',
  undoMyChanges: 'Undo my changes',
  assign: 'Assign Permission',
  view: 'View',
  edit: 'Edit',
  viewNamed: 'View {permission}',
  editNamed: 'Edit {permission}',
  notHeldByYou: 'You don’t have this permission yourself',

  // Preview
  preview: 'Preview as this role',
  previewTitle: 'Preview as {role}',
  previewIntro:
    'The sidebar and columns with the current selection. Nothing in the preview can be used.',
  sidebarOf: 'Sidebar of {role}',
  columnsOf: 'Columns of {role}',
  noColumns: 'No columns of the lead list.',
  column: 'Column of the lead list',
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
  changeUndone: 'Change undone',
});
