import type { SearchFilter } from '../search/search-fields.ts';
import { type FieldName, searchFields } from '../search/search-fields.ts';
import { CheckList } from './check-list.tsx';
import type { OptionCounts } from './count-homes.ts';
import { conditionText, yesNoChoices } from './filter-choices.ts';
import { Segments } from './filter-parts.tsx';
import { type FilterSectionName, plainFieldsOf } from './filter-sections.ts';

export interface PlainFieldsProps {
  /** What is in force. */
  filter: SearchFilter;
  /** What is asked for at the moment. */
  wanted: SearchFilter;
  /** How many homes each option would leave; null when not known. */
  counts: OptionCounts | null;
  isAlive: boolean;
}

/** The fields of a part that need no more than the input of their kind. */
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
        choices={yesNoChoices}
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
