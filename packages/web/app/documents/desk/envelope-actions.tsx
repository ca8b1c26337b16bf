import { envelopeEndpoints, type WireEnvelopeRow } from '@homestead/contract/documents';
import { Suspense } from 'react';
import { type BulkDone, lazyPart, type RecordAction, RecordDrawer } from '#desk';
import { envelopes } from './document-client.ts';
import { HoldDialog } from './hold-dialog.tsx';
import { envelopeMessages } from './messages/envelopes.ts';

const SignersDrawer = lazyPart(() => import('./signers/signers-drawer.tsx'));

const idsOf = (records: readonly WireEnvelopeRow[]) => records.map(({ id }) => id);

/** What one call did with several envelopes, as the list reports it. */
function doneOf(data: {
  done: readonly string[];
  refused: readonly { title: string; sentence: string }[];
}): BulkDone {
  return {
    done: data.done.length,
    refused: data.refused.map(({ title, sentence }) => ({ name: title, reason: sentence })),
  };
}

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
      await envelopes.remindRecipients({ id }, key);
      return envelopeMessages.reminded({ title });
    },
    bulk: {
      run: async ({ records }, key) =>
        doneOf((await envelopes.remindManyEnvelopes({ ids: idsOf(records) }, key)).data),
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
    dialog: ({ record: { id, title }, onClose, onDone }) => (
      <RecordDrawer
        isOpen
        isNew
        onClose={onClose}
        title={envelopeMessages.voidTitle({ title })}
        intro={envelopeMessages.voidHint()}
        schema={envelopeEndpoints.voidEnvelope}
        sections={[{ fields: [{ name: 'reason', isWide: true }] }]}
        record={{}}
        submitLabel={envelopeMessages.void()}
        save={(given, key) => envelopes.voidEnvelope({ id, reason: String(given.reason) }, key)}
        said={() => envelopeMessages.voided({ title })}
        onSaved={onDone}
      />
    ),
    bulk: {
      dialog: ({ chosen, onClose, onDone }) => (
        <RecordDrawer
          isOpen
          isNew
          onClose={onClose}
          title={envelopeMessages.voidManyTitle({ count: chosen.count })}
          intro={envelopeMessages.voidHint()}
          schema={envelopeEndpoints.voidManyEnvelopes}
          sections={[{ fields: [{ name: 'reason', isWide: true }] }]}
          record={{}}
          submitLabel={envelopeMessages.void()}
          save={(given, key) =>
            envelopes.voidManyEnvelopes(
              { ids: idsOf(chosen.records), reason: String(given.reason) },
              key,
            )
          }
          said={() => null}
          onSaved={({ data }) => onDone(doneOf(data))}
        />
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
