import { roleLabel } from '@homestead/contract/accounts';
import type { ReactNode } from 'react';
import { Icon } from '#design';
import { dateText, instantDateText, phoneLink, phoneText, UNKNOWN } from '#platform';
import { socialLinkNames, socialLinks } from './links-section.tsx';
import type { OwnDetails } from './own-account.ts';
import { PersonPortrait } from './person-portrait.tsx';
import styles from './profile-facts.module.css';
import { addressLines, goalText } from './profile-text.ts';

interface ProfileFactsProps {
  details: OwnDetails;
  isStaff: boolean;
  /** Where the account is looked after. */
  accountPath: string;
}

/** A person's own profile as the brokerage knows it; what is unknown is said to be. */
export function ProfileFacts({ details, isStaff, accountPath }: ProfileFactsProps) {
  const { firstName, lastName, email, phone, rolename, leadRole } = details;
  const address = addressLines(details);
  const given = socialLinkNames.filter((name) => details[name]);
  return (
    <>
      <header className={styles.head}>
        <PersonPortrait photo={details.photo} firstName={firstName} lastName={lastName} />
        <div className={styles.who}>
          <h1>
            {firstName} {lastName}
          </h1>
          <p>{isStaff || !leadRole ? roleLabel(rolename) : goalText(leadRole)}</p>
          <p className={styles.actions}>
            <a href={`${accountPath}#profile`} className="button" data-look="primary">
              Edit profile
            </a>
            <a href={accountPath} className="button">
              Account settings
            </a>
          </p>
        </div>
      </header>
      <div className={styles.cards}>
        <Card title="Contact">
          <Fact label="Email">
            <a href={`mailto:${email}`}>{email}</a>
            <small>{details.emailVerified ? 'Confirmed' : 'Not confirmed yet'}</small>
          </Fact>
          <Fact label="Phone">
            {phone && <a href={`tel:${phoneLink(phone)}`}>{phoneText(phone)}</a>}
          </Fact>
          <Fact label="Address">
            {address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </Fact>
          {!isStaff && <Fact label="Primary contact">{details.isPrimary ? 'Yes' : 'No'}</Fact>}
        </Card>
        <Card title="About you">
          {!isStaff && <Fact label="Goal">{leadRole && goalText(leadRole)}</Fact>}
          <Fact label="Date of birth">{details.dateOfBirth && dateText(details.dateOfBirth)}</Fact>
          <Fact label="Relationship">{details.relationship}</Fact>
          <Fact label="T-shirt size">{details.tShirtSize}</Fact>
          <Fact label="With us since">{instantDateText(details.createdAt)}</Fact>
        </Card>
        {isStaff && (
          <Card title="License" note="The office keeps your license; ask them to change it.">
            <Fact label="Number">{details.licenseNumber}</Fact>
            <Fact label="Expires">
              {details.licenseExpiresOn && dateText(details.licenseExpiresOn)}
            </Fact>
          </Card>
        )}
        <Card
          title="Social links"
          note={
            given.length === 0 && (
              <>
                None yet. <a href={`${accountPath}#links`}>Add your links</a>
              </>
            )
          }
        >
          {given.map((name) => (
            <Fact key={name} label={socialLinks[name].label}>
              <a href={details[name] ?? undefined} target="_blank" rel="noopener nofollow">
                {details[name]?.replace(/^https:\/\/(www\.)?/, '')}
                <Icon name="away" size={16} />
                <span className="unseen">(opens in a new tab)</span>
              </a>
            </Fact>
          ))}
        </Card>
      </div>
    </>
  );
}

function Card({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.card} aria-label={title}>
      <h2>{title}</h2>
      {hasFacts(children) && <dl>{children}</dl>}
      {note && <p className={styles.note}>{note}</p>}
    </section>
  );
}

/** A list without entries is no list. */
function hasFacts(children: ReactNode): boolean {
  return !Array.isArray(children) || children.length > 0;
}

function Fact({ label, children }: { label: string; children?: ReactNode }) {
  const isKnown = Array.isArray(children) ? children.length > 0 : Boolean(children);
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{isKnown ? children : UNKNOWN}</dd>
    </div>
  );
}
