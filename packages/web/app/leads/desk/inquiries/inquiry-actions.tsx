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
import { inquiryName } from './inquiry-words.ts';
import { LeadMessages } from './lead-messages.tsx';
import { LeadTextDrawer } from './lead-text-drawer.tsx';

const rules = createClient<typeof leadRuleEndpoints>(leadRuleCalls, personApi);

/** The lead of an inquiry, as its drawers take it. */
const leadOf = (inquiry: WireInquiry) => ({ leadId: inquiry.leadId, name: inquiryName(inquiry) });

/** What staff do with a new lead. */
export const inquiryActions: readonly RecordAction<WireInquiry>[] = [
  {
    name: 'claim',
    label: inquiryMessages.claim,
    isInRow: true,
    async run(inquiry) {
      await inquiries.claimLead({ id: inquiry.leadId });
      return inquiryMessages.claimed({ name: inquiryName(inquiry) });
    },
  },
  {
    name: 'clear',
    label: inquiryMessages.notSpam,
    async run(inquiry) {
      await inquiries.clearInquiry({ id: inquiry.id });
      return inquiryMessages.cleared({ name: inquiryName(inquiry) });
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
    dialog: ({ record, ...dialog }) => <LeadEmailDrawer {...leadOf(record)} {...dialog} />,
  },
  {
    name: 'text',
    label: textMessages.text,
    key: leadKeys.text,
    dialog: ({ record, ...dialog }) => <LeadTextDrawer {...leadOf(record)} {...dialog} />,
  },
  {
    name: 'log',
    label: inquiryMessages.log,
    key: leadKeys.log,
    dialog: ({ record, ...dialog }) => <ContactLogDrawer {...leadOf(record)} {...dialog} />,
  },
  {
    name: 'tasks',
    ability: 'log',
    label: taskDeskMessages.title,
    dialog: ({ record, onClose }) => <LeadTasksDrawer {...leadOf(record)} onClose={onClose} />,
  },
  {
    name: 'details',
    onlyShows: true,
    label: leadDetailMessages.details,
    isOpening: true,
    key: leadKeys.details,
    dialog: ({ record, ...dialog }) => <LeadDetailsDrawer {...leadOf(record)} {...dialog} />,
  },
  {
    name: 'explain',
    onlyShows: true,
    label: routingMessages.why,
    dialog: ({ record, onClose }) => (
      <LeadDecisions
        {...leadOf(record)}
        onClose={onClose}
        ask={(page, signal) =>
          rules.listLeadDecisions({ id: record.leadId, page }, { ...(signal && { signal }) })
        }
      />
    ),
  },
  {
    name: 'messages',
    onlyShows: true,
    label: inquiryMessages.messages,
    dialog: ({ record, onClose }) => (
      <LeadMessages
        {...leadOf(record)}
        ask={(page, signal) =>
          inquiries.listLeadMessages({ id: record.leadId, page }, { ...(signal && { signal }) })
        }
        onClose={onClose}
      />
    ),
  },
];
