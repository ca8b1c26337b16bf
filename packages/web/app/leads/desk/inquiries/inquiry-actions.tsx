import { leadRuleCalls, type leadRuleEndpoints, type WireInquiry } from '@homestead/contract/leads';
import { phoneLink } from '@homestead/contract/platform';
import { personApi } from '#accounts';
import type { RecordAction } from '#desk';
import { createClient } from '#platform';
import { LeadDetailsDrawer } from '../details/lead-details-drawer.tsx';
import { LeadEmailDrawer } from '../emails/lead-email-drawer.tsx';
import { leadKeys } from '../lead-keys.ts';
import { inquiryMessages } from '../messages/inquiries.ts';
import { leadDetailMessages } from '../messages/lead-details.ts';
import { routingMessages } from '../messages/routing.ts';
import { taskDeskMessages } from '../messages/tasks.ts';
import { textMessages } from '../messages/texts.ts';
import { LeadDecisions } from '../routing/lead-decisions.tsx';
import { LeadTasksDrawer } from '../tasks/lead-tasks.tsx';
import { ContactLogDrawer } from './contact-log-drawer.tsx';
import { inquiries } from './inquiry-client.ts';
import { LeadMessages } from './lead-messages.tsx';
import { LeadTextDrawer } from './lead-text-drawer.tsx';

const rules = createClient<typeof leadRuleEndpoints>(leadRuleCalls, personApi);

/** What staff do with a new lead. */
export const inquiryActions: readonly RecordAction<WireInquiry>[] = [
  {
    name: 'claim',
    label: inquiryMessages.claim,
    isInRow: true,
    async run({ leadId, name }) {
      await inquiries.claimLead({ id: leadId });
      return inquiryMessages.claimed({ name });
    },
  },
  {
    name: 'clear',
    label: inquiryMessages.notSpam,
    async run({ id, name }) {
      await inquiries.clearInquiry({ id });
      return inquiryMessages.cleared({ name });
    },
  },
  {
    name: 'call',
    ability: 'log',
    label: inquiryMessages.call,
    key: leadKeys.call,
    isOnCard: true,
    href: ({ phone }) => phone && `tel:${phoneLink(phone)}`,
  },
  {
    name: 'email',
    label: inquiryMessages.writeEmail,
    key: leadKeys.email,
    isOnCard: true,
    dialog: ({ record: { leadId, name }, ...dialog }) => (
      <LeadEmailDrawer leadId={leadId} name={name} {...dialog} />
    ),
  },
  {
    name: 'text',
    label: textMessages.text,
    key: leadKeys.text,
    dialog: ({ record: { leadId, name }, ...dialog }) => (
      <LeadTextDrawer leadId={leadId} name={name} {...dialog} />
    ),
  },
  {
    name: 'log',
    label: inquiryMessages.log,
    key: leadKeys.log,
    dialog: ({ record: { leadId, name }, ...dialog }) => (
      <ContactLogDrawer leadId={leadId} name={name} {...dialog} />
    ),
  },
  {
    name: 'tasks',
    ability: 'log',
    label: taskDeskMessages.title,
    dialog: ({ record: { leadId, name }, onClose }) => (
      <LeadTasksDrawer leadId={leadId} name={name} onClose={onClose} />
    ),
  },
  {
    name: 'details',
    onlyShows: true,
    label: leadDetailMessages.details,
    isOpening: true,
    key: leadKeys.details,
    dialog: ({ record: { leadId, name }, ...dialog }) => (
      <LeadDetailsDrawer leadId={leadId} name={name} {...dialog} />
    ),
  },
  {
    name: 'explain',
    onlyShows: true,
    label: routingMessages.why,
    dialog: ({ record: { leadId, name }, onClose }) => (
      <LeadDecisions
        leadId={leadId}
        name={name}
        onClose={onClose}
        ask={(page, signal) =>
          rules.listLeadDecisions({ id: leadId, page }, { ...(signal && { signal }) })
        }
      />
    ),
  },
  {
    name: 'messages',
    onlyShows: true,
    label: inquiryMessages.messages,
    dialog: ({ record: { leadId, name }, onClose }) => (
      <LeadMessages
        leadId={leadId}
        name={name}
        ask={(page, signal) =>
          inquiries.listLeadMessages({ id: leadId, page }, { ...(signal && { signal }) })
        }
        onClose={onClose}
      />
    ),
  },
];
