import type { Search } from '../search/search.ts';
import type { SearchFilter } from '../search/search-fields.ts';
import { searchFields } from '../search/search-fields.ts';
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
  /** What is asked for at the moment. */
  wanted: SearchFilter;
  options: FilterOptions | null;
  /** How many homes each option would leave; null when not known. */
  counts: OptionCounts | null;
  /** By the field's name in the address. */
  errors: ReadonlyMap<string, string>;
  isAlive: boolean;
}

/** The inputs of every filter, part by part. */
export function FiltersFields(props: FiltersFieldsProps) {
  const { search, wanted, options, counts, errors, isAlive } = props;
  const { filter } = search;
  const parts = { filter, wanted, counts, errors, isAlive };
  const list = (name: OptionListName, title = searchFields[name].label) => (
    <CheckList
      name={searchFields[name].param}
      title={title}
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
      <Section id={sectionId('type')} title={filterSections.type.title}>
        <TypeTiles current={filter.kind} counts={counts?.kinds ?? null} />
        {list('subtypes')}
      </Section>
      <Section id={sectionId('price')} title={filterSections.price.title}>
        {counts?.price && (
          <PriceChart counts={counts.price} low={wanted.priceMin} high={wanted.priceMax} />
        )}
        <Range
          legend="Price"
          isTold
          low={rangeEnd(filter, 'priceMin')}
          high={rangeEnd(filter, 'priceMax')}
          before="$"
          errors={errors}
        />
        <OneField
          label="Maximum monthly payment"
          hint={options?.terms}
          error={errors.get(monthly)}
          before="$"
          after="a month"
        >
          {(described) => (
            <input
              name={monthly}
              defaultValue={conditionText(filter, 'monthlyMax')}
              placeholder="No max"
              inputMode="decimal"
              autoComplete="off"
              maxLength={14}
              {...described}
            />
          )}
        </OneField>
        <Segments
          name={searchFields.hoaMax.param}
          legend="HOA dues"
          hint="a month, at most"
          choices={duesChoices}
          current={conditionText(filter, 'hoaMax')}
        />
      </Section>
      <Section id={sectionId('rooms')} title={filterSections.rooms.title}>
        <Segments
          name={searchFields.beds.param}
          legend="Bedrooms"
          hint={wanted.exact ? undefined : 'at least'}
          choices={withCounts(roomChoices, counts?.number_of_beds)}
          current={conditionText(filter, 'beds')}
          isGrid
        />
        <Segments
          name={searchFields.baths.param}
          legend="Bathrooms"
          hint={wanted.exact ? undefined : 'at least'}
          choices={withCounts(roomChoices, counts?.number_of_baths)}
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
          Exactly that many
        </label>
      </Section>
      <Section id={sectionId('place')} title={filterSections.place.title}>
        <div className={lists.lists}>
          {list('cities')}
          {list('zips', 'ZIP code')}
          {list('counties')}
          {list('subdivisions', 'Subdivision')}
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
            Homes in any of these places
            <span className={styles.hint}>
              {' '}
              A city or a school, not a city and a school at once.
            </span>
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

/** What the search asks for and no input above shows, so that it stays or is taken away here too. */
function OtherConditions({ filter }: { filter: SearchFilter }) {
  const others = fieldConditionsOf(filter).filter(({ field }) => !fieldsWithInput.has(field));
  if (others.length === 0) return null;
  return (
    <Section id={sectionId('others')} title="Also part of this search">
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
