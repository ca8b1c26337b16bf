import type { HomeMark } from '@homestead/contract/listings';
import { Icon } from '#design';
import { homeAnchor, KeepButtons } from '#listings';
import { phoneLink, useSite } from '#platform';
import styles from './sale-bar.module.css';
import type { SaleFacts } from './sale-facts.ts';

interface SaleBarProps {
  sale: SaleFacts;
  mlsNumber: string;
  /** What whoever looks at it marked the home as. */
  mark: HomeMark | null;
}

/** Price, address and status of a home; stays in view below the navigation on wide screens. */
export function SaleBar({ sale, mlsNumber, mark }: SaleBarProps) {
  const { street, cityLine, price, status, cut, openHouse } = sale;
  return (
    <div className={styles.bar} id={homeAnchor(mlsNumber)}>
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
      <div className={styles.keep}>
        <KeepButtons mlsNumber={mlsNumber} mark={mark} name={street} />
      </div>
    </div>
  );
}

/** On a phone: the price, the toggles and the way to a visit, always within reach of the thumb. */
export function ActionBar(props: SaleBarProps & { hasTour: boolean }) {
  const { sale, mlsNumber, mark, hasTour } = props;
  const { phone } = useSite().brokerage;
  return (
    <section className={styles.actions} aria-label="Price, save and tour">
      <p>{sale.price}</p>
      <KeepButtons mlsNumber={mlsNumber} mark={mark} name={sale.street} />
      {hasTour ? (
        <a href="#schedule-tour" className="button" data-look="primary">
          <Icon name="calendar" />
          Tour
        </a>
      ) : (
        phone && (
          <a href={`tel:${phoneLink(phone)}`} className="button" data-look="primary">
            <Icon name="phone" />
            Call
          </a>
        )
      )}
    </section>
  );
}
