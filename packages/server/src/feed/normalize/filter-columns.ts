/** The record's fields for these columns, see `FieldReader`. */
interface Fields {
  flag(field: string): boolean | null;
  labels(field: string): string[];
}

const flag = (field: string) => ({
  type: 'boolean' as const,
  read: (fields: Fields) => fields.flag(field),
});
const labels = (field: string) => ({
  type: 'text[]' as const,
  read: (fields: Fields) => fields.labels(field).filter((label) => label !== 'None'),
});

/** Columns of `listing` that hold a field of the feed for filters, as it is read. */
const filterColumns = {
  senior_community: flag('SeniorCommunityYN'),
  accessibility_features: labels('AccessibilityFeatures'),
  views: labels('View'),
};

/** What these columns hold. */
type FilterColumns = {
  [Name in keyof typeof filterColumns]: ReturnType<(typeof filterColumns)[Name]['read']>;
};

/** The SQL type of each. */
export const filterColumnTypes = Object.fromEntries(
  Object.entries(filterColumns).map(([name, { type }]) => [name, type]),
) as { [Name in keyof FilterColumns]: (typeof filterColumns)[Name]['type'] };

export function readFilterColumns(fields: Fields): FilterColumns {
  return Object.fromEntries(
    Object.entries(filterColumns).map(([name, { read }]) => [name, read(fields)]),
  ) as unknown as FilterColumns;
}
