import { ActivitySection } from './activity-section.tsx';
import { DataSection } from './data-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { EmailSection } from './email-section.tsx';
import { LinksSection } from './links-section.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import styles from './own.module.css';
import type { OwnAccount } from './own-account.ts';
import { OwnMenu } from './own-menu.tsx';
import { type OwnSectionId, ownSections } from './own-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { ProofSection } from './proof-section.tsx';
import { ProvidersSection } from './providers-section.tsx';
import { TwoStepSection } from './two-step-section.tsx';

/** All sections of the account page. */
export function AccountSections({ account }: { account: OwnAccount }) {
  const hasProviders = account.identities.length > 0;
  const ids = (Object.keys(ownSections) as OwnSectionId[]).filter(
    (id) => id !== 'providers' || hasProviders,
  );
  return (
    <div className={styles.account}>
      <OwnMenu ids={ids} />
      <div className="one-column gap-6 can-shrink">
        <ProfileSection {...account} />
        <LinksSection {...account} />
        <EmailSection {...account} />
        <PasswordSection {...account} />
        <TwoStepSection {...account} />
        <ProofSection {...account} />
        <DevicesSection {...account} />
        {hasProviders && <ProvidersSection {...account} />}
        <NotificationsSection {...account} />
        <ActivitySection {...account} />
        <DataSection {...account} />
      </div>
    </div>
  );
}
