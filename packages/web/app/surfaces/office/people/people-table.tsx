import type { PersonSort, WirePerson } from '@homestead/contract/accounts';
import { Table, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { Link } from 'react-router';
import { agoText, phoneText, UNKNOWN } from '#platform';
import { useRowKeys } from '../shell/use-row-keys.ts';
import type { PeopleQuery } from './people-calls.ts';
import { nextSort } from './people-filter.ts';
import styles from './people-table.module.css';
import { LicenseBadge, PersonAvatar, StandingBadge } from './person-badges.tsx';
import { PersonMenu } from './person-row-menu.tsx';

const columns: { label: string; sort?: PersonSort; isWide?: true }[] = [
  { label: 'Name', sort: 'name' },
  { label: 'Email', sort: 'email' },
  { label: 'Phone', isWide: true },
  { label: 'Role', sort: 'role' },
  { label: 'Status' },
  { label: 'License', sort: 'license' },
  { label: 'Last seen', isWide: true },
];

interface PeopleTableProps {
  people: readonly WirePerson[];
  query: PeopleQuery;
  onChange: (change: Partial<PeopleQuery>) => void;
  /** A row's action was done. */
  onDone: () => void;
}

/** Rows on a desk, cards on a phone; j and k go through them. */
export function PeopleTable({ people, query, onChange, onDone }: PeopleTableProps) {
  const rows = useRowKeys<HTMLDivElement>();
  const isFiltered = Boolean(query.search || query.role || query.status);
  if (people.length === 0) {
    return (
      <div className={styles.empty}>
        <h2>{isFiltered ? 'Nobody matches' : 'Nobody is here yet'}</h2>
        <p>
          {isFiltered
            ? 'Try another name, or clear the filters.'
            : 'Invite the first person; they choose their password themselves.'}
        </p>
      </div>
    );
  }
  return (
    <div ref={rows} className={styles.holder}>
      <Table
        highlightOnHover
        verticalSpacing={5}
        stickyHeader
        stickyHeaderOffset={56}
        className={styles.table}
      >
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Head key={column.label} column={column} query={query} onChange={onChange} />
            ))}
            <Table.Th scope="col">
              <span className="unseen">Actions</span>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {people.map((person) => (
            <Row key={person.id} person={person} onDone={onDone} />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function Head({
  column: { label, sort, isWide },
  query,
  onChange,
}: { column: (typeof columns)[number] } & Pick<PeopleTableProps, 'query' | 'onChange'>) {
  const isSorted = sort !== undefined && query.sort === sort;
  const direction = isSorted ? (query.isDescending ? 'descending' : 'ascending') : undefined;
  return (
    <Table.Th scope="col" aria-sort={direction} className={isWide && styles.wide}>
      {sort ? (
        <UnstyledButton className={styles.sort} onClick={() => onChange(nextSort(query, sort))}>
          {label}
          {direction === 'ascending' ? (
            <IconArrowUp size={16} aria-hidden />
          ) : direction === 'descending' ? (
            <IconArrowDown size={16} aria-hidden />
          ) : (
            <IconArrowsSort size={16} aria-hidden className={styles.unsorted} />
          )}
        </UnstyledButton>
      ) : (
        label
      )}
    </Table.Th>
  );
}

function Row({ person, onDone }: { person: WirePerson; onDone: () => void }) {
  const { id, first_name, last_name, email, phone, role, status, last_seen } = person;
  return (
    <Table.Tr className={styles.row}>
      <Table.Td className={styles.name}>
        <div>
          <PersonAvatar
            photo={person.photo}
            firstName={first_name}
            lastName={last_name}
            size={28}
          />
          <Link to={`/users/${id}`} data-row className={styles.link}>
            {first_name} {last_name}
          </Link>
        </div>
      </Table.Td>
      <Table.Td className={styles.email}>{email}</Table.Td>
      <Table.Td className={`${styles.wide} ${styles.phone}`}>
        {phone ? phoneText(phone) : UNKNOWN}
      </Table.Td>
      <Table.Td>{role.rolename}</Table.Td>
      <Table.Td>
        <StandingBadge standing={status} />
      </Table.Td>
      <Table.Td className={styles.license}>
        {person.license_number ?? <span className={styles.none}>{UNKNOWN}</span>}
        <LicenseBadge expiresOn={person.license_expires_on} />
      </Table.Td>
      <Table.Td className={styles.wide}>
        {last_seen ? agoText(last_seen, new Date()) : 'Never'}
      </Table.Td>
      <Table.Td className={styles.actions}>
        <PersonMenu person={person} onDone={onDone} />
      </Table.Td>
    </Table.Tr>
  );
}
