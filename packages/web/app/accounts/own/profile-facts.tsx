import { type LeadRole, roleLabel } from '@homestead/contract/accounts';
import { cityLine, phoneLink, phoneText } from '@homestead/contract/platform';
import type { ReactNode } from 'react';
import { Icon } from '#design';
import { dateText, instantDateText, rich, UNKNOWN } from '#platform';
import { ownMessages } from '../messages/own.ts';
import { socialLinkNames, socialLinks } from './links-section.tsx';
import type { OwnDetails } from './own-account.ts';
import { PersonPortrait } from './person-portrait.tsx';
import styles from './profile-facts.module.css';

interface ProfileFactsProps {
  details: OwnDetails;
  isStaff: boolean;
  /** The path of the account settings. */
  accountPath: string;
}

/** A person's profile as the brokerage knows it; unknown values say so. */
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
              {ownMessages.editProfile()}
            </a>
            <a href={accountPath} className="button">
              {ownMessages.menu()}
            </a>
          </p>
        </div>
      </header>
      <div className={styles.cards}>
        <Card title={ownMessages.contact()}>
          <Fact label={ownMessages.email()}>
            <a href={`mailto:${email}`}>{email}</a>
            <small className="fine-print">
              {details.emailVerified ? ownMessages.confirmed() : ownMessages.unconfirmed()}
            </small>
          </Fact>
          <Fact label={ownMessages.phone()}>
            {phone && <a href={`tel:${phoneLink(phone)}`}>{phoneText(phone)}</a>}
          </Fact>
          <Fact label={ownMessages.address()}>
            {address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </Fact>
          {!isStaff && (
            <Fact label={ownMessages.isPrimary()}>
              {details.isPrimary ? ownMessages.yes() : ownMessages.no()}
            </Fact>
          )}
        </Card>
        <Card title={ownMessages.aboutYou()}>
          {!isStaff && <Fact label={ownMessages.goal()}>{leadRole && goalText(leadRole)}</Fact>}
          <Fact label={ownMessages.dateOfBirth()}>
            {details.dateOfBirth && dateText(details.dateOfBirth)}
          </Fact>
          <Fact label={ownMessages.relationship()}>{details.relationship}</Fact>
          <Fact label={ownMessages.shirt()}>{details.tShirtSize}</Fact>
          <Fact label={ownMessages.memberSince()}>{instantDateText(details.createdAt)}</Fact>
        </Card>
        {isStaff && (
          <Card title={ownMessages.license()} note={ownMessages.licenseNote()}>
            <Fact label={ownMessages.licenseNumber()}>{details.licenseNumber}</Fact>
            <Fact label={ownMessages.licenseExpires()}>
              {details.licenseExpiresOn && dateText(details.licenseExpiresOn)}
            </Fact>
          </Card>
        )}
        <Card
          title={ownMessages.links()}
          note={
            given.length === 0 &&
            rich(
              ownMessages.noLinks({ link: (text) => <a href={`${accountPath}#links`}>{text}</a> }),
            )
          }
        >
          {given.map((name) => (
            <Fact key={name} label={socialLinks[name].label}>
              <a href={details[name] ?? undefined} target="_blank" rel="noopener nofollow">
                {details[name]?.replace(/^https:\/\/(www\.)?/, '')}
                <Icon name="away" size={16} />
                <span className="unseen">{ownMessages.newTab()}</span>
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

/** An empty list is left out. */
function hasFacts(children: ReactNode): boolean {
  return !Array.isArray(children) || children.length > 0;
}

function Fact({ label, children }: { label: string; children?: ReactNode }) {
  const isKnown = Array.isArray(children) ? children.length > 0 : Boolean(children);
  return (
    <div className={styles.fact}>
      <dt className="quiet">{label}</dt>
      <dd>{isKnown ? children : UNKNOWN}</dd>
    </div>
  );
}

const goals: Record<LeadRole, () => string> = {
  Buyer: ownMessages.goalBuy,
  Seller: ownMessages.goalSell,
  'Buyer/Seller': ownMessages.goalBoth,
};

/** A goal in the words of the registration form. */
function goalText(goal: LeadRole): string {
  return goals[goal]();
}

type Address = Pick<OwnDetails, 'streetOne' | 'streetTwo' | 'city' | 'state' | 'zip' | 'country'>;

/** The known lines of an address; a country alone does not count. */
export function addressLines({
  streetOne,
  streetTwo,
  city,
  state,
  zip,
  country,
}: Address): string[] {
  const lines = [streetOne, streetTwo, cityLine({ city, state, zip })].filter(
    (line): line is string => Boolean(line),
  );
  return lines.length === 0 || country === 'USA' ? lines : [...lines, country];
}
