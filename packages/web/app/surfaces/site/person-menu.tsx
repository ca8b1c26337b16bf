import { type FocusEvent, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { type PagePerson, usePerson } from '#accounts';
import { Icon } from '#design';
import { frameMessages } from './messages/frame.ts';
import styles from './person-menu.module.css';

const SIGN_IN_PATH = '/login';
const FAVORITES_PATH = '/property-list/favourites';
const ownLists = [
  [frameMessages.notifications, '/property-list/notifications'],
  [frameMessages.saveSearches, '/property-list/savedlists'],
  [frameMessages.favorites, FAVORITES_PATH],
  [frameMessages.dislikes, '/property-list/dislike'],
  [frameMessages.recentlyViewed, '/property-list/recentlyviewed'],
  [frameMessages.yourTours, '/property-list/tours'],
] as const;

/**
 * At the end of the header: the sign-in link for visitors, a menu of their own pages for people who
 * are signed in.
 */
export function PersonMenu() {
  const person = usePerson();
  const { pathname } = useLocation();
  if (person) {
    return (
      <>
        <Link to={FAVORITES_PATH} className={styles.heart} aria-label={frameMessages.favorites()}>
          <Icon name="heart" />
        </Link>
        <SignedInMenu person={person} />
      </>
    );
  }
  return pathname === SIGN_IN_PATH ? null : (
    <a href={SIGN_IN_PATH} className={`button ${styles.login}`}>
      {frameMessages.login()}
    </a>
  );
}

/**
 * The person's menu, without entries whose pages don't exist yet. It opens and closes
 * without script; with script, a click elsewhere, Escape and moving the focus away also close it.
 */
function SignedInMenu({ person }: { person: PagePerson }) {
  const menu = useRef<HTMLDetailsElement>(null);
  useClosing(menu);
  const name = [person.firstName, person.lastName].filter(Boolean).join(' ');
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    const left = relatedTarget instanceof Node && !menu.current?.contains(relatedTarget);
    if (left && menu.current) menu.current.open = false;
  };
  return (
    <details ref={menu} className={styles.menu} onBlur={onBlur}>
      <summary className="button" aria-label={frameMessages.accountOf({ name })}>
        <Icon name="person" />
        <span className={styles.name}>{person.firstName}</span>
        <Icon name="down" size={16} />
      </summary>
      <nav className={styles.list} aria-label={frameMessages.yourAccount()}>
        <p className={styles.who}>{name}</p>
        <OwnPages person={person} />
      </nav>
    </details>
  );
}

/** Links to the person's own pages, and the way out. */
export function OwnPages({ person }: { person: PagePerson }) {
  return (
    <>
      <ul className={styles.entries}>
        <li>
          <Link to="/property-list/clientprofile">{frameMessages.profile()}</Link>
        </li>
        {person.side === 'staff' && (
          <li>
            <a href={person.landing}>{frameMessages.dashboard()}</a>
          </li>
        )}
        {ownLists.map(([title, path], index) => (
          <li key={path}>
            <Link to={path}>
              {title()}
              {index === 0 && person.unread && ` (${person.unread})`}
            </Link>
          </li>
        ))}
        <li>
          <Link to="/property-list/account">{frameMessages.accountSettings()}</Link>
        </li>
      </ul>
      {/* A form of its own, so that no link or foreign page can sign someone out. */}
      <form method="post" action="/signout" className={styles.way}>
        <button type="submit" className={styles.signOut}>
          {frameMessages.signOut()}
        </button>
      </form>
    </>
  );
}

function useClosing(menu: { current: HTMLDetailsElement | null }): void {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    // One that was opened before script ran stays open.
    if (shown.current === key) return;
    shown.current = key;
    if (menu.current) menu.current.open = false;
  }, [key, menu]);
  useEffect(() => {
    const close = (isDone: boolean) => {
      const element = menu.current;
      if (!element?.open || !isDone) return;
      element.open = false;
    };
    const onPress = ({ target }: PointerEvent) =>
      close(target instanceof Node && !menu.current?.contains(target));
    const onKey = ({ key: pressed }: KeyboardEvent) => {
      if (pressed !== 'Escape' || !menu.current?.open) return;
      close(true);
      menu.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [menu]);
}
