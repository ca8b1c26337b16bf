import type { BulkInput, BulkMatch } from '@homestead/contract/leads';
import { Suspense } from 'react';
import { type BulkDone, type Chosen, lazyPart, type RecordAction, sayDone, showToast } from '#desk';
import { leadKeys } from '../lead-keys.ts';
import { leadBulkMessages } from '../messages/lead-bulk.ts';
import { exportAction } from './export-action.tsx';
import { mergeAction } from './merge-action.tsx';

const BulkDrawer = lazyPart(() => import('./bulk-drawer.tsx'));

type Kind = BulkInput['kind'];

interface BulkOffer {
  kinds?: readonly Kind[];
  /** What the list is narrowed by; without it, only selected rows are offered. */
  match?: BulkMatch;
  /** The names of the columns that a file has, where the list knows them. */
  columns?: readonly string[];
}

const offered: readonly Kind[] = [
  'assign',
  'stage',
  'status',
  'add-tag',
  'remove-tag',
  'email',
  'text',
];

/**
 * What a list of leads offers for one or several of them, by the viewer's permissions. The server
 * decides for each lead again.
 */
export function leadBulkActions<Row extends { id: string }>(
  permissions: readonly string[],
  { kinds = offered, match, columns }: BulkOffer = {},
): readonly RecordAction<Row>[] {
  const may = (...keys: string[]) => keys.some((key) => permissions.includes(key));
  const changes = kinds
    .filter((kind) =>
      kind === 'assign'
        ? may('lead-assign-all', 'lead-assign-own')
        : may(isMessage(kind) ? 'lead-claim' : 'edit-leads'),
    )
    .map((kind) => bulkAction<Row>(kind, match));
  return [
    ...changes,
    ...(may('lead-merge') ? [mergeAction<Row>()] : []),
    ...(may('export-leads') ? [exportAction<Row>(match, columns)] : []),
  ];
}

const isMessage = (kind: Kind) => kind === 'email' || kind === 'text';

const letters: Partial<Record<Kind, string>> = { assign: leadKeys.assign, stage: leadKeys.stage };
const labels = {
  assign: leadBulkMessages.assign,
  stage: leadBulkMessages.stage,
  status: leadBulkMessages.status,
  'add-tag': leadBulkMessages.addTag,
  'remove-tag': leadBulkMessages.removeTag,
  email: leadBulkMessages.email,
  text: leadBulkMessages.text,
};

function bulkAction<Row extends { id: string }>(
  kind: Kind,
  match: BulkMatch | undefined,
): RecordAction<Row> {
  const drawer = (
    { records, everyMatch, count }: Chosen<Row>,
    given: { onClose: () => void; onDone: (done: BulkDone) => void },
  ) => (
    <Suspense>
      <BulkDrawer
        kind={kind}
        leads={everyMatch && match ? { match } : { leadIds: records.map(({ id }) => id) }}
        count={count}
        {...given}
      />
    </Suspense>
  );
  const key = letters[kind];
  return {
    name: `bulk-${kind}`,
    ability: null,
    label: labels[kind],
    ...(key !== undefined && { key }),
    dialog: ({ record, onClose, onDone }) =>
      drawer(
        { records: [record], everyMatch: null, count: 1 },
        {
          onClose,
          onDone: (done) => {
            const [refused] = done.refused;
            if (done.done > 0) sayDone(done.message ?? '', [{ message: '', ...done }], onDone);
            else if (refused) showToast(refused.reason, 'bad');
            onDone();
          },
        },
      ),
    bulk: {
      ...(match && { takesEveryMatch: true }),
      dialog: ({ chosen, onClose, onDone }) => drawer(chosen, { onClose, onDone }),
    },
  };
}
