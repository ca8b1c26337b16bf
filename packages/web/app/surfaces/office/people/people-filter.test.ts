import { describe, expect, it } from 'vitest';
import { nextSort, readPeopleFilter, writePeopleFilter } from './people-filter.ts';

const read = (text: string) => readPeopleFilter(new URLSearchParams(text));

describe('filters of the list of people in its address', () => {
  it('come back as they were written', () => {
    const query = {
      search: 'O’Brien',
      role: 'agent',
      status: 'invited',
      sort: 'created',
      isDescending: true,
      page: 3,
    } as const;
    expect(readPeopleFilter(writePeopleFilter(query, { page: 3 }))).toEqual(query);
  });

  it.each(['role=nobody', 'status=old', 'sort=password', 'page=0', 'page=1.5', 'page=x', ''])(
    'leave out what makes no sense: %s',
    (text) => {
      expect(read(text)).toEqual({ page: 1 });
    },
  );

  it('go back to page 1 with any other change', () => {
    expect(writePeopleFilter(read('page=4&role=agent'), { status: 'active' }).toString()).toBe(
      'role=agent&status=active',
    );
  });
});

it('a column sorts up, down, and no more', () => {
  const up = { ...nextSort({}, 'name') };
  expect(up).toEqual({ sort: 'name', isDescending: false });
  const down = nextSort({ ...up }, 'name');
  expect(down).toEqual({ sort: 'name', isDescending: true });
  expect(nextSort({ ...down }, 'name').sort).toBeUndefined();
  expect(nextSort({ ...down }, 'email')).toEqual({ sort: 'email', isDescending: false });
});
