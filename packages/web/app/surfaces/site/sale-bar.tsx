import { Icon } from '#design';
import { phoneLink, useSite } from '#platform';
import styles from './sale-bar.module.css';
import type { SaleFacts } from './sale-facts.ts';

/** Price, address and status of a home; stays in view below the navigation on wide screens. */
export function SaleBar({ sale }: { sale: SaleFacts }) {
  const { street, cityLine, price, status, cut, openHouse } = sale;
  return (
    <div className={styles.bar}>
      <div className={styles.address}>
        <h1>{street}</h1>
        <p>{cityLine}</p>
      </div>
      <div className={styles.price}>
        <p className={styles.amount}>{price}</p>
        <p className={styles.status}>
          {status && (
            <span className={styles.badge} data-status={status.key}>
              {status.text}
            </span>
          )}
          {cut && <span className={styles.cut}>{cut}</span>}
          {openHouse && <a href="#open-houses">{openHouse}</a>}
        </p>
      </div>
    </div>
  );
}

/** On a phone: the price and the ways to ask, always within reach of the thumb. */
export function ActionBar({ sale }: { sale: SaleFacts }) {
  const { phone, textPhone } = useSite().brokerage;
  if (!phone && !textPhone) return null;
  return (
    <section className={styles.actions} aria-label="Price, text and call">
      <p>{sale.price}</p>
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
