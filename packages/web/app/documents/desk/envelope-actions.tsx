import type { WireEnvelopeRow } from '@homestead/contract/documents';
import { Suspense } from 'react';
import { lazyPart, type RecordAction } from '#desk';
import { envelopes } from './document-client.ts';
import { HoldDialog } from './hold-dialog.tsx';
import { envelopeMessages } from './messages/envelopes.ts';
import { doneOf, idsOf, undoable } from './steps/step-done.ts';

const SignersDrawer = lazyPart(() => import('./signers/signers-drawer.tsx'));

const LinksDialog = lazyPart(() => import('./steps/links-dialog.tsx'));
const VoidDialog = lazyPart(() => import('./steps/void-dialog.tsx'));
const SaveTemplateDialog = lazyPart(() => import('./templates/save-template-dialog.tsx'));

interface Ways {
  /** Opens a page of the office. */
  open: (path: string) => void;
  /** Where to go from the page of a draft that was deleted; missing in the list. */
  afterDelete?: string;
}

/** What staff do with an envelope, on its page and in the list. */
export const envelopeActions = ({
  open,
  afterDelete,
}: Ways): readonly RecordAction<WireEnvelopeRow>[] => [
  {
    name: 'remind',
    label: envelopeMessages.remind,
    question: envelopeMessages.remindQuestion,
    isUsual: true,
    run: async ({ id, title }, key) => {
      const { held } = await envelopes.remindRecipients({ id, isUndoable: true }, key);
      return undoable(envelopeMessages.reminded({ title }), held);
    },
    bulk: {
      run: async ({ records }, key) =>
        doneOf(
          await envelopes.remindManyEnvelopes({ ids: idsOf(records), isUndoable: true }, key),
          envelopeMessages.remindedMany,
        ),
    },
  },
  {
    name: 'seal',
    label: envelopeMessages.sealAgain,
    question: envelopeMessages.sealAgainQuestion,
    isUsual: true,
    run: async ({ id, title }, key) => {
      await envelopes.sealAgain({ id }, key);
      return envelopeMessages.sealingAgain({ title });
    },
  },
  {
    name: 'links',
    ability: 'remind',
    label: envelopeMessages.links,
    dialog: ({ record, onClose, onDone }) => (
      <Suspense>
        <SignersDrawer envelope={record} onClose={onClose} onDone={onDone} />
      </Suspense>
    ),
    bulk: {
      dialog: (given) => (
        <Suspense>
          <LinksDialog {...given} />
        </Suspense>
      ),
    },
  },
  {
    name: 'template',
    ability: 'edit',
    label: envelopeMessages.saveTemplate,
    dialog: ({ record, onClose }) => (
      <Suspense>
        <SaveTemplateDialog envelope={record} onClose={onClose} />
      </Suspense>
    ),
  },
  {
    name: 'amend',
    label: envelopeMessages.amend,
    question: envelopeMessages.amendQuestion,
    run: async ({ id, title }, key) => {
      const { data } = await envelopes.amendEnvelope({ id }, key);
      open(`/esign/${data.id}`);
      return envelopeMessages.amendStarted({ title });
    },
  },
  {
    name: 'hold',
    label: envelopeMessages.hold,
    dialog: ({ record, onClose, onDone }) => (
      <HoldDialog envelope={record} onClose={onClose} onDone={onDone} />
    ),
  },
  {
    name: 'void',
    label: envelopeMessages.void,
    isDangerous: true,
    dialog: ({ record, onClose, onDone }) => (
      <Suspense>
        <VoidDialog records={[record]} onClose={onClose} onDone={onDone} />
      </Suspense>
    ),
    bulk: {
      dialog: ({ chosen: { records }, onClose, onDone }) => (
        <Suspense>
          <VoidDialog records={records} onClose={onClose} onBulkDone={onDone} />
        </Suspense>
      ),
    },
  },
  {
    name: 'delete',
    label: envelopeMessages.delete,
    isDangerous: true,
    question: envelopeMessages.deleteQuestion,
    run: async ({ id, title, version }) => {
      await envelopes.deleteEnvelope({ id, version });
      if (afterDelete) open(afterDelete);
      return envelopeMessages.deleted({ title });
    },
  },
];
