import { leadSetupEndpoints, type WireLeadRecord } from '@homestead/contract/leads';
import { alertFrequencyLabels } from '@homestead/contract/saved';
import { useState } from 'react';
import { ChangeButton, RecordDrawer } from '#desk';
import { monthText } from '#platform';
import { leadRecordMessages } from '../messages/lead-record.ts';
import { FixedFact, LeadGroup } from './lead-group.tsx';
import { setups } from './lead-setup-client.ts';
import { SearchDrawer } from './search-drawer.tsx';

interface LeadSetupProps {
  lead: WireLeadRecord;
  onDone: () => void;
}

/** What staff set up for a lead: a home search, and emails about the value of their home. */
export function LeadSetup({ lead, onDone }: LeadSetupProps) {
  const [open, setOpen] = useState<'set-up' | 'search' | 'values' | null>(null);
  const { homeSearch, valueUpdates } = lead;
  if (!homeSearch && !valueUpdates) return null;
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
                ? (searchText(homeSearch) ?? leadRecordMessages.isSetUp())
                : leadRecordMessages.notSetUp()
            }
            note={homeSearch.note}
            onChange={mayEdit ? () => setOpen('set-up') : undefined}
            more={
              mayEdit &&
              homeSearch.search !== null && {
                label: leadRecordMessages.changeSearch(),
                onClick: () => setOpen('search'),
              }
            }
          />
        )}
        {valueUpdates && (
          <SetUpFact
            label={leadRecordMessages.valueUpdates()}
            value={valueUpdates.isOn ? leadRecordMessages.wanted() : leadRecordMessages.notWanted()}
            note={[valueUpdates.address, lastText(valueUpdates)].filter(Boolean).join(' · ')}
            onChange={mayEdit ? () => setOpen('values') : undefined}
          />
        )}
      </dl>
      {open === 'search' && homeSearch && (
        <SearchDrawer lead={lead} homeSearch={homeSearch} onClose={close} onDone={onDone} />
      )}
      {open === 'set-up' && homeSearch && (
        <RecordDrawer
          isOpen
          onClose={close}
          title={leadRecordMessages.homeSearch()}
          intro={leadRecordMessages.homeSearchIntro({ name: lead.details.name })}
          schema={leadSetupEndpoints.updateHomeSearchSetup}
          sections={[{ fields: ['isSetUp', { name: 'note', kind: 'lines' }] }]}
          record={homeSearch}
          save={({ isSetUp = homeSearch.isSetUp, note }, key) =>
            setups.updateHomeSearchSetup(
              {
                ...{ id: lead.id, version: lead.version, isSetUp: isSetUp === true },
                ...(note !== undefined && { note: note as string }),
              },
              key,
            )
          }
          said={() => leadRecordMessages.saved({ field: leadRecordMessages.homeSearch() })}
          onSaved={onDone}
        />
      )}
      {open === 'values' && valueUpdates && (
        <RecordDrawer
          isOpen
          onClose={close}
          title={leadRecordMessages.valueUpdates()}
          intro={leadRecordMessages.valueUpdatesIntro()}
          schema={leadSetupEndpoints.updateValueUpdates}
          sections={[{ fields: ['isOn', 'address'] }]}
          record={valueUpdates}
          save={(changes) =>
            setups.updateValueUpdates({
              ...{ isOn: valueUpdates.isOn, ...changes },
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

/** Which search they have, and how often it emails them. */
const searchText = ({ search }: NonNullable<WireLeadRecord['homeSearch']>) =>
  search &&
  leadRecordMessages.searchAndEmails({
    search: search.name,
    emails: alertFrequencyLabels[search.frequency],
  });

const lastWords = {
  sent: leadRecordMessages.valueSent,
  'no-home': leadRecordMessages.valueNoHome,
  'few-sales': leadRecordMessages.valueFewSales,
  'no-consent': leadRecordMessages.valueNoConsent,
} as const;

/** What became of the newest monthly email. */
const lastText = ({ isOn, last }: NonNullable<WireLeadRecord['valueUpdates']>) =>
  isOn && last ? lastWords[last.state]({ month: monthText(last.month) }) : null;

function SetUpFact(given: {
  label: string;
  value: string;
  note: string | null;
  onChange: (() => void) | undefined;
  /** Something else to do about it. */
  more?: false | { label: string; onClick: () => void };
}) {
  const { label, value, note, onChange, more } = given;
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
      {more && (
        <ChangeButton
          variant="subtle"
          size="compact-sm"
          display="block"
          ml={-8}
          onClick={more.onClick}
        >
          {more.label}
        </ChangeButton>
      )}
    </FixedFact>
  );
}
