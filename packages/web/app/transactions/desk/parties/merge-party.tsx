import { partyEndpoints, type WireParty } from '@homestead/contract/transactions';
import { RecordDrawer, sayProblem, showUndoToast } from '#desk';
import { partyDeskMessages } from '../messages/parties.ts';
import { findParties, parties, partyInWords } from './party-client.ts';

interface MergePartyProps {
  record: WireParty;
  onClose: () => void;
  onDone: () => void;
}

/** Says which company or person another one is. */
export function MergeParty({ record, onClose, onDone }: MergePartyProps) {
  const { id, version, name, type } = record;
  const into = {
    name: 'mergedIntoId',
    kind: 'many' as const,
    most: 1,
    isRequired: true,
    find: async (words: string, signal: AbortSignal) => {
      const found = await findParties(words, { type }, signal);
      return found
        .filter((one) => one.id !== id)
        .map((one) => ({ value: one.id, label: partyInWords(one) }));
    },
  };
  const separate = (merged: WireParty) =>
    parties
      .updateParty({ id, version: merged.version, mergedIntoId: null })
      .catch(sayProblem)
      .finally(onDone);
  return (
    <RecordDrawer
      isOpen
      onClose={onClose}
      title={partyDeskMessages.mergeTitle({ name })}
      intro={partyDeskMessages.mergeIntro({ name })}
      schema={partyEndpoints.updateParty}
      sections={[{ fields: [into] }]}
      record={{ id: `merge-${id}` }}
      submitLabel={partyDeskMessages.mergeButton()}
      save={async ({ mergedIntoId }) => {
        const [chosen] = mergedIntoId as string[];
        const { data } = await parties.updateParty({ id, version, mergedIntoId: chosen });
        return data;
      }}
      said={() => null}
      onSaved={(merged) => {
        onDone();
        showUndoToast(partyDeskMessages.isMerged({ name }), () => separate(merged));
      }}
      onReload={onDone}
    />
  );
}
