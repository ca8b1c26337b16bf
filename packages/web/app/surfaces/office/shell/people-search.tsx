import { Autocomplete, Kbd } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useFoundPeople } from '#accounts/desk';
import { useKeys } from '#desk';
import { shellMessages } from '../messages/shell.ts';

/** The header's search for people by name or email. Enter lists all matches. */
export function PeopleSearch() {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const people = useFoundPeople(text);
  const hasKeys = !window.matchMedia('(pointer:coarse)').matches;
  useKeys({ '/': () => input.current?.focus() });
  const go = (path: string) => {
    setText('');
    input.current?.blur();
    navigate(path);
  };
  return (
    <Autocomplete
      ref={input}
      type="search"
      aria-label={shellMessages.searchPeople()}
      placeholder={shellMessages.searchPeople()}
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSection={hasKeys && <Kbd size="xs">/</Kbd>}
      rightSectionPointerEvents="none"
      value={text}
      onChange={setText}
      data={people.map(({ id, first_name, last_name, email }) => ({
        value: id,
        label: email
          ? shellMessages.person({ name: `${first_name} ${last_name}`, email })
          : `${first_name} ${last_name}`,
      }))}
      filter={({ options }) => options}
      onOptionSubmit={(id) => go(`/users/${id}`)}
      onKeyDown={(event) => {
        const isChosen = input.current?.getAttribute('aria-activedescendant');
        if (event.key !== 'Enter' || isChosen || text.trim() === '') return;
        go(`/usermanagement?${new URLSearchParams({ search: text.trim() })}`);
      }}
    />
  );
}
