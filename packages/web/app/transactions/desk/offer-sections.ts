import {
  type OfferFieldKey,
  type OfferFieldKind,
  type OfferPartyKey,
  offerFieldKeys,
  offerFields,
  offerParties,
  offerSections,
  type WireOfferDetails,
} from '@homestead/contract/transactions';
import type { Choice, FieldHints, FormSection } from '#desk';
import { findHomes } from '#leads/desk';
import { offerDeskMessages } from '../messages.ts';
import { partyHints } from './parties/add-party.tsx';

/** Kinds that the form shows in its own way. */
const kinds: Partial<Record<OfferFieldKind, FieldHints['kind']>> = {
  money: 'dollars',
  lines: 'lines',
  date: 'date',
  time: 'time',
};

/** The parties and the listing that an offer names, and whether its editor may add others. */
export interface NamedParties {
  parties: readonly { id: string; name: string; company: string | null }[];
  mayAddParties: boolean;
  listingId: string | null;
}

export interface OfferChoices {
  clients: readonly Choice[];
  agents: readonly Choice[];
  lenders: readonly Choice[];
}

const choicesOf: Partial<Record<OfferFieldKey, keyof OfferChoices>> = {
  leadId: 'clients',
  agentId: 'agents',
  coAgentId: 'agents',
  lenderId: 'lenders',
};

/** The client of an offer can be chosen, even one who isn’t on the viewer’s list of clients. */
export function withClient(
  { clients, ...others }: OfferChoices,
  { terms: { leadId }, client }: WireOfferDetails,
): OfferChoices {
  if (leadId === null || clients.some(({ value }) => value === leadId))
    return { clients, ...others };
  const own = { value: leadId, label: client ?? offerDeskMessages.unnamed() };
  return { clients: [own, ...clients], ...others };
}

const isPartyKey = (key: OfferFieldKey): key is OfferPartyKey => Object.hasOwn(offerParties, key);

/** Not known without a choice. */
const yesOrNo = () => [
  { value: 'true', label: offerDeskMessages.yes() },
  { value: 'false', label: offerDeskMessages.no() },
];

/** The fields of an offer's form by its sections. */
export function sectionsOf(choices: OfferChoices, offer: NamedParties): FormSection[] {
  const chosen = offer.parties.map(({ id, name, company }) => ({
    value: id,
    label: company ? offerDeskMessages.personOf({ name, company }) : name,
  }));
  return Object.entries(offerSections).map(([section, title]) => ({
    title,
    fields: offerFieldKeys
      .filter((key) => offerFields[key].section === section)
      .filter((key) => offerFields[key].kind !== 'entry')
      .map((key): FieldHints => {
        const { kind } = offerFields[key];
        if (key === 'listingId') {
          const held = offer.listingId;
          const own = held === null ? [] : [{ value: held, label: held }];
          return { name: key, kind: 'choice', find: findHomes, choices: own };
        }
        if (isPartyKey(key)) {
          const { mayAddParties } = offer;
          return { ...partyHints(key, offerParties[key], mayAddParties), choices: chosen };
        }
        const list = choicesOf[key];
        const offered = kind === 'flag' ? yesOrNo() : list && choices[list];
        return {
          name: key,
          ...(kinds[kind] && { kind: kinds[kind] }),
          ...(kind === 'lines' && { isWide: true }),
          ...(offered && { choices: offered }),
        };
      }),
  }));
}
