import type { PermissionKey } from '@homestead/contract/accounts';
import { offerReaders } from '@homestead/contract/transactions';
import { shellMessages } from '../messages/shell.ts';

/** The sidebar's groups in their order, with their headings. */
export const sidebarGroups = {
  leads: shellMessages.leads,
  deals: shellMessages.deals,
  mine: shellMessages.myWork,
  people: shellMessages.people,
  marketing: shellMessages.marketing,
  settings: shellMessages.settings,
  about: shellMessages.about,
} as const;

/** One entry of the sidebar. Only existing screens have one. */
export interface SidebarEntry {
  path: string;
  label: () => string;
  /** Any one of them opens it; null if everyone in the back office sees it. */
  permission: PermissionKey | readonly PermissionKey[] | null;
  group: keyof typeof sidebarGroups;
  /** The path of the entry above that it belongs to; it is indented below that one. */
  parent?: string;
  /** Of use only to those who build the program. */
  isDemoOnly?: true;
  /** About the person alone: left out while someone else sees the office as them. */
  isPersonal?: true;
  /** Prefix of other paths that belong to this entry, such as a person's page. */
  also?: string;
}

/** The lists by stage. */
const stages: readonly Pick<SidebarEntry, 'path' | 'label' | 'permission'>[] = [
  {
    path: '/leads/unspecified',
    label: shellMessages.unspecifiedStage,
    permission: 'unspecified',
  },
  {
    path: '/leads/suspect',
    label: shellMessages.suspectsStage,
    permission: 'suspects',
  },
  {
    path: '/leads/prospect',
    label: shellMessages.prospectsStage,
    permission: 'prospects',
  },
  {
    path: '/leads/lead',
    label: shellMessages.leadStage,
    permission: 'leads',
  },
  {
    path: '/leads/future',
    label: shellMessages.futureStage,
    permission: 'future',
  },
  {
    path: '/leads/client',
    label: shellMessages.clientsStage,
    permission: 'clients',
  },
  {
    path: '/leads/client-donotcontact',
    label: shellMessages.clientdonotcontactStage,
    permission: 'clientdonotcontact',
  },
  {
    path: '/leads/past-client',
    label: shellMessages.pastclientsStage,
    permission: 'pastclients',
  },
  {
    path: '/leads/past-client-updated',
    label: shellMessages.pastclientsupdatedStage,
    permission: ['pastclientsupdated', 'oldleadsupdated'],
  },
  {
    path: '/leads/lost',
    label: shellMessages.lostclientsStage,
    permission: 'lostclients',
  },
  {
    path: '/leads/lost-leads',
    label: shellMessages.lostleadsStage,
    permission: 'lostleads',
  },
  {
    path: '/leads/trash-lead',
    label: shellMessages.trashleadsStage,
    permission: 'trashleads',
  },
  {
    path: '/leads/old-lead',
    label: shellMessages.oldleadsStage,
    permission: 'oldleads',
  },
  {
    path: '/leads/claim-lead',
    label: shellMessages.claimleadsStage,
    permission: 'claimleads',
  },
  {
    path: '/leads/credit-repair',
    label: shellMessages.creditrepairStage,
    permission: 'creditrepair',
  },
  {
    path: '/leads/investor',
    label: shellMessages.investorStage,
    permission: 'investor',
  },
  {
    path: '/leads/non-responsive',
    label: shellMessages.nonresponsiveStage,
    permission: 'nonresponsive',
  },
];

export const sidebarEntries: readonly SidebarEntry[] = [
  { path: '/my-day', label: shellMessages.myDay, permission: 'lead-claim', group: 'leads' },
  {
    path: '/dashboard',
    label: shellMessages.dashboard,
    permission: 'column-stage',
    group: 'leads',
  },
  {
    path: '/leads',
    label: shellMessages.contacts,
    permission: null,
    group: 'leads',
    also: '/leads/',
  },
  ...stages.map((stage): SidebarEntry => ({ ...stage, group: 'leads', parent: '/leads' })),
  { path: '/newleads', label: shellMessages.newLeads, permission: 'lead-claim', group: 'leads' },
  {
    path: '/claim-leads',
    label: shellMessages.claimContact,
    permission: 'claimcontact',
    group: 'leads',
  },
  {
    path: '/duplicates',
    label: shellMessages.duplicates,
    permission: 'lead-merge',
    group: 'leads',
  },
  {
    path: '/import-leads',
    label: shellMessages.importLeads,
    permission: 'import-leads',
    group: 'leads',
  },
  {
    path: '/unmatched-messages',
    label: shellMessages.unmatchedMessages,
    permission: 'lead-assign-all',
    group: 'leads',
  },
  {
    path: '/tour-requests',
    label: shellMessages.tourRequests,
    permission: 'lead-claim',
    group: 'leads',
  },
  { path: '/tasks', label: shellMessages.tasks, permission: 'lead-claim', group: 'leads' },
  {
    path: '/dashboardmain',
    label: shellMessages.transactions,
    permission: offerReaders,
    group: 'deals',
    also: '/transaction/',
  },
  {
    path: '/listing-files',
    label: shellMessages.listingFiles,
    permission: offerReaders,
    group: 'deals',
    also: '/listing-files/',
  },
  {
    path: '/esign',
    label: shellMessages.eSign,
    permission: 'e-sign',
    group: 'deals',
    also: '/esign/',
  },
  {
    path: '/transaction-contacts',
    label: shellMessages.transactionContacts,
    permission: 'transactioncontacts',
    group: 'deals',
  },
  {
    path: '/mycalendar',
    label: shellMessages.myCalendar,
    permission: 'lead-claim',
    group: 'mine',
    isPersonal: true,
  },
  {
    path: '/mymailbox',
    label: shellMessages.myMailbox,
    permission: 'lead-claim',
    group: 'mine',
    isPersonal: true,
  },
  {
    path: '/notifications',
    label: shellMessages.notifications,
    permission: null,
    group: 'mine',
    isPersonal: true,
  },
  {
    path: '/usermanagement',
    label: shellMessages.userManagement,
    permission: 'usermanagement',
    group: 'people',
    also: '/users/',
  },
  { path: '/roster', label: shellMessages.roster, permission: 'roster', group: 'people' },
  {
    path: '/useraccess',
    label: shellMessages.userPermissions,
    permission: 'userpermissions',
    group: 'people',
  },
  {
    path: '/agent-profiles',
    label: shellMessages.agentProfiles,
    permission: 'lead-claim',
    group: 'people',
  },
  {
    path: '/move-leads',
    label: shellMessages.moveLeads,
    permission: 'lead-assign-own',
    group: 'people',
  },
  {
    path: '/message-templates',
    label: shellMessages.messageTemplates,
    permission: 'lead-claim',
    group: 'marketing',
  },
  {
    path: '/action-plans',
    label: shellMessages.actionPlans,
    permission: 'action-plans',
    group: 'marketing',
    also: '/action-plans/',
  },
  {
    path: '/behavior-triggers',
    label: shellMessages.behaviorTriggers,
    permission: 'action-plans',
    group: 'marketing',
    parent: '/action-plans',
  },
  {
    path: '/newsletters',
    label: shellMessages.newsletters,
    permission: 'mailing-lists',
    group: 'marketing',
  },
  {
    path: '/mailing-lists',
    label: shellMessages.mailingLists,
    permission: 'mailing-lists',
    group: 'marketing',
  },
  {
    path: '/testimonials',
    label: shellMessages.testimonials,
    permission: 'testimonials',
    group: 'marketing',
  },
  {
    path: '/lead-routing',
    label: shellMessages.leadRouting,
    permission: 'lead-routing',
    group: 'settings',
  },
  {
    path: '/ponds',
    label: shellMessages.ponds,
    permission: 'lead-routing',
    group: 'settings',
    parent: '/lead-routing',
  },
  {
    path: '/agent-limits',
    label: shellMessages.agentLimits,
    permission: 'lead-routing',
    group: 'settings',
    parent: '/lead-routing',
  },
  {
    path: '/onboarding-steps',
    label: shellMessages.onboardingSteps,
    permission: 'onboarding',
    group: 'settings',
  },
  {
    path: '/reference-lists',
    label: shellMessages.referenceLists,
    permission: 'reference-lists',
    group: 'settings',
  },
  {
    path: '/packet-rules',
    label: shellMessages.packetRules,
    permission: 'reference-lists',
    group: 'settings',
  },
  {
    path: '/source-costs',
    label: shellMessages.sourceCosts,
    permission: 'reference-lists',
    group: 'settings',
  },
  {
    path: '/api-keys',
    label: shellMessages.apiKeys,
    permission: 'api-keys',
    group: 'settings',
    isPersonal: true,
  },
  {
    path: '/webhooks',
    label: shellMessages.webhooks,
    permission: 'api-keys',
    group: 'settings',
    isPersonal: true,
  },
  { path: '/audit', label: shellMessages.audit, permission: 'audit', group: 'settings' },
  { path: '/feed', label: shellMessages.mlsFeed, permission: 'feed', group: 'settings' },
  {
    path: '/components',
    label: shellMessages.components,
    permission: null,
    group: 'about',
    isDemoOnly: true,
  },
  { path: '/change-log', label: shellMessages.changeLog, permission: null, group: 'about' },
];

/**
 * Entries that need no permission or one of those given, without personal ones for who sees the
 * office as someone else (`isSeeing`); the lists of added stages, which the server has checked,
 * follow those of the other stages.
 */
export function visibleEntries(
  held: readonly string[],
  { isDemo, isSeeing }: { isDemo: boolean; isSeeing: boolean },
  added: readonly { path: string; name: string }[] = [],
): SidebarEntry[] {
  const entries = sidebarEntries.filter(
    ({ permission, isDemoOnly, isPersonal }) =>
      (permission === null || [permission].flat().some((key) => held.includes(key))) &&
      (isDemo || !isDemoOnly) &&
      !(isSeeing && isPersonal),
  );
  const end = entries.findLastIndex(({ path, parent }) => [path, parent].includes('/leads')) + 1;
  const ofStages = added.map(
    ({ path, name }): SidebarEntry => ({
      ...{ path, label: () => name, permission: null, group: 'leads', parent: '/leads' },
    }),
  );
  return entries.toSpliced(end, 0, ...ofStages);
}

/** Whether the page at `pathname` is a list of leads by stage, also of a stage that staff added. */
export const isStageList = (pathname: string): boolean =>
  pathname.startsWith('/leads/stage/') ||
  sidebarEntries.some(({ path, parent }) => parent === '/leads' && path === pathname);

/** Whether the page at `pathname` belongs to an entry, and to no entry of its own. */
export function isActiveEntry({ path, also }: SidebarEntry, pathname: string): boolean {
  if (pathname === path) return true;
  if (also === undefined || !pathname.startsWith(also)) return false;
  return !sidebarEntries.some((entry) => entry.path === pathname);
}
