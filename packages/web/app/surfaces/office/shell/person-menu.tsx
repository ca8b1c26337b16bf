import { Avatar, Menu, UnstyledButton, useMantineColorScheme } from '@mantine/core';
import { IconHome, IconLogout, IconSettings } from '@tabler/icons-react';
import { useState } from 'react';
import { type PersonSession, signOut } from '#accounts';
import { shellMessages } from '../messages/shell.ts';
import styles from './person-menu.module.css';

const schemes = [
  ['auto', shellMessages.matchSystem],
  ['light', shellMessages.lightColors],
  ['dark', shellMessages.darkColors],
] as const;

/** The signed-in person's menu. Links to other surfaces reload the page, since styles differ. */
export function PersonMenu({ session }: { session: PersonSession }) {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const [isLeaving, setLeaving] = useState(false);
  const name = `${session.firstName} ${session.lastName}`;
  return (
    <Menu width={250} position="bottom-end" shadow="md">
      <Menu.Target>
        <UnstyledButton className={styles.person} aria-label={shellMessages.accountMenu({ name })}>
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
          {shellMessages.homepage()}
        </Menu.Item>
        {!session.seeingAs && (
          <Menu.Item component="a" href="/accountsetting" leftSection={<IconSettings size={18} />}>
            {shellMessages.accountSettings()}
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.RadioGroup
          value={colorScheme}
          onChange={(scheme) => setColorScheme(scheme as typeof colorScheme)}
        >
          {schemes.map(([scheme, label]) => (
            <Menu.RadioItem key={scheme} value={scheme} closeMenuOnClick={false}>
              {label()}
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
          {shellMessages.signOut()}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
