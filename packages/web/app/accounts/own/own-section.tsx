import type { ReactNode } from 'react';
import styles from './own.module.css';

/** The sections of the account page, in their order, by the id that links name. */
export const ownSections = {
  profile: 'Profile',
  links: 'Social links',
  email: 'Email',
  password: 'Password',
  'two-step': 'Two-step sign-in',
  devices: 'Devices',
  providers: 'Other sign-ins',
  notifications: 'Notifications',
  activity: 'Account activity',
  data: 'Your data',
} as const;

export type OwnSectionId = keyof typeof ownSections;

/** One card of the account page with its heading. */
export function OwnSection({
  id,
  intro,
  children,
}: {
  id: OwnSectionId;
  intro?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`}>{ownSections[id]}</h2>
        {intro && <p>{intro}</p>}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}

/** Said where a change needs the password of somebody who has none. */
export function NoPassword({ why }: { why: string }) {
  return (
    <p className={styles.hint}>
      {why} Your account has no password yet. <a href="/forgotpassword">Set one</a> with a link that
      we mail to you.
    </p>
  );
}
