import { leadSetupEndpoints, type WireLeadRecord } from '@homestead/contract/leads';
import { alertFrequencies, alertFrequencyLabels } from '@homestead/contract/saved';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { RecordDrawer, useAnswer } from '#desk';
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

const FiltersDialog = lazy(async () => ({ default: await loadFiltersDialog() }));

type HomeSearch = NonNullable<WireLeadRecord['homeSearch']>;

interface SearchDrawerProps {
  lead: WireLeadRecord;
  homeSearch: HomeSearch;
  onClose: () => void;
  onDone: () => void;
}

const everything: Search = { filter: {}, sort: 'newest', page: 1 };
const noCommutes = async () => null;

/**
 * Whether a home search is set up for a lead, and the search itself: its filters, then its name and
 * how often it emails them.
 */
export function SearchDrawer(given: SearchDrawerProps) {
  const { lead, homeSearch, onClose, onDone } = given;
  const { search, hasAccount } = homeSearch;
  const [step, setStep] = useState<'set-up' | 'filters' | 'share'>('set-up');
  const [chosen, setChosen] = useState<Search | null>(() =>
    search ? readWireSearch(search.filter) : null,
  );
  if (step === 'filters') {
    return (
      <Suspense>
        <FiltersDialog
          search={chosen ?? everything}
          loadCommutes={noCommutes}
          onClose={() => setStep((now) => (now === 'filters' ? 'set-up' : now))}
          onApply={(applied) => {
            setChosen({ ...applied, page: 1 });
            setStep('share');
          }}
        />
      </Suspense>
    );
  }
  if (step === 'share' && chosen) {
    return <ShareDrawer {...given} chosen={chosen} onFilters={() => setStep('filters')} />;
  }
  return (
    <RecordDrawer
      isOpen
      onClose={onClose}
      title={leadRecordMessages.homeSearch()}
      intro={
        hasAccount ? leadRecordMessages.searchIntro() : leadRecordMessages.searchWithoutAccount()
      }
      above={
        <div className="row wrap gap-2 above-4 below-4">
          <Button variant="default" onClick={() => setStep('filters')}>
            {search ? leadRecordMessages.changeFilters() : leadRecordMessages.buildSearch()}
          </Button>
          {search && (
            <Button variant="default" onClick={() => setStep('share')}>
              {leadRecordMessages.changeEmails()}
            </Button>
          )}
        </div>
      }
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
      title={leadRecordMessages.shareSearch()}
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
