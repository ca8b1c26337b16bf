import type { BulkInput } from '@homestead/contract/leads';
import { lazy, Suspense } from 'react';
import { type BulkDone, type RecordAction, sayDone, showToast } from '#desk';
import { leadBulkMessages } from '../messages/lead-bulk.ts';

const BulkDrawer = lazy(() => import('./bulk-drawer.tsx'));

type Kind = BulkInput['kind'];

/**
 * What a list of leads offers for one or several of them, by the viewer's permissions. The server
 * decides for each lead again.
 */
export function leadBulkActions<Row extends { id: string }>(
  permissions: readonly string[],
  kinds: readonly Kind[] = ['assign', 'stage', 'status'],
): readonly RecordAction<Row>[] {
  const may = (...keys: string[]) => keys.some((key) => permissions.includes(key));
  return kinds
    .filter((kind) =>
      kind === 'assign' ? may('lead-assign-all', 'lead-assign-own') : may('edit-leads'),
    )
    .map((kind) => bulkAction<Row>(kind));
}

const letters = { assign: 'a', stage: 's' } as const;
const labels = {
  assign: leadBulkMessages.assign,
  stage: leadBulkMessages.stage,
  status: leadBulkMessages.status,
};

function bulkAction<Row extends { id: string }>(kind: Kind): RecordAction<Row> {
  const drawer = (
    records: readonly Row[],
    given: { onClose: () => void; onDone: (done: BulkDone) => void },
  ) => (
    <Suspense>
      <BulkDrawer kind={kind} leadIds={records.map(({ id }) => id)} {...given} />
    </Suspense>
  );
  return {
    name: `bulk-${kind}`,
    ability: null,
    label: labels[kind],
    ...(kind !== 'status' && { key: letters[kind] }),
    dialog: ({ record, onClose, onDone }) =>
      drawer([record], {
        onClose,
        onDone: (done) => {
          const [refused] = done.refused;
          if (done.done > 0) sayDone(done.message ?? '', [{ message: '', ...done }], onDone);
          else if (refused) showToast(refused.reason, 'bad');
          onDone();
        },
      }),
    bulk: {
      dialog: ({ chosen, onClose, onDone }) => drawer(chosen.records, { onClose, onDone }),
    },
  };
}
