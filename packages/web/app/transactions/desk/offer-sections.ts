import {
  listOfField,
  type OfferFieldKey,
  type OfferFieldKind,
  type OfferListName,
  type OfferPartyKey,
  offerFieldKeys,
  offerFields,
  offerParties,
  offerSections,
  type WireOfferDetails,
} from '@homestead/contract/transactions';
import type { Choice, FieldHints, FormSection } from '#desk';
import { findHomes, findLeads } from '#leads/desk';
import { offerDeskMessages } from '../messages.ts';
import { partyHints } from './parties/add-party.tsx';

/** Kinds that the form shows in its own way. */
const kinds: Partial<Record<OfferFieldKind, FieldHints['kind']>> = {
  money: 'dollars',
  percent: 'percent',
  lines: 'lines',
  date: 'date',
  time: 'time',
};

/** The parties and the listing that an offer names, and whether its editor may add others. */
export interface NamedParties {
  parties: readonly { id: string; name: string; company: string | null }[];
  mayAddParties: boolean;
  listingId: string | null;
  side: WireOfferDetails['side'];
}

export interface OfferChoices {
  clients: readonly Choice[];
  agents: readonly Choice[];
  lenders: readonly Choice[];
  /** The reference lists of offers. */
  lists: Readonly<Record<OfferListName, readonly Choice[]>>;
}

const choicesOf: Partial<Record<OfferFieldKey, 'clients' | 'agents' | 'lenders'>> = {
  leadId: 'clients',
  agentId: 'agents',
  coAgentId: 'agents',
  lenderId: 'lenders',
};

const isListed = (key: OfferFieldKey): key is keyof typeof listOfField =>
  Object.hasOwn(listOfField, key);

/**
 * What an offer has can be chosen: a client who isn’t on the viewer’s list, an agent who left, and
 * values that aren’t on the lists, or not any longer.
 */
export function withHeld(
  { clients, agents, lenders, lists }: OfferChoices,
  { terms, client, people, entries }: WireOfferDetails,
): OfferChoices {
  const { leadId } = terms;
  const fields = offerFieldKeys.filter(isListed);
  return {
    agents: withPerson(withPerson(agents, terms.agentId, people), terms.coAgentId, people),
    lenders: withPerson(lenders, terms.lenderId, people),
    clients: choicesWith(clients, leadId, client ?? offerDeskMessages.unnamed()),
    lists: {
      ...lists,
      ...Object.fromEntries(
        fields.map((field) => {
          const name = listOfField[field];
          const held = terms[field];
          return [name, choicesWith(lists[name], held, entries[field])];
        }),
      ),
    },
  };
}

/** Choices with a person whom an offer names; who no longer works here keeps their name. */
function withPerson(
  choices: readonly Choice[],
  held: string | null,
  people: WireOfferDetails['people'],
): readonly Choice[] {
  const person = people.find(({ id }) => id === held);
  if (!person) return choices;
  const { id, name, isGone } = person;
  return choicesWith(choices, id, isGone ? offerDeskMessages.goneFromHere({ name }) : name);
}

/** Choices with what a field has, even if it isn’t one of them. */
export function choicesWith(
  choices: readonly Choice[],
  held: string | number | null,
  label?: string,
): readonly Choice[] {
  const value = String(held ?? '');
  if (value === '' || choices.some((choice) => choice.value === value)) return choices;
  const unlisted = typeof held === 'number' ? offerDeskMessages.unlisted({ number: value }) : value;
  return [{ value, label: label ?? unlisted }, ...choices];
}

/** The parties that an offer names, as choices. */
export const partyChoices = (parties: NamedParties['parties']): Choice[] =>
  parties.map(({ id, name, company }) => ({
    value: id,
    label: company ? offerDeskMessages.personOf({ name, company }) : name,
  }));

const isPartyKey = (key: OfferFieldKey): key is OfferPartyKey => Object.hasOwn(offerParties, key);

/** Who lists the home, which an offer on a listing of ours needn’t say. */
const ofOtherListing: readonly OfferFieldKey[] = ['listingFirm', 'listingAgent', 'sellerAgentId'];

/** Not known without a choice. */
export const yesOrNo = () => [
  { value: 'true', label: offerDeskMessages.yes() },
  { value: 'false', label: offerDeskMessages.no() },
];

/** The fields of an offer's form by its sections. */
export function sectionsOf(choices: OfferChoices, offer: NamedParties): FormSection[] {
  const chosen = partyChoices(offer.parties);
  return Object.entries(offerSections).map(([section, title]) => ({
    title,
    fields: offerFieldKeys
      .filter((key) => offerFields[key].section === section)
      .filter((key) => offer.side === 'buying' || !ofOtherListing.includes(key))
      .map((key): FieldHints => {
        const { kind } = offerFields[key];
        if (key === 'listingId') {
          const held = offer.listingId;
          const own = held === null ? [] : [{ value: held, label: held }];
          return { name: key, kind: 'choice', find: findHomes, choices: own };
        }
        if (key === 'leadId') {
          return {
            ...{ name: key, kind: 'choice', find: findLeads, choices: choices.clients },
            ...(offer.side === 'listing' && { label: offerDeskMessages.seller() }),
          };
        }
        if (isPartyKey(key)) {
          const { mayAddParties } = offer;
          return { ...partyHints(key, offerParties[key], mayAddParties), choices: chosen };
        }
        const people = choicesOf[key];
        const offered = isListed(key)
          ? choices.lists[listOfField[key]]
          : kind === 'flag'
            ? yesOrNo()
            : people && choices[people];
        return {
          name: key,
          ...(kinds[kind] && { kind: kinds[kind] }),
          ...(kind === 'lines' && { isWide: true }),
          ...(offered && { choices: offered }),
        };
      }),
  }));
}
