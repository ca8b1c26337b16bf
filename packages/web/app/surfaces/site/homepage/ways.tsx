import { Icon, type IconName } from '#design';
import { SEARCH_PATH } from '#listings';
import { homepageMessages } from '../messages/homepage.ts';
import styles from './ways.module.css';

const contact = { href: '#contactus', action: homepageMessages.contactUs };
const ways: readonly {
  icon: IconName;
  title: () => string;
  text: () => string;
  href: string;
  action: () => string;
  also?: { href: string; action: () => string };
}[] = [
  {
    icon: 'search',
    title: homepageMessages.buyers,
    text: homepageMessages.buyersText,
    href: SEARCH_PATH,
    action: homepageMessages.explore,
  },
  {
    icon: 'house',
    title: homepageMessages.sellers,
    text: homepageMessages.sellersText,
    ...contact,
    also: { href: '/sell/home-value', action: homepageMessages.homeValue },
  },
  { icon: 'key', title: homepageMessages.both, text: homepageMessages.bothText, ...contact },
];

/** What the brokerage does for buyers, for sellers, and for people who do both. */
export function Ways() {
  return (
    <section className="frame" aria-labelledby="ways">
      <h2 id="ways" className="below-6">
        {homepageMessages.ways()}
      </h2>
      <ul className={styles.ways}>
        {ways.map(({ icon, title, text, href, action, also }) => (
          <li key={title()} className={styles.way}>
            <Icon name={icon} size={28} />
            <h3 className={styles.title}>{title()}</h3>
            <p className="quiet">{text()}</p>
            {also && <a href={also.href}>{also.action()}</a>}
            <a href={href} className="button">
              {action()}
              <span className="unseen">: {title()}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
