import { Icon } from '#design';
import styles from '../share/share-link.module.css';

/** Leads to the page that saves the search shown; visitors sign in first and come back to it. */
export function SaveSearchLink({ href }: { href: string }) {
  return (
    <a href={href} className={styles.share} rel="nofollow">
      <Icon name="bell" size={16} />
      Save search
    </a>
  );
}
