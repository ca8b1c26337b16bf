import { Drawer, ProblemNote, RecordDrawer, TableSkeleton } from '#desk';
import { textMessages } from '../messages/texts.ts';
import type { LeadDrawerProps } from './lead-drawer.ts';
import { NoTextConsent, TextConsentNote, useLeadTextForm } from './lead-text-form.tsx';

/** A text to a lead who agreed to get them; otherwise why it isn't possible. */
export function LeadTextDrawer({ leadId, name, onClose, onDone }: LeadDrawerProps) {
  const { consent, problem, again, form } = useLeadTextForm({ leadId, name });
  const title = textMessages.title({ name });
  if (consent?.state !== 'granted') {
    return (
      <Drawer opened onClose={onClose} position="right" size="lg" title={title}>
        {problem && <ProblemNote problem={problem} onRetry={again} />}
        {!consent && !problem && <TableSkeleton columns={1} />}
        {consent && (
          <NoTextConsent leadId={leadId} name={name} consent={consent} onRecorded={again} />
        )}
      </Drawer>
    );
  }
  return (
    <RecordDrawer
      isOpen
      onClose={onClose}
      title={title}
      intro={textMessages.intro()}
      {...form}
      onSaved={onDone}
      below={<TextConsentNote {...consent} />}
    />
  );
}
