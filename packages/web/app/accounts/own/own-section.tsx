import type { ReactNode } from 'react';
import { rich } from '#platform';
import { ownMessages } from '../messages/own.ts';
import { proofMessages } from '../messages/proof.ts';
import styles from './own.module.css';

/** The sections of the account page in order, by the id used in links. */
export const ownSections = {
  profile: ownMessages.profile,
  links: ownMessages.links,
  email: ownMessages.email,
  password: ownMessages.password,
  'two-step': ownMessages.twoStep,
  proof: proofMessages.title,
  devices: ownMessages.devices,
  providers: ownMessages.providers,
  notifications: ownMessages.notifications,
  activity: ownMessages.activity,
  data: ownMessages.data,
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
        <h2 className="text-22" id={`${id}-title`}>
          {ownSections[id]()}
        </h2>
        {intro && <p className="quiet">{intro}</p>}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}

/** Shown when a change requires a password and the person has none. */
export function NoPassword({ why }: { why: string }) {
  return (
    <p className={styles.hint}>
      {rich(ownMessages.noPassword({ why, link: (text) => <a href="/forgotpassword">{text}</a> }))}
    </p>
  );
}

/** Shown where a person without a password needs a recent proof. */
export function ProofFirst() {
  return (
    <p className={styles.hint}>
      {rich(ownMessages.proofFirst({ link: (text) => <a href="#proof">{text}</a> }))}
    </p>
  );
}
