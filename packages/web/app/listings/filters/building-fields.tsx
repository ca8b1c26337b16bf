import { filterMessages } from '../messages/filters.ts';
import { searchFields } from '../search/search-fields.ts';
import { conditionText, lotChoices, rangeEnd, withCounts, yesNoChoices } from './filter-choices.ts';
import styles from './filter-parts.module.css';
import { Range, Section, Segments, SelectRange } from './filter-parts.tsx';
import { filterSections, sectionId } from './filter-sections.ts';
import { PlainFields, type PlainFieldsProps } from './plain-fields.tsx';

interface BuildingFieldsProps extends PlainFieldsProps {
  /** By URL parameter. */
  errors: ReadonlyMap<string, string>;
}

/** Inputs for size, lot and building. */
export function BuildingFields({ errors, ...plain }: BuildingFieldsProps) {
  const { filter, counts } = plain;
  return (
    <>
      <Section id={sectionId('size')} title={filterSections.size.title()}>
        <Range
          legend={filterMessages.squareFeet()}
          low={rangeEnd(filter, 'areaMin')}
          high={rangeEnd(filter, 'areaMax')}
          after={filterMessages.squareFeetUnit()}
          errors={errors}
        />
        <Segments
          name={searchFields.lotRange.param}
          legend={filterMessages.lotRange()}
          choices={withCounts(lotChoices(), counts?.lotrange)}
          current={conditionText(filter, 'lotRange')}
        />
      </Section>
      <Section id={sectionId('building')} title={filterSections.building.title()}>
        <div className={styles.pair}>
          <Segments
            name={searchFields.newConstruction.param}
            legend={filterMessages.newConstruction()}
            choices={yesNoChoices()}
            current={conditionText(filter, 'newConstruction')}
          />
          <Segments
            name={searchFields.basement.param}
            legend={filterMessages.basement()}
            choices={yesNoChoices()}
            current={conditionText(filter, 'basement')}
          />
        </div>
        <div className={styles.pair}>
          <Range
            legend={filterMessages.yearBuilt()}
            low={rangeEnd(filter, 'yearMin')}
            high={rangeEnd(filter, 'yearMax')}
            errors={errors}
            isGrouped={false}
          />
          <SelectRange
            legend={filterMessages.stories()}
            low={rangeEnd(filter, 'storiesMin')}
            high={rangeEnd(filter, 'storiesMax')}
            values={[1, 1.5, 2, 3]}
            errors={errors}
          />
          <SelectRange
            legend={filterMessages.garageSpaces()}
            low={rangeEnd(filter, 'garageMin')}
            high={rangeEnd(filter, 'garageMax')}
            values={[1, 2, 3, 4, 5, 6]}
            errors={errors}
          />
          <SelectRange
            legend={filterMessages.fireplaces()}
            low={rangeEnd(filter, 'fireplacesMin')}
            high={rangeEnd(filter, 'fireplacesMax')}
            values={[1, 2, 3, 4]}
            errors={errors}
          />
        </div>
        <PlainFields section="building" {...plain} />
      </Section>
    </>
  );
}
