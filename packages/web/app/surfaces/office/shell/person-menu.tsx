import { Avatar, Menu, UnstyledButton, useMantineColorScheme } from '@mantine/core';
import { IconHome, IconLogout, IconSettings } from '@tabler/icons-react';
import { useState } from 'react';
import { type PersonSession, signOut } from '#accounts';
import styles from './person-menu.module.css';

const schemes = [
  ['auto', 'Match system'],
  ['light', 'Light colors'],
  ['dark', 'Dark colors'],
] as const;

/**
 * The signed-in person, with links out of the office. Other surfaces load as new pages, with their
 * own styles.
 */
export function PersonMenu({ session }: { session: PersonSession }) {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const [isLeaving, setLeaving] = useState(false);
  const name = `${session.firstName} ${session.lastName}`;
  return (
    <Menu width={250} position="bottom-end" shadow="md">
      <Menu.Target>
        <UnstyledButton className={styles.person} aria-label={`${name}, account menu`}>
          <Avatar name={name} color="spruce" variant="filled" size={36} />
          <span className={styles.text}>
            <span className="text-14 semibold">{name}</span>
            <span className="fine-print">{session.roleLabel}</span>
          </span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {name}
          <br />
          {session.roleLabel}
        </Menu.Label>
        <Menu.Item component="a" href="/homepage" leftSection={<IconHome size={18} />}>
          Homepage
        </Menu.Item>
        <Menu.Item component="a" href="/accountsetting" leftSection={<IconSettings size={18} />}>
          Account settings
        </Menu.Item>
        <Menu.Divider />
        <Menu.RadioGroup
          value={colorScheme}
          onChange={(scheme) => setColorScheme(scheme as typeof colorScheme)}
        >
          {schemes.map(([scheme, label]) => (
            <Menu.RadioItem key={scheme} value={scheme} closeMenuOnClick={false}>
              {label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
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
