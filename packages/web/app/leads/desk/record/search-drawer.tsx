import { leadSetupEndpoints, type WireLeadRecord } from '@homestead/contract/leads';
import { alertFrequencies, alertFrequencyLabels } from '@homestead/contract/saved';
import { Button } from '@mantine/core';
import { Suspense, useRef, useState } from 'react';
import { lazyPart, RecordDrawer, useAnswer } from '#desk';
import {
  describeSearches,
  loadFiltersDialog,
  readWireSearch,
  type Search,
  writeWireSearch,
} from '#listings';
import { browserApi } from '#platform';
import { leadRecordMessages } from '../messages/lead-record.ts';
import { setups } from './lead-setup-client.ts';

const FiltersDialog = lazyPart(async () => ({ default: await loadFiltersDialog() }));

type HomeSearch = NonNullable<WireLeadRecord['homeSearch']>;

interface SearchDrawerProps {
  lead: WireLeadRecord;
  homeSearch: HomeSearch;
  onClose: () => void;
  onDone: () => void;
}

const everything: Search = { filter: {}, sort: 'newest', page: 1 };
const noCommutes = async () => null;

/** Shares a search with a lead: its filters, then its name and how often it emails them. */
export function SearchDrawer(given: SearchDrawerProps) {
  const { lead, homeSearch, onClose } = given;
  const { search } = homeSearch;
  const { name } = lead.details;
  const [chosen, setChosen] = useState<Search | null>(() =>
    search ? readWireSearch(search.filter) : null,
  );
  /** Known as soon as the filters close, which is before the next render. */
  const hasChosen = useRef(chosen !== null);
  const [isChoosing, setChoosing] = useState(chosen === null);
  if (!isChoosing && chosen) {
    return <ShareDrawer {...given} chosen={chosen} onFilters={() => setChoosing(true)} />;
  }
  return (
    <Suspense>
      <FiltersDialog
        search={chosen ?? everything}
        loadCommutes={noCommutes}
        title={leadRecordMessages.filtersFor({ name })}
        applyLabel={leadRecordMessages.takeFilters()}
        onClose={() => {
          if (hasChosen.current) setChoosing(false);
          else onClose();
        }}
        onApply={(applied) => {
          hasChosen.current = true;
          setChosen({ ...applied, page: 1 });
          setChoosing(false);
        }}
      />
    </Suspense>
  );
}

type Sent = Parameters<typeof setups.updateHomeSearchSetup>[0];
type Frequency = NonNullable<NonNullable<Sent['search']>['frequency']>;

const frequencies = alertFrequencies.map((value) => ({
  value,
  label: alertFrequencyLabels[value],
}));

/** The name of a search and its emails, below what it looks for. */
function ShareDrawer(given: SearchDrawerProps & { chosen: Search; onFilters: () => void }) {
  const { lead, homeSearch, chosen, onFilters, onClose, onDone } = given;
  const { search, hasAccount } = homeSearch;
  const { answer } = useAnswer(JSON.stringify(chosen.filter), (signal) =>
    describeSearches({ api: browserApi, signal }, [chosen]),
  );
  const [words] = answer ?? [];
  const conditions = words?.conditions ?? [];
  const record = {
    searchName: search?.name ?? words?.heading ?? '',
    frequency: search?.frequency ?? 'daily',
  };
  if (!words) return null;
  return (
    <RecordDrawer
      isOpen
      isNew
      onClose={onClose}
      title={leadRecordMessages.shareSearch({ name: lead.details.name })}
      intro={hasAccount ? leadRecordMessages.shareInAccount() : leadRecordMessages.shareByEmail()}
      above={
        <div className="above-4 below-4">
          <p>{conditions.length > 0 ? conditions.join(' · ') : leadRecordMessages.allHomes()}</p>
          <Button variant="subtle" size="compact-sm" ml={-8} onClick={onFilters}>
            {leadRecordMessages.changeFilters()}
          </Button>
        </div>
      }
      schema={leadSetupEndpoints.updateHomeSearchSetup}
      sections={[
        {
          fields: [
            {
              ...{ name: 'searchName', kind: 'text', isRequired: true, isWide: true, most: 80 },
              label: leadRecordMessages.searchName(),
            },
            {
              ...{ name: 'frequency', isRequired: true, choices: frequencies },
              label: leadRecordMessages.emails(),
            },
          ],
        },
      ]}
      record={record}
      save={({ searchName, frequency }, key) =>
        setups.updateHomeSearchSetup(
          {
            ...{ id: lead.id, version: lead.version, isSetUp: true },
            search: {
              name: String(searchName ?? ''),
              frequency: frequency as Frequency,
              filter: writeWireSearch(chosen) as NonNullable<Sent['search']>['filter'],
            },
          },
          key,
        )
      }
      submitLabel={leadRecordMessages.share()}
      said={() => leadRecordMessages.shared()}
      onSaved={onDone}
    />
  );
}
