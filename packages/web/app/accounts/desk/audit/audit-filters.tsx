import type { WireAuditEntry } from '@homestead/contract/accounts';
import { Button, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { useList } from '#desk';
import { auditMessages } from '../../messages/audit.ts';
import { useFoundPeople } from '../people/use-found-people.ts';

/** The filters of the audit, which are in the address. */
export function AuditFilters({
  list,
  kinds,
  entries,
}: {
  list: ReturnType<typeof useList>;
  kinds: readonly { key: string; label: string }[];
  /** They name the person that the address names by id. */
  entries: readonly WireAuditEntry[];
}) {
  const { filters } = list.query;
  const day = (name: 'from' | 'to', label: string) => (
    <TextInput
      type="date"
      label={label}
      value={filters[name] ?? ''}
      onChange={(event) => list.change({ [name]: event.currentTarget.value })}
    />
  );
  return (
    <div className="row wrap gap-3 below-4">
      <Select
        label={auditMessages.kind()}
        placeholder={auditMessages.anyKind()}
        data={kinds.map(({ key, label }) => ({ value: key, label }))}
        value={filters.kind ?? null}
        onChange={(kind) => list.change({ kind })}
        clearable
        searchable
        clearButtonProps={{ 'aria-label': auditMessages.anyKind() }}
      />
      <PersonFilter
        value={filters.who ?? null}
        entries={entries}
        onChange={(who) => list.change({ who })}
      />
      {day('from', auditMessages.from())}
      {day('to', auditMessages.to())}
      {list.isFiltered && (
        <Button variant="subtle" onClick={list.clear}>
          {auditMessages.clear()}
        </Button>
      )}
    </div>
  );
}

function PersonFilter({
  value,
  entries,
  onChange,
}: {
  value: string | null;
  entries: readonly WireAuditEntry[];
  onChange: (who: string | null) => void;
}) {
  const [text, setText] = useState('');
  const found = useFoundPeople(text).map((person) => ({
    value: person.id,
    label: `${person.first_name} ${person.last_name}`,
  }));
  const known = entries.flatMap(({ by }) =>
    by ? [{ value: by.id, label: `${by.firstName} ${by.lastName}` }] : [],
  );
  const people = new Map([...known, ...found].map((one) => [one.value, one]));
  if (value && !people.has(value)) people.set(value, { value, label: value });
  return (
    <Select
      label={auditMessages.who()}
      placeholder={auditMessages.anyone()}
      data={[...people.values()]}
      value={value}
      onChange={onChange}
      onSearchChange={setText}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': auditMessages.anyone() }}
    />
  );
}
