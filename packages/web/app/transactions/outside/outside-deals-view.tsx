import { formatPhone } from '@homestead/contract/platform';
import {
  type DealContact,
  dealParts,
  offerLabel,
  type WireOutsideDeal,
} from '@homestead/contract/transactions';
import { EmptyState } from '#design';
import { dateText, instantDateText, localTimeText, moneyText } from '#platform';
import { outsideDealMessages } from './messages/outside-deals.ts';
import styles from './outside-deals.module.css';

const days: Readonly<Record<WireOutsideDeal['days'][number]['what'], () => string>> = {
  inspection: outsideDealMessages.inspection,
  termite: outsideDealMessages.termite,
  walkthrough: outsideDealMessages.walkthrough,
  closing: outsideDealMessages.closing,
};

interface OutsideDealsProps {
  deals: readonly WireOutsideDeal[];
  /** Works with the brokerage, such as a lender; otherwise a client. */
  isPartner: boolean;
}

/** The deals of someone outside the brokerage: their days, and whom to reach. */
export function OutsideDealsView({ deals, isPartner }: OutsideDealsProps) {
  if (deals.length === 0) {
    const hint = isPartner ? outsideDealMessages.partnerHint() : outsideDealMessages.noneHint();
    return (
      <EmptyState title={outsideDealMessages.none()} hint={hint}>
        <a href="/contactus" className="button">
          {outsideDealMessages.contactUs()}
        </a>
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-6">
      <p className="no-margin">{outsideDealMessages.intro()}</p>
      {deals.map((deal) => (
        <OutsideDeal key={deal.code} deal={deal} />
      ))}
    </div>
  );
}

function OutsideDeal({ deal }: { deal: WireOutsideDeal }) {
  const { code, propertyAddress, parts, offerPriceCents, openedAt, endedAt } = deal;
  const facts = [
    [outsideDealMessages.code(), code],
    ...(offerPriceCents === null
      ? []
      : [[outsideDealMessages.price(), moneyText(offerPriceCents)]]),
    [outsideDealMessages.since(), instantDateText(openedAt)],
    ...(endedAt ? [[outsideDealMessages.ended(), instantDateText(endedAt)]] : []),
  ] as const;
  return (
    <article className="panel pad-4 grid gap-3">
      <h2>{propertyAddress ?? outsideDealMessages.unknownHome()}</h2>
      <p className="no-margin quiet">
        {outsideDealMessages.yourPart({
          parts: parts.map((part) => offerLabel(dealParts[part])).join(', '),
        })}
      </p>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3>{outsideDealMessages.days()}</h3>
      {deal.days.length === 0 && <p className="no-margin">{outsideDealMessages.noDays()}</p>}
      <ul className={styles.days}>
        {deal.days.map(({ what, on, time, where }) => (
          <li key={`${what} ${on} ${time}`}>
            <span>{days[what]()}</span>
            <strong>
              {[dateText(on), time && localTimeText(time), where].filter(Boolean).join(', ')}
            </strong>
          </li>
        ))}
      </ul>
      <h3>{outsideDealMessages.contacts()}</h3>
      <ul className={styles.people}>
        {deal.contacts.map((contact) => (
          <Contact key={`${contact.part} ${contact.name}`} {...contact} />
        ))}
      </ul>
    </article>
  );
}

function Contact({ part, name, company, phone, email }: DealContact) {
  return (
    <li>
      <div>
        <strong>{name}</strong>
        {company && `, ${company}`} <span className="quiet">{offerLabel(dealParts[part])}</span>
      </div>
      <div className={styles.reach}>
        {phone && <a href={`tel:${phone}`}>{formatPhone(phone)}</a>}
        {email && <a href={`mailto:${email}`}>{email}</a>}
      </div>
    </li>
  );
}
