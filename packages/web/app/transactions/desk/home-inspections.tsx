import {
  INSPECTION_KIND,
  OFFER_INSPECTIONS_MAX,
  type OfferInspection,
  offerInspectionForm,
  type WireOfferDetails,
} from '@homestead/contract/transactions';
import { Group, Text } from '@mantine/core';
import { type RefObject, useRef, useState } from 'react';
import {
  ChangeButton,
  DeskPanel,
  type FieldHints,
  RecordDrawer,
  sayProblem,
  showUndoToast,
} from '#desk';
import { dateText, localTimeText } from '#platform';
import { offerDeskMessages } from '../messages.ts';
import { inspectionMessages } from './messages/inspections.ts';
import { offers } from './offer-client.ts';
import { choicesWith, type OfferChoices, partyChoices } from './offer-sections.ts';
import { partyHints } from './parties/add-party.tsx';

interface HomeInspectionsProps {
  offer: WireOfferDetails;
  mayEdit: boolean;
  onSaved: (offer: WireOfferDetails) => void;
  choices: Pick<OfferChoices, 'lists'>;
  /** In place of saving them with the offer. */
  store?: (list: OfferInspection[]) => Promise<WireOfferDetails>;
  /** What is wrong with them; takes the focus. */
  panel?: RefObject<HTMLDivElement | null>;
}

const unknown: OfferInspection = {
  ...{ type: null, companyId: null, inspectorId: null, inspectOn: null, time: null, note: null },
};

/** The home inspections of an offer: each is added, edited and removed by itself. */
export default function HomeInspections({
  offer,
  mayEdit,
  onSaved,
  choices,
  store: storeElsewhere,
  panel,
}: HomeInspectionsProps) {
  const [opened, setOpened] = useState<number | null>(null);
  const newest = useRef(offer);
  newest.current = offer;
  const { homeInspections } = offer.terms;
  const store = async (list: OfferInspection[]) => {
    const { id, version } = newest.current;
    const data = storeElsewhere
      ? await storeElsewhere(list)
      : (await offers.updateOffer({ id, version, homeInspections: list })).data;
    newest.current = data;
    onSaved(data);
    return data;
  };
  const remove = async (index: number) => {
    const gone = homeInspections[index];
    if (!gone) return;
    const put = () => {
      const { homeInspections: list } = newest.current.terms;
      return store([...list.slice(0, index), gone, ...list.slice(index)]);
    };
    try {
      await store(homeInspections.filter((_, at) => at !== index));
      const name = gone.type ?? inspectionMessages.unnamed();
      showUndoToast(inspectionMessages.removed({ name }), () => void put().catch(sayProblem));
    } catch (error) {
      sayProblem(error);
    }
  };
  const isFull = homeInspections.length >= OFFER_INSPECTIONS_MAX;
  return (
    <DeskPanel title={inspectionMessages.title()}>
      <div ref={panel} tabIndex={-1}>
        {offer.findings
          .filter(({ field }) => field === 'homeInspections')
          .map(({ level, message }) => (
            <Text key={message} size="sm" c={level === 'error' ? 'bad' : 'dimmed'}>
              {level === 'error'
                ? offerDeskMessages.error({ text: message })
                : offerDeskMessages.warning({ text: message })}
            </Text>
          ))}
      </div>
      {homeInspections.length === 0 && (
        <Text size="sm" c="dimmed">
          {inspectionMessages.none()}
        </Text>
      )}
      <ul className="grid gap-3 no-margin no-pad">
        {homeInspections.map((one, index) => (
          <Inspection
            // biome-ignore lint/suspicious/noArrayIndexKey: inspections have no ids
            key={index}
            inspection={one}
            parties={offer.parties}
            {...(mayEdit && { onEdit: () => setOpened(index), onRemove: () => remove(index) })}
          />
        ))}
      </ul>
      {mayEdit && !isFull && (
        <ChangeButton variant="default" mt="md" onClick={() => setOpened(homeInspections.length)}>
          {inspectionMessages.add()}
        </ChangeButton>
      )}
      {mayEdit && isFull && (
        <Text size="sm" c="dimmed" mt="md">
          {inspectionMessages.full({ most: OFFER_INSPECTIONS_MAX })}
        </Text>
      )}
      {opened !== null && (
        <InspectionDrawer
          offer={offer}
          index={opened}
          choices={choices}
          store={store}
          onClose={() => setOpened(null)}
        />
      )}
    </DeskPanel>
  );
}

interface InspectionProps {
  inspection: OfferInspection;
  parties: WireOfferDetails['parties'];
  onEdit?: () => void;
  onRemove?: () => void;
}

function Inspection({ inspection, parties, onEdit, onRemove }: InspectionProps) {
  const { type, companyId, inspectorId, inspectOn, time, note } = inspection;
  const nameOf = (id: string | null) => parties.find((party) => party.id === id)?.name;
  const name = type ?? inspectionMessages.unnamed();
  const facts = [
    nameOf(companyId),
    nameOf(inspectorId),
    inspectOn && dateText(inspectOn),
    time && localTimeText(time),
  ];
  return (
    <li className="grid gap-1">
      <span className="semibold">{name}</span>
      <span className="quiet text-14">{facts.filter(Boolean).join(' · ')}</span>
      {note && <span>{note}</span>}
      {onEdit && (
        <Group gap="xs">
          <ChangeButton
            variant="default"
            size="compact-sm"
            aria-label={inspectionMessages.editOne({ name })}
            onClick={onEdit}
          >
            {inspectionMessages.editThis()}
          </ChangeButton>
          <ChangeButton
            variant="default"
            size="compact-sm"
            aria-label={inspectionMessages.removeOne({ name })}
            onClick={onRemove}
          >
            {inspectionMessages.remove()}
          </ChangeButton>
        </Group>
      )}
    </li>
  );
}

interface InspectionDrawerProps {
  offer: WireOfferDetails;
  /** Behind the last one for a new one. */
  index: number;
  choices: Pick<OfferChoices, 'lists'>;
  store: (list: OfferInspection[]) => Promise<WireOfferDetails>;
  onClose: () => void;
}

function InspectionDrawer({ offer, index, choices, store, onClose }: InspectionDrawerProps) {
  const { homeInspections: list } = offer.terms;
  const held = list[index];
  const mayAdd = offer.abilities.includes('add-party');
  const parties = { choices: partyChoices(offer.parties) };
  const types = choicesWith(choices.lists.inspectionTypes, held?.type ?? null);
  const fields: (string | FieldHints)[] = [
    { name: 'type', choices: types },
    { ...partyHints('companyId', { type: 'company', kind: INSPECTION_KIND }, mayAdd), ...parties },
    { ...partyHints('inspectorId', { type: 'person', kind: INSPECTION_KIND }, mayAdd), ...parties },
    { name: 'inspectOn', kind: 'date' },
    { name: 'time', kind: 'time' },
    { name: 'note', isWide: true },
  ];
  return (
    <RecordDrawer
      isOpen
      onClose={onClose}
      title={held ? inspectionMessages.edit() : inspectionMessages.add()}
      schema={offerInspectionForm}
      sections={[{ fields }]}
      record={{ ...(held ?? unknown), id: String(index), version: offer.version }}
      isNew={!held}
      check={(given) =>
        Object.values({ ...held, ...given }).some(Boolean)
          ? null
          : { type: inspectionMessages.empty() }
      }
      save={(given) => {
        const next = { ...(held ?? unknown), ...given };
        return store([...list.slice(0, index), next, ...list.slice(index + 1)]);
      }}
      said={() => inspectionMessages.saved()}
      onSaved={onClose}
    />
  );
}
