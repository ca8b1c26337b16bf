import { defineMessages } from '@homestead/contract/platform';

/** The back office’s frame: header, sidebar, menus and keyboard shortcuts. */
export const shellMessages = defineMessages({
  title: 'Back office',
  loading: 'Loading',
  scriptNeeded: 'The back office needs JavaScript. Please turn it on and reload this page.',
  skip: 'Skip to main content',
  confirm: 'Confirm',
  cancel: 'Cancel',
  close: 'Close',

  // sidebar
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  leads: 'Leads',
  myWork: 'My work',
  people: 'People',
  marketing: 'Marketing',
  settings: 'Settings',
  about: 'About',
  userManagement: 'User Management',
  userPermissions: 'User Permissions',
  newLeads: 'New Leads',
  unmatchedMessages: 'Unmatched Messages',
  tourRequests: 'Tour Requests',
  leadRouting: 'Lead Routing',
  ponds: 'Ponds',
  agentLimits: 'Agent Limits',
  myCalendar: 'My Calendar',
  agentProfiles: 'Agent profiles',
  testimonials: 'Testimonials',
  messageTemplates: 'Message Templates',
  newsletters: 'Newsletters',
  mailingLists: 'Mailing Lists',
  referenceLists: 'Reference Lists',
  mlsFeed: 'MLS Feed',
  notifications: 'Notifications',
  components: 'Components',
  changeLog: 'Change log',
  expandSidebar: 'Expand the sidebar',
  collapseSidebar: 'Collapse the sidebar',
  collapse: 'Collapse',

  contact: 'Contact us',

  // header
  searchPeople: 'Search people',
  person: '{name}, {email}',
  goTo: 'Go to a page or person',
  goToHint: 'Go to… (Ctrl K or ⌘ K)',
  shortcuts: 'Keyboard shortcuts',
  shortcutsHint: 'Keyboard shortcuts <key>?</key>',

  // account menu
  accountMenu: '{name}, account menu',
  homepage: 'Homepage',
  accountSettings: 'Account settings',
  matchSystem: 'Match system',
  lightColors: 'Light colors',
  darkColors: 'Dark colors',
  signOut: 'SIGN OUT',

  // command palette
  pageOrPerson: 'Page or person',
  page: 'Page',
  pages: 'Pages',
  roleAndEmail: '{role}, {email}',
  noResults: 'No results',

  // keyboard shortcuts
  key: 'Key',
  action: 'What it does',
  paletteKey: 'Go to a page or person (⌘ K on a Mac)',
  nextRow: 'Next row of a table',
  previousRow: 'Previous row',
  openRow: 'Open the row',
  selectRow: 'Select the row',
  extendSelection: 'Extend the selection',
  moveRowUp: 'Move the row up, where rows can be moved',
  moveRowDown: 'Move the row down',
  closeKey: 'Close a dialog or panel',
  helpKey: 'Show these shortcuts',

  // two-step sign-in
  setUpTwoStep: 'Set up two-step sign-in',
  twoStepNeeded:
    'Your role requires two-step sign-in. Your permissions are suspended until you set it up in your <settings>account settings</settings>.',
  twoStepSuggested:
    'Your role can change a lot, so protect it with a second step. Set it up in your <settings>account settings</settings>.',
  dismiss: 'Dismiss',
});
