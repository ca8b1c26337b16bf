import { type PartyKind, partyEndpoints } from '@homestead/contract/transactions';
import { type AddingProps, type FieldHints, RecordDrawer } from '#desk';
import { partyDeskMessages } from '../messages/parties.ts';
import { findParties, parties, partyInWords } from './party-client.ts';
import { fieldsOf } from './party-fields.ts';

/** Which parties a field takes. */
export interface PartySort {
  type: 'company' | 'person';
  kind: PartyKind;
}

/** Adds a company or a person while another form is open. */
export function AddParty({ sort, typed, onClose, onAdded }: AddingProps & { sort: PartySort }) {
  const { type, kind } = sort;
  const fields = fieldsOf(type).filter(
    (field) => typeof field === 'string' || field.name !== 'kinds',
  );
  return (
    <RecordDrawer
      isOpen
      isNew
      onClose={onClose}
      title={partyDeskMessages.add()}
      schema={partyEndpoints.createParty}
      sections={[{ fields }]}
      record={{ name: typed }}
      save={async (given, key) => {
        const { data } = await parties.createParty(
          { ...(given as { name: string }), type, kinds: [kind] },
          key,
        );
        return data;
      }}
      said={({ name }) => partyDeskMessages.isAdded({ name })}
      onSaved={(added) => onAdded({ value: added.id, label: partyInWords(added) })}
    />
  );
}

/** How a form shows a field that names a party: found by what is typed, or added in place. */
export function partyHints(name: string, sort: PartySort, mayAdd: boolean): FieldHints {
  return {
    name,
    kind: 'choice',
    find: async (words, signal) => {
      const found = await findParties(words, sort, signal);
      return found.map((one) => ({ value: one.id, label: partyInWords(one) }));
    },
    ...(mayAdd && {
      adding: {
        label: (typed) => partyDeskMessages.addTyped({ typed }),
        form: (given) => <AddParty {...given} sort={sort} />,
      },
    }),
  };
}
