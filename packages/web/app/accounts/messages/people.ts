import { defineMessages } from '@homestead/contract/platform';

/** Staff screens about people: the list, a person's page, invitations. */
export const peopleMessages = defineMessages({
  // The list
  title: 'User Management',
  people: 'People',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  role: 'Role',
  status: 'Status',
  license: 'License',
  insurance: 'E&O insurance',
  insuredBy: '{carrier}, {policy}',
  lastSeen: 'Last seen',
  joined: 'Joined',
  city: 'City',
  company: 'Company',
  never: 'Never',
  search: 'Search by name, email, or phone',
  searchHint: 'Name, email, or phone',
  anyRole: 'Any role',
  anyStatus: 'Any status',
  roleWithCount: '{role} ({count, number})',
  noMatch: 'No matching people',
  noPeople: 'No people yet',
  noPeopleHint: 'Invite the first person. They choose their own password.',

  seeAs: 'View as this person',

  // States of an account and a license
  active: 'Active',
  invited: 'Invited',
  deactivated: 'Deactivated',
  deleted: 'Deleted',
  licenseExpiring: 'License/E&O expiring',
  noExpiration: 'No expiration date',
  expired:
    '{what, select, license {License expired} insurance {E&O insurance expired} other {Expired}} on {day}',
  valid: 'Valid until {day}',
  expiresToday:
    '{what, select, license {License expires} insurance {E&O insurance expires} other {Expires}} today, {day}',
  expiresTomorrow:
    '{what, select, license {License expires} insurance {E&O insurance expires} other {Expires}} tomorrow, {day}',
  expiresIn:
    '{what, select, license {License expires} insurance {E&O insurance expires} other {Expires}} in {days, number} days, {day}',

  // What is done with a person
  call: 'Call',
  writeEmail: 'Email',
  resendInvitation: 'Resend invitation',
  signOutEverywhere: 'Sign out everywhere',
  signOutQuestion: 'They will be signed out of all their devices now.',
  deactivate: 'Deactivate',
  deactivateQuestion:
    'They’ll be signed out everywhere and can’t sign in. Nothing is deleted, and you can reactivate them anytime.',
  reactivate: 'Reactivate',
  restore: 'Restore',
  delete: 'Delete…',

  // Deleting
  deleteTitle: 'Delete {name}?',
  deleteText:
    '{name} can no longer sign in and is removed from all lists. You can undo this for 30 days.',
  handOverFirst: 'Hand these over first:',
  held: '{label}: {count, number}',
  moveLeadsApart: 'Move the leads to several people instead',
  handOverTo: 'Hand over to',
  choosePerson: 'Choose a person',
  noCandidate: 'No one can take over everything',
  handOverAndDelete: 'Hand over and delete',
  deleteNow: 'Delete',
  cancel: 'Cancel',

  // Inviting
  invite: 'Invite a person',
  inviteIntro: 'We’ll email an invitation with a link. They choose their own password.',
  sendInvitation: 'Send invitation',
  invitationSent: 'Invitation sent to {email}',

  // Inviting by file
  inviteByCsv: 'Invite by CSV',
  csvTitle: 'Invite people from a CSV file',
  csvIntro:
    'The first line names the columns: <c>first_name</c>, <c>last_name</c>, <c>email</c>, <c>role</c>, and optionally <c>phone</c>, <c>license_number</c>, <c>license_expires_on</c>. Up to 500 people per file. You see what will happen before anyone is invited.',
  csvFile: 'CSV file',
  csvDrop: 'Drop a CSV file here, or click to choose one',
  csvDropKeys: 'Drop a CSV file here, or press Enter to choose one',
  csvReport: 'Download the lines with errors',
  csvTooLarge: 'Choose a CSV file of at most 256 KB.',
  canBeInvited: '{count, plural, one {# person} other {# people}} can be invited.',
  wereInvited: '{count, plural, one {# person} other {# people}} invited.',
  noneInvited: 'No one can be invited from this file.',
  linesRefused: '{count, plural, one {# line has} other {# lines have}} errors.',
  inviteCount: 'Invite {count, plural, one {# person} other {# people}}',
  close: 'Close',
  line: 'Line',
  outcome: 'Result',
  reason: 'Reason',
  ready: 'Can be invited',
  created: 'Invited',
  refused: 'Has errors',

  // A person's page
  person: 'Person',
  allPeople: 'All people',
  deletedOn: 'Deleted on {day}',
  deletedHint: 'You can undo this for 30 days.',
  details: 'Details',
  team: 'Team',
  history: 'History',
  verified: 'Verified',
  notVerified: 'Not verified',
  newEmail: 'New email, not confirmed yet',
  twoStep: 'Two-step sign-in',
  on: 'On',
  off: 'Off',

  // The form
  account: 'Account',
  work: 'Work',
  address: 'Address',
  personal: 'Personal',
  links: 'Links',
  commission: 'Include on commission statements',
  roleIsFixed: 'You can’t change this person’s role.',
  saved: 'User updated successfully',

  // The photo
  photo: 'Photo',
  changePhoto: 'Change the photo',
  choosePhoto: 'Choose a picture…',
  removePhoto: 'Remove the photo',
  photoChanged: 'Photo changed',
  photoRemoved: 'Photo removed',

  // The team
  noTeam: 'Only agents, co-agents, and concierges have teams.',
  nobody: 'None yet',
  remove: 'Remove',
  removeNamed: 'Remove {name} from the team',
  concierge: 'Concierge',
  noConcierge: 'No concierge assigned',
  assignConcierge: 'Assign a concierge',
  reassignConcierge: 'Reassign to another concierge',
  assign: 'Assign',
  coAgents: 'Co-agents',
  pairCoAgent: 'Pair with a co-agent',
  pair: 'Pair',
  assignedAgents: 'Assigned agents',
  assignAgents: 'Assign agents',
  coversFor: 'Covers for',
  pairAgent: 'Pair with an agent',

  // The history
  edited: 'Edited',
  roleChanged: 'Role changed',
  reactivated: 'Reactivated',
  restored: 'Restored',
  teamChanged: 'Team changed',
});
