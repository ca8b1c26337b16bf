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
  myDay: 'My day',
  newLeads: 'New Leads',
  claimContact: 'Claim Contact',
  tasks: 'Tasks',
  unmatchedMessages: 'Unmatched Messages',
  tourRequests: 'Tour Requests',
  leadRouting: 'Lead Routing',
  ponds: 'Ponds',
  agentLimits: 'Agent Limits',
  moveLeads: 'Move Leads',
  myCalendar: 'My Calendar',
  agentProfiles: 'Agent profiles',
  testimonials: 'Testimonials',
  messageTemplates: 'Message Templates',
  newsletters: 'Newsletters',
  mailingLists: 'Mailing Lists',
  referenceLists: 'Reference Lists',
  sourceCosts: 'Source Costs',
  apiKeys: 'API Keys',
  webhooks: 'Webhooks',
  audit: 'Audit',
  mlsFeed: 'MLS Feed',
  notifications: 'Notifications',
  components: 'Components',
  changeLog: 'Change log',
  expandSidebar: 'Expand the sidebar',
  collapseSidebar: 'Collapse the sidebar',
  collapse: 'Collapse',

  contact: 'Contact us',

  // header
  search: 'Search or go to…',
  paletteKeyMac: '⌘ K',
  paletteKeyOther: 'Ctrl K',
  goTo: 'Search, or go to a page',
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
  paletteHint: 'Type a name, a page, or what to do',
  paletteKeys:
    '<key>↑</key> <key>↓</key> to choose, <key>Enter</key> to go, <key>Esc</key> to close',
  resultCount: '{count, plural, one {# result} other {# results}}',
  actions: 'Actions',
  pages: 'Go to',
  allPeopleMatching: 'All people matching “{text}”',
  invitePerson: 'Invite a person',
  newNewsletter: 'New newsletter',
  newTask: 'New task',
  newTemplate: 'New message template',
  newTestimonial: 'New testimonial',
  switchToDark: 'Switch to dark colors',
  switchToLight: 'Switch to light colors',
  // What entries are found by, besides their names
  addWords: 'add create new',
  goWords: 'go to open page',
  colorWords: 'theme mode scheme appearance',
  roleAndEmail: '{role}, {email}',
  noResults: 'No results',

  // keyboard shortcuts
  key: 'Key',
  keysHere: 'On this page',
  keysEverywhere: 'Everywhere',
  paletteKey: 'Search, or go to a page (⌘ K on a Mac)',
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
