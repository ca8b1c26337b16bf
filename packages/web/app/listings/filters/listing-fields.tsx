import { listingFeatures } from '@homestead/contract/feed';
import {
  featureLabels,
  filterableStatuses,
  listingLabel,
  searchableStatuses,
  statusLabels,
} from '@homestead/contract/listings';
import { filterMessages } from '../messages/filters.ts';
import { searchFields } from '../search/search-fields.ts';
import { conditionText, dayChoices, openHouseChoices, reducedChoices } from './filter-choices.ts';
import styles from './filter-parts.module.css';
import { Checks, OneField, Section, Segments } from './filter-parts.tsx';
import { filterSections, sectionId } from './filter-sections.ts';
import { PlainFields, type PlainFieldsProps } from './plain-fields.tsx';

interface ListingFieldsProps extends PlainFieldsProps {
  /** The MLS permits showing sold homes and there are some. */
  hasSold: boolean;
  /** By URL parameter. */
  errors: ReadonlyMap<string, string>;
}

/** Inputs for special features and the listing itself. */
export function ListingFields({ errors, hasSold, ...plain }: ListingFieldsProps) {
  const { filter, counts } = plain;
  const isSoldOffered = hasSold || filter.statuses?.includes('Closed');
  const day = /^\d/.test(filter.openHouse ?? '') ? filter.openHouse : undefined;
  return (
    <>
      <Section id={sectionId('features')} title={filterSections.features.title()}>
        <Checks
          name={searchFields.features.param}
          legend={filterMessages.allFeatures()}
          choices={listingFeatures.map((feature) => ({
            value: feature,
            label: listingLabel(featureLabels[feature].label),
            count: counts?.specialfeature?.[featureLabels[feature].wire],
          }))}
          current={filter.features ?? []}
        />
        <PlainFields section="features" {...plain} />
      </Section>
      <Section id={sectionId('listing')} title={filterSections.listing.title()}>
        <Segments
          name={searchFields.daysOnMarket.param}
          legend={filterMessages.daysOnMarket()}
          hint={filterMessages.atMost()}
          choices={dayChoices()}
          current={conditionText(filter, 'daysOnMarket')}
        />
        <Segments
          name={searchFields.reducedWithin.param}
          legend={filterMessages.reduced()}
          hint={filterMessages.reducedHint()}
          choices={reducedChoices()}
          current={conditionText(filter, 'reducedWithin')}
        />
        <Checks
          name={searchFields.statuses.param}
          legend={filterMessages.status()}
          choices={(isSoldOffered ? filterableStatuses : searchableStatuses).map((status) => ({
            value: status,
            label: listingLabel(statusLabels[status]),
            count: counts?.status?.[status],
          }))}
          current={filter.statuses ?? []}
        />
        <div className={styles.pair}>
          <Segments
            name={searchFields.openHouse.param}
            legend={filterMessages.openHouse()}
            choices={openHouseChoices()}
            current={day ? '' : conditionText(filter, 'openHouse')}
          />
          <OneField label={filterMessages.openOnDay()}>
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
          label={filterMessages.keywords()}
          hint={filterMessages.keywordsHint()}
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
