import type { WireOfferDetails } from '@homestead/contract/transactions';
import { Suspense } from 'react';
import { lazyPart, type RecordAction } from '#desk';
import { counterMessages } from '../messages/counters.ts';
import type { OfferChoices } from '../offer-sections.ts';
import type { OfferVersions } from './counter-client.ts';

const ApprovalDrawer = lazyPart(() => import('./approval-drawer.tsx'));
const CounterDrawer = lazyPart(() => import('./counter-drawer.tsx'));

/** What can be done with an offer: with its newest version first, then the `steps`. */
export function counterActions(
  versions: OfferVersions,
  choices: OfferChoices,
  steps: readonly RecordAction<WireOfferDetails>[],
): readonly RecordAction<WireOfferDetails>[] {
  const newest = versions.data[0];
  const approve: RecordAction<WireOfferDetails> = {
    name: 'approved',
    ability: 'countered',
    label: counterMessages.approve,
    dialog: ({ record, onClose, onDone }) => (
      <Suspense>
        <ApprovalDrawer {...{ offer: record, versions, onClose, onDone }} isAnswer={false} />
      </Suspense>
    ),
  };
  return [
    {
      name: 'accepted',
      label: counterMessages.accept,
      isPrimary: true,
      dialog: ({ record, onClose, onDone }) => (
        <Suspense>
          <ApprovalDrawer {...{ offer: record, versions, onClose, onDone }} isAnswer />
        </Suspense>
      ),
    },
    {
      name: 'countered',
      label: counterMessages.counter,
      dialog: ({ record, onClose, onDone }) => (
        <Suspense>
          <CounterDrawer {...{ offer: record, versions, choices, onClose, onDone }} />
        </Suspense>
      ),
    },
    ...steps,
    ...(newest && versions.sides.includes(newest.madeBy) ? [approve] : []),
  ];
}
