import { Spotlight } from '@mantine/spotlight';
import { IconFileText, IconSearch, IconUser } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useStaffSession } from '#accounts';
import { useFoundPeople } from '#accounts/desk';
import { visibleEntries } from './sidebar-entries.ts';

/** Ctrl or ⌘ K: pages of the office, and people where the person may see them. */
export function CommandPalette() {
  const [query, setQuery] = useState('');
  const navigate = useNavigate();
  const { permissions } = useStaffSession();
  const maySeePeople = permissions.includes('usermanagement');
  const people = useFoundPeople(maySeePeople ? query : '');
  const sought = query.trim().toLowerCase();
  const pages = visibleEntries(permissions).filter(({ label }) =>
    label.toLowerCase().includes(sought),
  );
  return (
    <Spotlight.Root
      query={query}
      onQueryChange={setQuery}
      shortcut={['mod + K']}
      closeOnClickOutside={false}
      attributes={{ content: { 'aria-label': 'Go to a page or a person' } }}
      scrollable
      maxHeight={420}
    >
      <Spotlight.Search
        placeholder={maySeePeople ? 'Page or person' : 'Page'}
        aria-label={maySeePeople ? 'Page or person' : 'Page'}
        leftSection={<IconSearch size={20} stroke={1.6} />}
      />
      <Spotlight.ActionsList>
        {pages.length > 0 && (
          <Spotlight.ActionsGroup label="Pages">
            {pages.map(({ path, label }) => (
              <Spotlight.Action
                key={path}
                label={label}
                leftSection={<IconFileText size={20} />}
                onClick={() => navigate(path)}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {people.length > 0 && (
          <Spotlight.ActionsGroup label="People">
            {people.map(({ id, first_name, last_name, email, role }) => (
              <Spotlight.Action
                key={id}
                label={`${first_name} ${last_name}`}
                description={`${role.rolename}, ${email}`}
                leftSection={<IconUser size={20} />}
                onClick={() => navigate(`/users/${id}`)}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {pages.length + people.length === 0 && <Spotlight.Empty>No results</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}
