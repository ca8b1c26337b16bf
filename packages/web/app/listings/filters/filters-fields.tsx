import {
  featureLabels,
  listingFeatures,
  lotRanges,
  searchableStatuses,
  statusLabels,
} from '@homestead/contract/listings';
import type { Search, SearchFilter } from '../search.ts';
import { fieldTexts } from '../search-address.ts';
import { searchFields } from '../search-fields.ts';
import { wishesOf } from '../search-words.ts';
import { CheckList } from './check-list.tsx';
import { CommuteField } from './commute-field.tsx';
import type { OptionCounts } from './count-homes.ts';
import { type FilterOptions, type OptionListName, optionLists } from './filter-options.ts';
import { Checks, OneField, Range, Section, Segments, SelectRange } from './filter-parts.tsx';
import { fieldsWithInput, filterSections, sectionId } from './filter-sections.ts';
import styles from './filters.module.css';
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

const rooms = [
  { value: '', label: 'Any' },
  ...['1', '2', '3', '4', '5', '6', '7'].map((value) => ({ value, label: value })),
  { value: '8', label: '8+' },
];
const yesNo = [
  { value: '', label: 'Any' },
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];
const daysOnMarket = [
  { value: '', label: 'Any' },
  { value: '0', label: 'Today' },
  ...['7', '14', '21', '30'].map((value) => ({ value, label: value })),
];
const reduced = [
  { value: '', label: 'Any' },
  ...['1', '3', '7', '14', '30'].map((value) => ({
    value,
    label: value === '1' ? '1 day' : `${value} days`,
  })),
];
const openHouses = [
  { value: '', label: 'Any' },
  { value: 'weekend', label: 'This weekend' },
  { value: 'any', label: 'Any planned' },
];
const dues = [
  { value: '', label: 'Any' },
  { value: '0', label: 'None' },
  ...['50', '100', '200', '300', '500'].map((value) => ({ value, label: `$${value}` })),
];

/** The inputs of every filter, part by part. */
export function FiltersFields(props: FiltersFieldsProps) {
  const { search, wanted, options, counts, errors, isAlive } = props;
  const { filter } = search;
  const end = (name: keyof SearchFilter) => ({
    name: searchFields[name].param,
    value: filter[name] as number | undefined,
  });
  const textOf = (name: keyof SearchFilter) => fieldTexts(name, filter)[0] ?? '';
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
          low={end('priceMin')}
          high={end('priceMax')}
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
              defaultValue={textOf('monthlyMax')}
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
          choices={dues}
          current={textOf('hoaMax')}
        />
      </Section>
      <Section id={sectionId('rooms')} title={filterSections.rooms.title}>
        <Segments
          name={searchFields.beds.param}
          legend="Bedrooms"
          hint={wanted.exact ? undefined : 'at least'}
          choices={withCounts(rooms, counts?.number_of_beds)}
          current={textOf('beds')}
          isGrid
        />
        <Segments
          name={searchFields.baths.param}
          legend="Bathrooms"
          hint={wanted.exact ? undefined : 'at least'}
          choices={withCounts(rooms, counts?.number_of_baths)}
          current={textOf('baths')}
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
        <div className={styles.lists}>
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
      <Section id={sectionId('size')} title={filterSections.size.title}>
        <Range
          legend="Square feet"
          low={end('areaMin')}
          high={end('areaMax')}
          after="sq ft"
          errors={errors}
        />
        <Segments
          name={searchFields.lotRange.param}
          legend="Lot range"
          choices={[
            { value: '', label: 'Any' },
            ...lotRanges.map(({ code, label }) => ({
              value: code,
              label,
              count: counts?.lotrange?.[code],
            })),
          ]}
          current={textOf('lotRange')}
        />
      </Section>
      <Section id={sectionId('building')} title={filterSections.building.title}>
        <div className={styles.pair}>
          <Segments
            name={searchFields.newConstruction.param}
            legend="New construction"
            choices={yesNo}
            current={textOf('newConstruction')}
          />
          <Segments
            name={searchFields.basement.param}
            legend="Basement"
            choices={yesNo}
            current={textOf('basement')}
          />
        </div>
        <div className={styles.pair}>
          <Range
            legend="Year built"
            low={end('yearMin')}
            high={end('yearMax')}
            errors={errors}
            isGrouped={false}
          />
          <SelectRange
            legend="Stories"
            low={end('storiesMin')}
            high={end('storiesMax')}
            values={[1, 1.5, 2, 3]}
            errors={errors}
          />
          <SelectRange
            legend="Garage spaces"
            low={end('garageMin')}
            high={end('garageMax')}
            values={[1, 2, 3, 4, 5, 6]}
            errors={errors}
          />
          <SelectRange
            legend="Fireplaces"
            low={end('fireplacesMin')}
            high={end('fireplacesMax')}
            values={[1, 2, 3, 4]}
            errors={errors}
          />
        </div>
      </Section>
      <Section id={sectionId('features')} title={filterSections.features.title}>
        <Checks
          name={searchFields.features.param}
          legend="A home with all of these"
          choices={listingFeatures.map((feature) => ({
            value: feature,
            label: featureLabels[feature].label,
            count: counts?.specialfeature?.[featureLabels[feature].wire],
          }))}
          current={filter.features ?? []}
        />
      </Section>
      <Section id={sectionId('listing')} title={filterSections.listing.title}>
        <Segments
          name={searchFields.daysOnMarket.param}
          legend="Days on market"
          hint="at most"
          choices={daysOnMarket}
          current={textOf('daysOnMarket')}
        />
        <Segments
          name={searchFields.reducedWithin.param}
          legend="Price reduced"
          hint="within the last"
          choices={reduced}
          current={textOf('reducedWithin')}
        />
        <Checks
          name={searchFields.statuses.param}
          legend="Status"
          choices={searchableStatuses.map((status) => ({
            value: status,
            label: statusLabels[status],
            count: counts?.status?.[status],
          }))}
          current={filter.statuses ?? []}
        />
        <div className={styles.pair}>
          <Segments
            name={searchFields.openHouse.param}
            legend="Open house"
            choices={openHouses}
            current={isDate(filter.openHouse) ? '' : textOf('openHouse')}
          />
          <OneField label="Open house on a day">
            {(described) => (
              <input
                type="date"
                name={searchFields.openHouse.param}
                defaultValue={isDate(filter.openHouse) ? filter.openHouse : ''}
                {...described}
              />
            )}
          </OneField>
        </div>
        <OneField
          label="Words in the description"
          hint="Such as “sun room” or “walkout”. The description has to hold all of them."
          error={errors.get(searchFields.keywords.param)}
        >
          {(described) => (
            <input
              name={searchFields.keywords.param}
              defaultValue={textOf('keywords')}
              maxLength={200}
              {...described}
            />
          )}
        </OneField>
      </Section>
      <OtherWishes filter={filter} />
    </>
  );
}

/** What the search asks for and no input above shows, so that it stays or is taken away here too. */
function OtherWishes({ filter }: { filter: SearchFilter }) {
  const others = wishesOf(filter).filter(({ field }) => !fieldsWithInput.has(field));
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

function withCounts(
  choices: readonly { value: string; label: string }[],
  counts: Readonly<Record<string, number>> | undefined,
) {
  return choices.map((choice) => ({ ...choice, count: counts?.[choice.value] }));
}

function isDate(value: string | undefined): boolean {
  return value !== undefined && /^\d/.test(value);
}
