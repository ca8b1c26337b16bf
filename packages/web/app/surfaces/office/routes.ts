import { stageLists } from '@homestead/contract/leads';
import { layout, type RouteConfigEntry, route } from '@react-router/dev/routes';

const here = (file: string) => `surfaces/office/${file}`;

/** The list of all leads, those by stage that the specs name, and those of stages staff added. */
const leadLists = [
  'leads',
  ...Object.keys(stageLists).map((name) => `leads/${name}`),
  'leads/stage/:code',
];

/** The back office at its specified paths. Paths without a page yet are left out. */
export const officeRoutes: RouteConfigEntry[] = [
  layout(here('layout.tsx'), { id: 'office' }, [
    route('usermanagement', 'accounts/desk/people/people-list-page.tsx'),
    route('users/:id', 'accounts/desk/people/person-page.tsx'),
    route('roster', 'leads/desk/roster/roster-page.tsx'),
    route('onboarding', 'accounts/desk/onboarding/onboarding-page.tsx'),
    route('onboarding-steps', 'accounts/desk/onboarding/onboarding-steps-page.tsx'),
    route('useraccess', 'accounts/desk/roles/user-access-page.tsx'),
    route('my-day', 'leads/desk/my-day/my-day-page.tsx'),
    route('tasks', 'leads/desk/tasks/tasks-page.tsx'),
    route('leads/:id', 'leads/desk/record/lead-page.tsx'),
    route('dashboardmain', 'transactions/desk/offers-page.tsx'),
    route('transaction-details', 'transactions/desk/deals/deal-page.tsx'),
    route('transaction/:id', 'transactions/desk/offer-page.tsx'),
    route('listing-files', 'transactions/desk/listing-files/listing-files-page.tsx'),
    route('listing-files/:id', 'transactions/desk/listing-files/listing-file-page.tsx'),
    route('listing-file/:id/compare', 'transactions/desk/listing-files/listing-compare-page.tsx'),
    route('transaction-contacts', 'transactions/desk/parties/parties-page.tsx'),
    route('dashboard', 'leads/desk/dashboard/dashboard-page.tsx'),
    route('source-costs', 'leads/desk/dashboard/source-costs-page.tsx'),
    route('claim-leads', 'leads/desk/claims/claim-leads-page.tsx'),
    ...leadLists.map((path) => route(path, 'leads/desk/list/lead-list-page.tsx', { id: path })),
    route('duplicates/compare', 'leads/desk/duplicates/compare-leads-page.tsx'),
    route('duplicates', 'leads/desk/duplicates/duplicates-page.tsx'),
    route('import-leads', 'leads/desk/import/import-leads-page.tsx'),
    route('newleads', 'leads/desk/new-leads-page.tsx'),
    route('move-leads', 'leads/desk/transfers/move-leads-page.tsx'),
    route('unmatched-messages', 'leads/desk/unmatched/unmatched-page.tsx'),
    route('tour-requests', 'leads/desk/tour-requests-page.tsx'),
    route('mycalendar', 'calendar/desk/my-calendar-page.tsx'),
    route('mymailbox', 'messaging/desk/my-mailbox-page.tsx'),
    route('reference-lists', 'leads/desk/reference-lists-page.tsx'),
    route('lead-routing', 'leads/desk/routing/lead-routing-page.tsx'),
    route('ponds', 'leads/desk/routing/ponds-page.tsx'),
    route('agent-limits', 'leads/desk/routing/agent-limits-page.tsx'),
    route('agent-profiles', 'leads/desk/agent-profiles-page.tsx'),
    route('testimonials', 'leads/desk/testimonials-page.tsx'),
    route('message-templates', 'leads/desk/templates/templates-page.tsx'),
    route('action-plans', 'leads/desk/plans/action-plans-page.tsx'),
    route('action-plans/:id', 'leads/desk/plans/action-plan-page.tsx'),
    route('behavior-triggers', 'leads/desk/plans/behavior-triggers-page.tsx'),
    route('newsletters', 'leads/desk/newsletters/newsletters-page.tsx'),
    route('mailing-lists', 'leads/desk/mailing-lists-page.tsx'),
    route('api-keys', 'accounts/desk/integrations/api-keys-page.tsx'),
    route('webhooks', 'accounts/desk/integrations/webhooks-page.tsx'),
    route('audit', 'accounts/desk/audit/audit-page.tsx'),
    route('feed', 'feed/desk/feed-page.tsx'),
    route('notifications', 'messaging/desk/notifications-page.tsx'),
    route('notifications/:id', 'messaging/desk/open-notification.tsx'),
    route('components', here('pages/components-page.tsx')),
    route('change-log', here('pages/change-log-page.tsx')),
  ]),
  route('exit-view', here('pages/exit-view.ts')),
  route('forbidden', here('pages/forbidden-page.tsx')),
  route('not-found', here('pages/not-found-page.tsx')),
];
