import { Avatar, Menu, UnstyledButton, useMantineColorScheme } from '@mantine/core';
import { IconCheck, IconHome, IconLogout, IconSettings } from '@tabler/icons-react';
import { useState } from 'react';
import { signOut } from '#accounts';
import type { OfficeSession } from '../office-session.ts';
import styles from './person-menu.module.css';

const schemes = [
  ['auto', 'Colors as the system'],
  ['light', 'Light colors'],
  ['dark', 'Dark colors'],
] as const;

/** Who works here, with the ways out. Other surfaces are loaded anew, with styles of their own. */
export function PersonMenu({ session }: { session: OfficeSession }) {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const [isLeaving, setLeaving] = useState(false);
  const name = `${session.first_name} ${session.last_name}`;
  return (
    <Menu width={250} position="bottom-end" shadow="md">
      <Menu.Target>
        <UnstyledButton className={styles.person} aria-label={`${name}, account menu`}>
          <Avatar name={name} color="spruce" variant="filled" size={36} />
          <span className={styles.text}>
            <span className={styles.name}>{name}</span>
            <span className={styles.role}>{session.rolelabel}</span>
          </span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {name}
          <br />
          {session.rolelabel}
        </Menu.Label>
        <Menu.Item component="a" href="/homepage" leftSection={<IconHome size={18} />}>
          Homepage
        </Menu.Item>
        <Menu.Item component="a" href="/accountsetting" leftSection={<IconSettings size={18} />}>
          Account settings
        </Menu.Item>
        <Menu.Divider />
        {schemes.map(([scheme, label]) => (
          <Menu.Item
            key={scheme}
            role="menuitemradio"
            aria-checked={colorScheme === scheme}
            leftSection={colorScheme === scheme ? <IconCheck size={18} /> : <span />}
            closeMenuOnClick={false}
            onClick={() => setColorScheme(scheme)}
          >
            {label}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconLogout size={18} />}
          disabled={isLeaving}
          onClick={() => {
            setLeaving(true);
            signOut().catch(() => {});
          }}
        >
          SIGN OUT
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
