import type { WireOfferDetails } from '@homestead/contract/transactions';
import type { RecordAction } from '#desk';
import { counterMessages } from '../messages/counters.ts';
import type { OfferChoices } from '../offer-sections.ts';
import { ApprovalDrawer } from './approval-drawer.tsx';
import type { OfferVersions } from './counter-client.ts';
import { CounterDrawer } from './counter-drawer.tsx';

/** What can be done with an offer: with its newest version first, then the `steps`. */
export function counterActions(
  versions: OfferVersions,
  choices: OfferChoices,
  steps: readonly RecordAction<WireOfferDetails>[],
): readonly RecordAction<WireOfferDetails>[] {
  return [
    {
      name: 'accepted',
      label: counterMessages.accept,
      isPrimary: true,
      dialog: ({ record, onClose, onDone }) => (
        <ApprovalDrawer {...{ offer: record, versions, onClose, onDone }} isAnswer />
      ),
    },
    {
      name: 'countered',
      label: counterMessages.counter,
      dialog: ({ record, onClose, onDone }) => (
        <CounterDrawer {...{ offer: record, versions, choices, onClose, onDone }} />
      ),
    },
    ...steps,
    {
      name: 'approved',
      ability: 'accepted',
      label: counterMessages.approve,
      dialog: ({ record, onClose, onDone }) => (
        <ApprovalDrawer {...{ offer: record, versions, onClose, onDone }} isAnswer={false} />
      ),
    },
  ];
}
