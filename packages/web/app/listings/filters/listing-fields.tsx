import { listingFeatures } from '@homestead/contract/feed';
import {
  featureLabels,
  filterableStatuses,
  searchableStatuses,
  statusLabels,
} from '@homestead/contract/listings';
import { searchFields } from '../search/search-fields.ts';
import { conditionText, dayChoices, openHouseChoices, reducedChoices } from './filter-choices.ts';
import styles from './filter-parts.module.css';
import { Checks, OneField, Section, Segments } from './filter-parts.tsx';
import { filterSections, sectionId } from './filter-sections.ts';
import { PlainFields, type PlainFieldsProps } from './plain-fields.tsx';

interface ListingFieldsProps extends PlainFieldsProps {
  /** The MLS permits showing sold homes, and there are some. */
  hasSold: boolean;
  /** By the field's name in the address. */
  errors: ReadonlyMap<string, string>;
}

/** The inputs of special features and of the listing itself. */
export function ListingFields({ errors, hasSold, ...plain }: ListingFieldsProps) {
  const { filter, counts } = plain;
  const isSoldOffered = hasSold || filter.statuses?.includes('Closed');
  const day = /^\d/.test(filter.openHouse ?? '') ? filter.openHouse : undefined;
  return (
    <>
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
        <PlainFields section="features" {...plain} />
      </Section>
      <Section id={sectionId('listing')} title={filterSections.listing.title}>
        <Segments
          name={searchFields.daysOnMarket.param}
          legend="Days on market"
          hint="at most"
          choices={dayChoices}
          current={conditionText(filter, 'daysOnMarket')}
        />
        <Segments
          name={searchFields.reducedWithin.param}
          legend="Price reduced"
          hint="within the last"
          choices={reducedChoices}
          current={conditionText(filter, 'reducedWithin')}
        />
        <Checks
          name={searchFields.statuses.param}
          legend="Status"
          choices={(isSoldOffered ? filterableStatuses : searchableStatuses).map((status) => ({
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
            choices={openHouseChoices}
            current={day ? '' : conditionText(filter, 'openHouse')}
          />
          <OneField label="Open house on a day">
            {(described) => (
              <input
                type="date"
                name={searchFields.openHouse.param}
                defaultValue={day ?? ''}
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
              defaultValue={conditionText(filter, 'keywords')}
              maxLength={200}
              {...described}
            />
          )}
        </OneField>
      </Section>
    </>
  );
}
