import { statusLabels } from '@homestead/contract/listings';
import { Icon } from '#design';
import type { ListingDetailFacts, OpenHouse } from '#listings';
import {
  dateText,
  dayText,
  moneyText,
  phoneLink,
  shortMoneyText,
  spanText,
  useSite,
} from '#platform';
import styles from './sale-bar.module.css';

interface SaleBarProps {
  listing: ListingDetailFacts;
  /** The next one. */
  openHouse: OpenHouse | null;
}

/** Price, address and status of a home; stays in view below the navigation on wide screens. */
export function SaleBar({ listing, openHouse }: SaleBarProps) {
  const { listPriceCents, originalListPriceCents, status, closePriceCents, closeOn } = listing;
  const isSold = status === 'Closed';
  const shown = isSold && closePriceCents !== null ? closePriceCents : listPriceCents;
  const cut =
    !isSold && originalListPriceCents !== null && listPriceCents !== null
      ? originalListPriceCents - listPriceCents
      : 0;
  return (
    <div className={styles.bar}>
      <div className={styles.address}>
        <h1>{listing.street ?? 'Address on request'}</h1>
        <p>{listing.cityLine}</p>
      </div>
      <div className={styles.price}>
        <p className={styles.amount}>{shown === null ? 'Price not stated' : moneyText(shown)}</p>
        <p className={styles.status}>
          {status && (
            <span className={styles.badge} data-status={status}>
              {statusLabels[status]}
              {isSold && closeOn && ` ${dateText(closeOn)}`}
            </span>
          )}
          {cut > 0 && (
            <span className={styles.cut}>{shortMoneyText(cut)} below its first price</span>
          )}
          {openHouse && (
            <a href="#open-houses">
              Open {dayText(openHouse.startsAt)}, {spanText(openHouse.startsAt, openHouse.endsAt)}
            </a>
          )}
        </p>
      </div>
    </div>
  );
}

/** On a phone: the price and the ways to ask, always within reach of the thumb. */
export function ActionBar({ listing }: { listing: ListingDetailFacts }) {
  const { phone, textPhone } = useSite().brokerage;
  if (!phone && !textPhone) return null;
  const { listPriceCents } = listing;
  return (
    <section className={styles.actions} aria-label="Price, text and call">
      <p>{listPriceCents === null ? 'Price not stated' : moneyText(listPriceCents)}</p>
      {textPhone && (
        <a href={`sms:${phoneLink(textPhone)}`} className="button">
          <Icon name="message" />
          Text
        </a>
      )}
      {phone && (
        <a href={`tel:${phoneLink(phone)}`} className="button" data-look="primary">
          <Icon name="phone" />
          Call
        </a>
      )}
    </section>
  );
}
