import type { WireLeadRecord } from '@homestead/contract/leads';
import { LeadDetailsDrawer } from '../details/lead-details-drawer.tsx';
import { LeadEmailDrawer } from '../emails/lead-email-drawer.tsx';
import { ContactLogDrawer } from '../inquiries/contact-log-drawer.tsx';
import { inquiries } from '../inquiries/inquiry-client.ts';
import type { LeadDrawerProps } from '../inquiries/lead-drawer.ts';
import { LeadMessages } from '../inquiries/lead-messages.tsx';
import { LeadTextDrawer } from '../inquiries/lead-text-drawer.tsx';
import { NewTask } from '../tasks/new-task.tsx';

/** The drawers of a lead's page, by the names of the abilities that open them. */
const drawers: Readonly<Record<string, (given: LeadDrawerProps) => React.ReactNode>> = {
  email: (given) => <LeadEmailDrawer {...given} />,
  text: (given) => <LeadTextDrawer {...given} />,
  log: (given) => <ContactLogDrawer {...given} />,
  details: (given) => <LeadDetailsDrawer {...given} />,
  task: ({ leadId: id, name, onClose }) => <NewTask lead={{ id, name }} onClose={onClose} />,
  messages: ({ leadId, name, onClose }) => (
    <LeadMessages
      leadId={leadId}
      name={name}
      ask={(page, signal) =>
        inquiries.listLeadMessages({ id: leadId, page }, { ...(signal && { signal }) })
      }
      onClose={onClose}
    />
  ),
};

/** The open drawer of a lead's page; nothing where the caller may not open it. */
export function LeadDrawer({
  lead,
  open,
  onClose,
  onDone,
}: {
  lead: WireLeadRecord;
  open: string | null;
  onClose: () => void;
  onDone: () => void;
}) {
  const abilities: readonly string[] = lead.abilities;
  if (open === null || !abilities.includes(open)) return null;
  const { id: leadId, details } = lead;
  return drawers[open]?.({ leadId, name: details.name, onClose, onDone }) ?? null;
}
