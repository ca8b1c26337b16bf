import { Drawer, ProblemNote, RecordDrawer, TableSkeleton } from '#desk';
import type { LeadDrawerProps } from '../inquiries/lead-drawer.ts';
import { leadEmailMessages } from '../messages/emails.ts';
import { useLeadEmailForm } from './lead-email-form.ts';
import type { LetterStart } from './letter-at-first.ts';

interface LeadEmailDrawerProps extends LeadDrawerProps {
  start?: LetterStart;
  title?: string;
  intro?: string;
}

/** An email to a lead. */
export function LeadEmailDrawer(given: LeadEmailDrawerProps) {
  const { leadId, name, onClose, onDone, start } = given;
  const { form, problem, again } = useLeadEmailForm({ leadId, name, ...(start && { start }) });
  const title = given.title ?? leadEmailMessages.title({ name });
  if (!form) {
    return (
      <Drawer opened onClose={onClose} position="right" size="lg" title={title}>
        {problem ? (
          <ProblemNote problem={problem} onRetry={again} />
        ) : (
          <TableSkeleton columns={1} />
        )}
      </Drawer>
    );
  }
  return (
    <RecordDrawer
      isOpen
      onClose={onClose}
      title={title}
      intro={given.intro ?? leadEmailMessages.intro()}
      {...form}
      onSaved={onDone}
    />
  );
}
