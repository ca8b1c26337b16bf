import { searchLabel } from '@homestead/contract/listings';
import { filterMessages } from '../messages/filters.ts';
import type { Search } from '../search/search.ts';
import { type SearchFilter, searchFields } from '../search/search-fields.ts';
import { fieldConditionsOf } from '../search/search-words.ts';
import { BuildingFields } from './building-fields.tsx';
import lists from './check-list.module.css';
import { CheckList } from './check-list.tsx';
import { CommuteField } from './commute-field.tsx';
import type { OptionCounts } from './count-homes.ts';
import { conditionText, duesChoices, rangeEnd, roomChoices, withCounts } from './filter-choices.ts';
import { type FilterOptions, type OptionListName, optionLists } from './filter-options.ts';
import styles from './filter-parts.module.css';
import { OneField, Range, Section, Segments } from './filter-parts.tsx';
import { fieldsWithInput, filterSections, sectionId } from './filter-sections.ts';
import { ListingFields } from './listing-fields.tsx';
import { PriceChart } from './price-chart.tsx';
import { TypeTiles } from './type-tiles.tsx';

interface FiltersFieldsProps {
  search: Search;
  /** The filter as currently chosen in the form. */
  wanted: SearchFilter;
  options: FilterOptions | null;
  /** How many homes match each option; null if unknown. */
  counts: OptionCounts | null;
  /** By URL parameter. */
  errors: ReadonlyMap<string, string>;
  isAlive: boolean;
}

/** The inputs of every filter, section by section. */
export function FiltersFields(props: FiltersFieldsProps) {
  const { search, wanted, options, counts, errors, isAlive } = props;
  const { filter } = search;
  const parts = { filter, wanted, counts, errors, isAlive };
  const list = (name: OptionListName) => (
    <CheckList
      name={searchFields[name].param}
      title={searchLabel(searchFields[name].label)}
      options={options ? options.lists[name] : null}
      counts={counts?.[optionLists[name]] ?? null}
      current={filter[name] ?? []}
      checked={wanted[name] ?? []}
      isAlive={isAlive}
    />
  );
  const monthly = searchFields.monthlyMax.param;
  return (
    <>
      <Section id={sectionId('type')} title={filterSections.type.title()}>
        <TypeTiles current={filter.kind} counts={counts?.kinds ?? null} />
        {list('subtypes')}
      </Section>
      <Section id={sectionId('price')} title={filterSections.price.title()}>
        {counts?.price && (
          <PriceChart counts={counts.price} low={wanted.priceMin} high={wanted.priceMax} />
        )}
        <Range
          legend={filterMessages.price()}
          isTitled
          low={rangeEnd(filter, 'priceMin')}
          high={rangeEnd(filter, 'priceMax')}
          before="$"
          errors={errors}
        />
        <OneField
          label={filterMessages.monthly()}
          hint={options?.terms}
          error={errors.get(monthly)}
          before="$"
          after={filterMessages.perMonth()}
        >
          {(described) => (
            <input
              name={monthly}
              defaultValue={conditionText(filter, 'monthlyMax')}
              placeholder={filterMessages.noMax()}
              inputMode="decimal"
              autoComplete="off"
              maxLength={14}
              {...described}
            />
          )}
        </OneField>
        <Segments
          name={searchFields.hoaMax.param}
          legend={filterMessages.dues()}
          hint={filterMessages.duesHint()}
          choices={duesChoices()}
          current={conditionText(filter, 'hoaMax')}
        />
      </Section>
      <Section id={sectionId('rooms')} title={filterSections.rooms.title()}>
        <Segments
          name={searchFields.beds.param}
          legend={filterMessages.bedrooms()}
          hint={wanted.exact ? undefined : filterMessages.atLeast()}
          choices={withCounts(roomChoices(), counts?.number_of_beds)}
          current={conditionText(filter, 'beds')}
          isGrid
        />
        <Segments
          name={searchFields.baths.param}
          legend={filterMessages.bathrooms()}
          hint={wanted.exact ? undefined : filterMessages.atLeast()}
          choices={withCounts(roomChoices(), counts?.number_of_baths)}
          current={conditionText(filter, 'baths')}
          isGrid
        />
        <label className={styles.check}>
          <input
            type="checkbox"
            name={searchFields.exact.param}
            value="yes"
            defaultChecked={filter.exact === true}
          />
          {filterMessages.exactly()}
        </label>
      </Section>
      <Section id={sectionId('place')} title={filterSections.place.title()}>
        <div className={lists.lists}>
          {list('cities')}
          {list('zips')}
          {list('counties')}
          {list('subdivisions')}
          {list('schoolDistricts')}
          {list('highSchools')}
        </div>
        <label className={styles.check}>
          <input
            type="checkbox"
            name={searchFields.anyPlace.param}
            value="yes"
            defaultChecked={filter.anyPlace === true}
          />
          <span>
            {filterMessages.anyPlace()}{' '}
            <span className={styles.hint}>{filterMessages.anyPlaceHint()}</span>
          </span>
        </label>
        <CommuteField
          name={searchFields.commute.param}
          addresses={options?.commutes ?? null}
          current={filter.commute}
          key={options ? 'there' : 'coming'}
        />
      </Section>
      <BuildingFields {...parts} />
      <ListingFields {...parts} hasSold={options?.hasSold ?? false} />
      <OtherConditions filter={filter} />
    </>
  );
}

/**
 * Conditions without an input above, as checkboxes, so that they can be kept or removed here too.
 */
function OtherConditions({ filter }: { filter: SearchFilter }) {
  const others = fieldConditionsOf(filter).filter(({ field }) => !fieldsWithInput.has(field));
  if (others.length === 0) return null;
  return (
    <Section id={sectionId('others')} title={filterMessages.others()}>
      <div className={styles.checks}>
        {others.map(({ field, text, label }) => (
          <label key={`${field}:${text}`} className={styles.check}>
            <input type="checkbox" name={searchFields[field].param} value={text} defaultChecked />
            {label}
          </label>
        ))}
      </div>
    </Section>
  );
}
