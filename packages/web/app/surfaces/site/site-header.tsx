import { phoneLink, phoneText } from '@homestead/contract/platform';
import { useEffect } from 'react';
import { NavLink, useLocation } from 'react-router';
import { usePerson } from '#accounts';
import { BrandMark, Icon } from '#design';
import { SEARCH_PATH } from '#listings';
import { useSite } from '#platform';
import { LanguageSwitch } from './language-switch.tsx';
import { frameMessages } from './messages/frame.ts';
import { ConnectionNote } from './offline/connection-note.tsx';
import { OwnPages, PersonMenu } from './person-menu.tsx';
import styles from './site-header.module.css';

const MENU_ID = 'menu';
const HOME_PATH = '/homepage';
const CONTACT_PATH = '/contactus';
const CONSULTATION_PATH = `${HOME_PATH}#contactus`;

/** Top bar and main navigation; the navigation stays in view when scrolled. */
export function SiteHeader() {
  const { brokerage } = useSite();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu
  useEffect(() => document.getElementById(MENU_ID)?.hidePopover?.(), [key]);
  const { phone, marketSite, magazine } = brokerage;
  return (
    <header className={styles.header}>
      <div className={styles.top} data-call-bar>
        <div className={`frame ${styles.topRow}`}>
          {phone && (
            <a href={`tel:${phoneLink(phone)}`}>
              <Icon name="phone" size={16} />
              <span>
                {frameMessages.callUs()} <span className={styles.number}>{phoneText(phone)}</span>
              </span>
            </a>
          )}
          <a href={CONSULTATION_PATH} className={styles.consultation}>
            {frameMessages.requestConsultation()}
          </a>
          <TextUs />
          <LanguageSwitch />
        </div>
      </div>
      <div className={styles.bar}>
        <div className={`frame ${styles.row}`}>
          <a href="/" className={styles.brand}>
            <BrandMark />
            <span>{brokerage.name}</span>
          </a>
          <div className={styles.end}>
            <button type="button" className={styles.menuButton} popoverTarget={MENU_ID}>
              {frameMessages.menu()}
            </button>
            <nav
              id={MENU_ID}
              popover="auto"
              className={styles.nav}
              aria-label={frameMessages.mainNavigation()}
            >
              <button
                type="button"
                className={styles.close}
                popoverTarget={MENU_ID}
                popoverTargetAction="hide"
                aria-label={frameMessages.closeMenu()}
                // biome-ignore lint/a11y/noAutofocus: an opened menu takes the focus
                autoFocus
              >
                <Icon name="close" />
              </button>
              <div className={styles.reach}>
                {phone && <a href={`tel:${phoneLink(phone)}`}>{phoneText(phone)}</a>}
                <TextUs />
              </div>
              <ul className={styles.links}>
                <li>
                  <NavLink to={HOME_PATH}>{frameMessages.home()}</NavLink>
                </li>
                <li>
                  <NavLink to={SEARCH_PATH} end>
                    {frameMessages.buy()}
                  </NavLink>
                </li>
                {marketSite && <AwayLink href={marketSite}>{frameMessages.market()}</AwayLink>}
                {magazine && <AwayLink href={magazine}>{frameMessages.magazine()}</AwayLink>}
                <li>
                  <NavLink to={CONTACT_PATH}>{frameMessages.contact()}</NavLink>
                </li>
              </ul>
              <OwnPagesInMenu />
            </nav>
            <PersonMenu />
          </div>
        </div>
        <ConnectionNote />
      </div>
    </header>
  );
}

/** On a phone the menu has the person's own pages, too. */
function OwnPagesInMenu() {
  const person = usePerson();
  return (
    person && (
      <div className={styles.own}>
        <OwnPages person={person} />
      </div>
    )
  );
}

function AwayLink({ href, children }: { href: string; children: string }) {
  return (
    <li>
      <a href={href} target="_blank" rel="noopener">
        {children}
        <Icon name="away" size={16} />
        <span className="unseen">{frameMessages.newTab()}</span>
      </a>
    </li>
  );
}

/** The SMS app on a phone, email elsewhere; the stylesheet shows the right one. */
function TextUs() {
  const { textPhone, email } = useSite().brokerage;
  return (
    <>
      {textPhone && (
        <a href={`sms:${phoneLink(textPhone)}`} className={email ? styles.bySms : undefined}>
          <Icon name="message" size={16} />
          {frameMessages.textUs()}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={textPhone ? styles.byMail : undefined}>
          <Icon name="message" size={16} />
          {frameMessages.textUs()}
        </a>
      )}
    </>
  );
}
