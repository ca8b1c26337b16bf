import { phoneLink } from '@homestead/contract/platform';
import { use } from 'react';
import { Icon } from '#design';
import { useSite } from '#platform';
import { homeAnchor } from '../card/home-anchor.ts';
import { HomeButtons } from '../card/home-buttons.ts';
import { homeMessages } from '../messages/home.ts';
import styles from './sale-bar.module.css';
import type { SaleFacts } from './sale-facts.ts';

interface SaleBarProps {
  sale: SaleFacts;
  mlsNumber: string;
  hasTour: boolean;
}

/**
 * Price, address and status of a home, and the way to its tour; stays in view below the navigation
 * on wide screens.
 */
export function SaleBar({ sale, mlsNumber, hasTour }: SaleBarProps) {
  const Buttons = use(HomeButtons);
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
      <div className={styles.save}>
        {Buttons && <Buttons mlsNumber={mlsNumber} name={street} />}
        {hasTour && (
          <a href="#schedule-tour" className="button" data-look="primary">
            {homeMessages.requestTour()}
          </a>
        )}
      </div>
    </div>
  );
}

/** On a phone: the price, the toggles and the tour button, always within thumb's reach. */
export function ActionBar({ sale, mlsNumber, hasTour }: SaleBarProps) {
  const Buttons = use(HomeButtons);
  const { phone } = useSite().brokerage;
  return (
    <section className={styles.actions} data-bottom="bar" aria-label={homeMessages.actions()}>
      <p>{sale.price}</p>
      {Buttons && <Buttons mlsNumber={mlsNumber} name={sale.street} />}
      {hasTour ? (
        <a href="#schedule-tour" className="button" data-look="primary">
          <Icon name="calendar" />
          {homeMessages.tour()}
        </a>
      ) : (
        phone && (
          <a href={`tel:${phoneLink(phone)}`} className="button" data-look="primary">
            <Icon name="phone" />
            {homeMessages.call()}
          </a>
        )
      )}
    </section>
  );
}
