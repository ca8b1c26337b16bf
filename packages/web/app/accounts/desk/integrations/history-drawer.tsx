import { Drawer, RecordHistory } from '#desk';
import { integrationMessages } from '../../messages/integrations.ts';

type HistoryProps = Parameters<typeof RecordHistory>[0];

const titles: Readonly<Record<string, () => string>> = {
  created: integrationMessages.whatCreated,
  edited: integrationMessages.whatEdited,
  revoked: integrationMessages.whatRevoked,
  stopped: integrationMessages.whatStopped,
  started: integrationMessages.whatStarted,
  'secret-renewed': integrationMessages.whatSecretRenewed,
};

/** What happened to a key or webhook, in words. */
export const titleOfChange: NonNullable<HistoryProps['titleOf']> = ({ what }) =>
  titles[what]?.() ?? what;

/** The history of a record that has no form. */
export function HistoryDrawer({
  name,
  onClose,
  ...history
}: { onClose: () => void } & Pick<HistoryProps, 'name' | 'ask' | 'undo' | 'onUndone'>) {
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="lg"
      title={integrationMessages.historyOf({ name })}
    >
      <RecordHistory {...history} name={name} titleOf={titleOfChange} />
    </Drawer>
  );
}
