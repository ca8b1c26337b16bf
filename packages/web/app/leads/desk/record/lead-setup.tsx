import { leadSetupCalls, leadSetupEndpoints, type WireLeadRecord } from '@homestead/contract/leads';
import { useState } from 'react';
import { personApi } from '#accounts';
import { ChangeButton, type FieldHints, RecordDrawer } from '#desk';
import { createClient } from '#platform';
import { leadRecordMessages } from '../messages/lead-record.ts';
import { FixedFact, LeadGroup } from './lead-group.tsx';

const setups = createClient<typeof leadSetupEndpoints>(leadSetupCalls, personApi);

interface LeadSetupProps {
  lead: WireLeadRecord;
  onDone: () => void;
}

/** What staff set up for a lead: a home search, and emails about the value of their home. */
export function LeadSetup({ lead, onDone }: LeadSetupProps) {
  const [open, setOpen] = useState<'search' | 'values' | null>(null);
  const { homeSearch, homebot } = lead;
  if (!homeSearch && !homebot) return null;
  const mayEdit = lead.abilities.includes('edit');
  const close = () => setOpen(null);
  return (
    <LeadGroup title={leadRecordMessages.setUp()}>
      <dl>
        {homeSearch && (
          <SetUpFact
            label={leadRecordMessages.homeSearch()}
            value={
              homeSearch.isSetUp
                ? (homeSearch.search?.name ?? leadRecordMessages.isSetUp())
                : leadRecordMessages.notSetUp()
            }
            note={homeSearch.note}
            onChange={mayEdit ? () => setOpen('search') : undefined}
          />
        )}
        {homebot && (
          <SetUpFact
            label={leadRecordMessages.valueUpdates()}
            value={homebot.isOn ? leadRecordMessages.wanted() : leadRecordMessages.notWanted()}
            note={[homebot.address, lastText(homebot)].filter(Boolean).join(' · ')}
            onChange={mayEdit ? () => setOpen('values') : undefined}
          />
        )}
      </dl>
      {open === 'search' && homeSearch && (
        <SearchDrawer lead={lead} homeSearch={homeSearch} onClose={close} onDone={onDone} />
      )}
      {open === 'values' && homebot && (
        <RecordDrawer
          isOpen
          onClose={close}
          title={leadRecordMessages.valueUpdates()}
          intro={leadRecordMessages.valueUpdatesIntro()}
          schema={leadSetupEndpoints.updateLeadHomebot}
          sections={[{ fields: ['isOn', 'address'] }]}
          record={homebot}
          save={(changes) =>
            setups.updateLeadHomebot({
              ...{ isOn: homebot.isOn, ...changes },
              ...{ id: lead.id, version: lead.version },
            })
          }
          said={() => leadRecordMessages.saved({ field: leadRecordMessages.valueUpdates() })}
          onSaved={onDone}
        />
      )}
    </LeadGroup>
  );
}

const lastWords = {
  sent: leadRecordMessages.valueSent,
  'no-home': leadRecordMessages.valueNoHome,
  'few-sales': leadRecordMessages.valueFewSales,
  'no-consent': leadRecordMessages.valueNoConsent,
} as const;

/** What became of the newest monthly email. */
const lastText = ({ isOn, last }: NonNullable<WireLeadRecord['homebot']>) =>
  isOn && last ? lastWords[last.state]({ month: last.month }) : null;

function SetUpFact(given: {
  label: string;
  value: string;
  note: string | null;
  onChange: (() => void) | undefined;
}) {
  const { label, value, note, onChange } = given;
  return (
    <FixedFact label={label}>
      {value}
      {note && <div className="quiet text-14">{note}</div>}
      {onChange && (
        <ChangeButton
          variant="subtle"
          size="compact-sm"
          display="block"
          ml={-8}
          aria-label={leadRecordMessages.change({ field: label })}
          onClick={onChange}
        >
          {leadRecordMessages.changeIt()}
        </ChangeButton>
      )}
    </FixedFact>
  );
}

/** The search that staff build has these fields; the client changes the rest on the site. */
export function SearchDrawer(
  given: LeadSetupProps & {
    homeSearch: NonNullable<WireLeadRecord['homeSearch']>;
    onClose: () => void;
  },
) {
  const { lead, homeSearch, onClose, onDone } = given;
  const ofSearch: FieldHints[] = [
    { name: 'searchName', kind: 'text', label: leadRecordMessages.searchName() },
    { name: 'city', kind: 'text', label: leadRecordMessages.city() },
    { name: 'pricemax', kind: 'number', label: leadRecordMessages.priceUpTo() },
    { name: 'number_of_beds', kind: 'number', label: leadRecordMessages.bedsFrom() },
  ].map((field) => ({ ...field, isRequired: false }) as FieldHints);
  return (
    <RecordDrawer
      isOpen
      onClose={onClose}
      title={leadRecordMessages.homeSearch()}
      intro={
        homeSearch.hasAccount
          ? leadRecordMessages.searchIntro()
          : leadRecordMessages.searchWithoutAccount()
      }
      schema={leadSetupEndpoints.updateHomeSearchSetup}
      sections={[
        { fields: ['isSetUp', { name: 'note', kind: 'lines' }] },
        ...(homeSearch.hasAccount
          ? [{ title: leadRecordMessages.newSearch(), fields: ofSearch }]
          : []),
      ]}
      record={homeSearch}
      save={(changes, key) =>
        setups.updateHomeSearchSetup(readSearch(lead, homeSearch, changes), key)
      }
      said={() => leadRecordMessages.saved({ field: leadRecordMessages.homeSearch() })}
      onSaved={onDone}
    />
  );
}

type Sent = Parameters<typeof setups.updateHomeSearchSetup>[0];

function readSearch(
  { id, version }: WireLeadRecord,
  homeSearch: { isSetUp: boolean },
  { isSetUp = homeSearch.isSetUp, note, ...search }: Record<string, unknown>,
): Sent {
  const { searchName, city, ...limits } = search;
  const cities = String(city ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const filter = { ...limits, ...(cities.length > 0 && { city: cities }) };
  const named = searchName ? { search: { name: String(searchName), filter } } : {};
  const noted = note === undefined ? {} : { note: note as string };
  return { id, version, isSetUp: isSetUp === true, ...noted, ...named } as Sent;
}
