import { Spotlight } from '@mantine/spotlight';
import { IconFileText, IconSearch, IconUser } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useStaffSession } from '#accounts';
import { useFoundPeople } from '#accounts/desk';
import { useSite } from '#platform';
import { shellMessages } from '../messages/shell.ts';
import { visibleEntries } from './sidebar-entries.ts';

/** Lets the keyboard scroll the list; its type doesn't name this property of its scroll area. */
const keyboardScroll = { viewportProps: { tabIndex: 0 } } as object;

/** Ctrl K or ⌘ K: finds pages of the back office, and people for those who may see them. */
export function CommandPalette() {
  const [query, setQuery] = useState('');
  const navigate = useNavigate();
  const { permissions } = useStaffSession();
  const isDemo = useSite().mode === 'demo';
  const maySeePeople = permissions.includes('usermanagement');
  const people = useFoundPeople(maySeePeople ? query : '');
  const sought = query.trim().toLowerCase();
  const placeholder = maySeePeople ? shellMessages.pageOrPerson() : shellMessages.page();
  const pages = visibleEntries(permissions, isDemo).filter(({ label }) =>
    label().toLowerCase().includes(sought),
  );
  return (
    <Spotlight.Root
      query={query}
      onQueryChange={setQuery}
      shortcut={['mod + K']}
      closeOnClickOutside={false}
      attributes={{ content: { 'aria-label': shellMessages.goTo() } }}
      scrollable
      maxHeight={420}
    >
      <Spotlight.Search
        placeholder={placeholder}
        aria-label={placeholder}
        leftSection={<IconSearch size={20} stroke={1.6} />}
      />
      <Spotlight.ActionsList {...keyboardScroll}>
        {pages.length > 0 && (
          <Spotlight.ActionsGroup label={shellMessages.pages()}>
            {pages.map(({ path, label }) => (
              <Spotlight.Action
                key={path}
                label={label()}
                leftSection={<IconFileText size={20} />}
                onClick={() => navigate(path)}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {people.length > 0 && (
          <Spotlight.ActionsGroup label={shellMessages.people()}>
            {people.map(({ id, first_name, last_name, email, role }) => (
              <Spotlight.Action
                key={id}
                label={`${first_name} ${last_name}`}
                description={
                  email ? shellMessages.roleAndEmail({ role: role.rolename, email }) : role.rolename
                }
                leftSection={<IconUser size={20} />}
                onClick={() => navigate(`/users/${id}`)}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {pages.length + people.length === 0 && (
          <Spotlight.Empty>{shellMessages.noResults()}</Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}
