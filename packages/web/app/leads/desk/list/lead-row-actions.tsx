import { UNCLAIMED, type WireListedLead } from '@homestead/contract/leads';
import { phoneLink } from '@homestead/contract/platform';
import type { NavigateFunction } from 'react-router';
import type { RecordAction } from '#desk';
import { claimAction } from '../claims/claim-action.ts';
import { LeadEmailDrawer } from '../emails/lead-email-drawer.tsx';
import { ContactLogDrawer } from '../inquiries/contact-log-drawer.tsx';
import type { LeadDrawerProps } from '../inquiries/lead-drawer.ts';
import { LeadTextDrawer } from '../inquiries/lead-text-drawer.tsx';
import { leadKeys } from '../lead-keys.ts';
import { inquiryMessages } from '../messages/inquiries.ts';
import { taskDeskMessages } from '../messages/tasks.ts';
import { textMessages } from '../messages/texts.ts';
import { NewTask } from '../tasks/new-task.tsx';
import { leadName } from './lead-name.ts';

type Action = RecordAction<WireListedLead>;

const drawer =
  (show: (given: LeadDrawerProps) => React.ReactNode): NonNullable<Action['dialog']> =>
  ({ record, ...dialog }) =>
    show({ leadId: record.id, name: leadName(record), ...dialog });

/** How staff reach a lead from its row, and note it. */
const reaching: readonly Action[] = [
  {
    name: 'call',
    ability: null,
    label: inquiryMessages.call,
    key: leadKeys.call,
    href: ({ primaryContact }) =>
      primaryContact?.phone ? `tel:${phoneLink(primaryContact.phone)}` : null,
  },
  {
    name: 'email',
    label: inquiryMessages.writeEmail,
    key: leadKeys.email,
    dialog: drawer((given) => <LeadEmailDrawer {...given} />),
  },
  {
    name: 'text',
    label: textMessages.text,
    key: leadKeys.text,
    dialog: drawer((given) => <LeadTextDrawer {...given} />),
  },
  {
    name: 'log',
    label: inquiryMessages.log,
    key: leadKeys.log,
    dialog: drawer((given) => <ContactLogDrawer {...given} />),
  },
  {
    name: 'task',
    ability: 'log',
    label: taskDeskMessages.add,
    key: leadKeys.task,
    dialog: drawer(({ leadId: id, name, onClose }) => (
      <NewTask lead={{ id, name }} onClose={onClose} />
    )),
  },
];

/** What a row of a list of leads offers; in that of unclaimed ones, Claim comes first. */
export function leadRowActions(stage: string | null, navigate: NavigateFunction): Action[] {
  const { isInRow: _, ...claim } = claimAction({ nameOf: leadName, key: leadKeys.claim, navigate });
  return [{ ...claim, ...(stage === UNCLAIMED && { isInRow: true }) }, ...reaching];
}
