import { envelopeEndpoints } from '@homestead/contract/documents';
import { DeskPanel, RecordForm } from '#desk';
import { pageMessages } from '../messages/envelope-page.ts';
import { lastDayOf } from './envelope-content.ts';
import type { OpenEnvelope } from './use-envelope.ts';

/** The title, the message and the dates of an envelope, while they can be changed. */
export default function DetailsPanel({ open }: { open: OpenEnvelope }) {
  const { envelope, save, reload } = open;
  const { id, version, title, message, dueOn } = envelope;
  return (
    <DeskPanel title={pageMessages.details()}>
      <RecordForm
        schema={envelopeEndpoints.updateEnvelope}
        sections={[
          {
            fields: [
              { name: 'title', label: pageMessages.titleField(), isWide: true },
              {
                ...{ name: 'message', label: pageMessages.message(), kind: 'lines', isWide: true },
                ...{ isRequired: false, hint: pageMessages.messageHint() },
              },
              { name: 'dueOn', label: pageMessages.dueOn(), kind: 'date', isRequired: false },
              {
                ...{ name: 'expiresOn', label: pageMessages.expiresOn(), kind: 'date' },
                ...{ isRequired: false, hint: pageMessages.expiresHint() },
              },
            ],
          },
        ]}
        record={{ id, version, title, message, dueOn, expiresOn: lastDayOf(envelope) }}
        save={(changes) => save(withoutEmptyDays(changes))}
        said={pageMessages.detailsSaved}
        onSaved={() => {}}
        onReload={reload}
      />
    </DeskPanel>
  );
}

/** A day that was cleared is none. */
function withoutEmptyDays(changes: Record<string, unknown>) {
  const read = ([name, value]: [string, unknown]) =>
    [name, value === '' && (name === 'dueOn' || name === 'expiresOn') ? null : value] as const;
  return Object.fromEntries(Object.entries(changes).map(read));
}
