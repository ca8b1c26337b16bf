import { Button, Select, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { PeopleQuery, WireRole } from './people-calls.ts';
import { statusLabels } from './people-filter.ts';
import styles from './people-toolbar.module.css';

interface PeopleToolbarProps {
  query: PeopleQuery;
  roles: readonly WireRole[];
  onChange: (change: Partial<PeopleQuery>, isTyping?: boolean) => void;
}

/** Search, role and status; all of it stands in the address. */
export function PeopleToolbar({ query, roles, onChange }: PeopleToolbarProps) {
  const [text, setText] = useState(query.search ?? '');
  // What is being typed is newer than the address until the pause is over.
  useEffect(() => setText(query.search ?? ''), [query.search]);
  const search = useDebouncedCallback(
    (typed: string) => onChange({ search: typed.trim() }, true),
    300,
  );
  const isFiltered = Boolean(query.search || query.role || query.status);
  return (
    <div className={styles.toolbar}>
      <TextInput
        type="search"
        aria-label="Search by name, e-mail or phone"
        placeholder="Name, e-mail or phone"
        leftSection={<IconSearch size={18} aria-hidden />}
        value={text}
        maxLength={120}
        onChange={(event) => {
          setText(event.currentTarget.value);
          search(event.currentTarget.value);
        }}
      />
      <Select
        aria-label="Role"
        placeholder="Any role"
        data={roles.map(({ name, rolename, people }) => ({
          value: name,
          label: `${rolename} (${people})`,
        }))}
        value={query.role ?? null}
        onChange={(role) => onChange({ role: role ?? '' })}
        clearable
        clearButtonProps={{ 'aria-label': 'Any role' }}
        searchable
      />
      <Select
        aria-label="Status"
        placeholder="Any status"
        data={Object.entries(statusLabels).map(([value, label]) => ({ value, label }))}
        value={query.status ?? null}
        onChange={(status) => onChange({ status: status ?? '' })}
        clearable
        clearButtonProps={{ 'aria-label': 'Any status' }}
      />
      {isFiltered && (
        <Button variant="subtle" onClick={() => onChange({ search: '', role: '', status: '' })}>
          Clear filters
        </Button>
      )}
    </div>
  );
}
