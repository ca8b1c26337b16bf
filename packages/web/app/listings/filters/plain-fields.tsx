import { type FieldName, type SearchFilter, searchFields } from '../search/search-fields.ts';
import { CheckList } from './check-list.tsx';
import type { OptionCounts } from './count-homes.ts';
import { conditionText, yesNoChoices } from './filter-choices.ts';
import { Segments } from './filter-parts.tsx';
import { type FilterSectionName, plainFieldsOf } from './filter-sections.ts';

export interface PlainFieldsProps {
  /** The filter that the results show now. */
  filter: SearchFilter;
  /** The filter as currently chosen in the form. */
  wanted: SearchFilter;
  /** How many homes match each option; null if unknown. */
  counts: OptionCounts | null;
  isAlive: boolean;
}

/** The fields of a section that use the default input for their kind. */
export function PlainFields({
  section,
  ...props
}: PlainFieldsProps & { section: FilterSectionName }) {
  return plainFieldsOf(section).map((name) => <PlainField key={name} name={name} {...props} />);
}

function PlainField({
  name,
  filter,
  wanted,
  counts,
  isAlive,
}: PlainFieldsProps & { name: FieldName }) {
  const { param, label, kind, wire } = searchFields[name];
  if (kind === 'flag') {
    return (
      <Segments
        name={param}
        legend={label}
        choices={yesNoChoices()}
        current={conditionText(filter, name)}
      />
    );
  }
  const options = counts?.[wire] ?? {};
  return (
    <CheckList
      name={param}
      title={label}
      options={Object.keys(options).sort((a, b) => (options[b] ?? 0) - (options[a] ?? 0))}
      counts={options}
      current={(filter[name] as string[] | undefined) ?? []}
      checked={(wanted[name] as string[] | undefined) ?? []}
      isAlive={isAlive}
    />
  );
}
