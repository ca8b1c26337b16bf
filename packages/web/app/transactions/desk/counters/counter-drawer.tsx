import {
  changesBetween,
  counterEndpoints,
  counterFields,
  offerSides,
  otherSide,
  type WireOfferDetails,
} from '@homestead/contract/transactions';
import { useState } from 'react';
import { type FieldHints, RecordDrawer } from '#desk';
import HomeInspections from '../home-inspections.tsx';
import { counterMessages } from '../messages/counters.ts';
import { type OfferChoices, sectionsOf, withHeld } from '../offer-sections.ts';
import { counters, type OfferVersions } from './counter-client.ts';
import { untilWhen } from './until-when.ts';

interface CounterDrawerProps {
  offer: WireOfferDetails;
  versions: OfferVersions;
  choices: OfferChoices;
  onClose: () => void;
  onDone: () => void;
}

/** Writes down a counteroffer: only what it changes, and until when it is open. */
export default function CounterDrawer({
  offer,
  versions,
  choices,
  onClose,
  onDone,
}: CounterDrawerProps) {
  const { terms, parties, ourSide, sides } = versions;
  const newest = versions.data[0];
  const [homeInspections, setInspections] = useState(terms?.homeInspections ?? []);
  if (!terms || !newest) return null;
  const answering = otherSide(newest.madeBy);
  const usual = sides.includes(answering) ? answering : newest.madeBy;
  const { id, code } = offer;
  const current = { ...offer, parties, terms: { ...terms, homeInspections } };
  const named = {
    ...{ parties, listingId: terms.listingId },
    ...{ mayAddParties: offer.abilities.includes('add-party'), side: offer.side },
  };
  const until = { isRequired: true } as const;
  const first = {
    title: counterMessages.until(),
    fields: [
      {
        name: 'madeBy',
        label: counterMessages.madeBy(),
        choices: sides.map((value) => {
          const side = offerSides[value];
          return { value, label: value === ourSide ? counterMessages.ours({ side }) : side };
        }),
      },
      { name: 'expireOn', kind: 'date', ...until },
      { name: 'expireTime', kind: 'time', ...until },
      { name: 'note', label: counterMessages.note(), isWide: true },
    ] satisfies FieldHints[],
  };
  const others = sectionsOf(withHeld(choices, current), named)
    .map((section) => ({
      ...section,
      fields: section.fields.filter((field) =>
        (counterFields as readonly string[]).includes(
          typeof field === 'string' ? field : field.name,
        ),
      ),
    }))
    .filter(({ fields }) => fields.length > 0);
  return (
    <RecordDrawer
      isOpen
      onClose={onClose}
      title={counterMessages.counterTitle({ code })}
      intro={counterMessages.counterIntro({ number: newest.number })}
      schema={counterEndpoints.counterOffer}
      sections={[first, ...others]}
      record={{
        ...terms,
        ...{ id: `counter-${id}`, version: offer.version, madeBy: usual },
        ...{ expireOn: null, expireTime: null, note: '' },
      }}
      below={
        <HomeInspections
          offer={current}
          mayEdit
          choices={choices}
          onSaved={(changed) => setInspections(changed.terms.homeInspections)}
          store={async (list) => ({
            ...current,
            terms: { ...current.terms, homeInspections: list },
          })}
        />
      }
      submitLabel={counterMessages.send()}
      isAnyTime
      check={untilWhen}
      save={(fields, key) => {
        const { madeBy = usual, note, ...given } = fields as Record<string, never>;
        const wanted = { ...terms, ...given, homeInspections };
        const changed = Object.keys(changesBetween(terms, wanted));
        const sent = Object.fromEntries(
          Object.entries(wanted).filter(([name]) => changed.includes(name)),
        ) as Partial<typeof wanted>;
        return counters.counterOffer(
          {
            ...{ id, version: offer.version, madeBy, ...sent },
            ...{ expireOn: wanted.expireOn, expireTime: wanted.expireTime },
            ...(note !== undefined && { note }),
          },
          key,
        );
      }}
      said={() => counterMessages.countered({ code, number: newest.number + 1 })}
      onSaved={onDone}
    />
  );
}
