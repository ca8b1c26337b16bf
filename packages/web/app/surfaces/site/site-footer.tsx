import { cityLine, licenseLineOf, phoneLink, phoneText } from '@homestead/contract/platform';
import { BrandMark, EqualHousingMark } from '#design';
import { SEARCH_PATH } from '#listings';
import type { Site } from '#platform';
import { frameMessages } from './messages/frame.ts';
import styles from './site-footer.module.css';

/** A line of script in each page's head keeps the choice (entry.server.tsx). */
const schemes = [
  ['auto', frameMessages.asSystem],
  ['light', frameMessages.light],
  ['dark', frameMessages.dark],
] as const;

/** The brokerage and how to reach it; unset facts are not shown. */
export function SiteFooter({ site }: { site: Pick<Site, 'brokerage' | 'mode'> }) {
  const { brokerage, mode } = site;
  const { name, street, phone, conciergeEmail, email, newsletter } = brokerage;
  const licenseLine = licenseLineOf(brokerage);
  const place = cityLine(brokerage);
  const mail = conciergeEmail ?? email;
  const social: [label: string, href: string | null][] = [
    ['Instagram', brokerage.instagram],
    ['Facebook', brokerage.facebook],
    ['X', brokerage.x],
    ['LinkedIn', brokerage.linkedin],
  ];
  const shownSocial = social.filter(([, href]) => href !== null);
  return (
    <footer className={styles.footer}>
      <div className={`frame ${styles.columns}`}>
        <div>
          <p className={styles.brand}>
            <BrandMark size={44} />
            {name}
          </p>
          <address className={styles.address}>
            {street && <span>{street}</span>}
            {place && <span>{place}</span>}
            {phone && <a href={`tel:${phoneLink(phone)}`}>{phoneText(phone)}</a>}
            {mail && <a href={`mailto:${mail}`}>{mail}</a>}
          </address>
        </div>
        <nav aria-label={frameMessages.footer()}>
          <h2 className={styles.title}>{frameMessages.explore()}</h2>
          <ul className="grid justify-start">
            <li>
              <a href={SEARCH_PATH}>{frameMessages.homesForSale()}</a>
            </li>
            <li>
              <a href="/agents">{frameMessages.agents()}</a>
            </li>
            <li>
              <a href="/sell/home-value">{frameMessages.homeValue()}</a>
            </li>
            <li>
              {newsletter ? (
                <a href={newsletter} target="_blank" rel="noopener">
                  {frameMessages.newsletter()}{' '}
                  <span className="unseen">{frameMessages.newTab()}</span>
                </a>
              ) : (
                <a href="/newsletter">{frameMessages.newsletter()}</a>
              )}
            </li>
          </ul>
        </nav>
        <nav aria-label={frameMessages.info()}>
          <h2 className={styles.title}>{frameMessages.info()}</h2>
          <ul className="grid justify-start">
            <li>
              <a href="/privacypolicy">{frameMessages.privacyPolicy()}</a>
            </li>
            <li>
              <a href="/termsofuse">{frameMessages.termsOfUse()}</a>
            </li>
            <li>
              <a href="/cookiepolicy">{frameMessages.cookiePolicy()}</a>
            </li>
            <li>
              <a href="/fairhousing">{frameMessages.fairHousingStatement()}</a>
            </li>
            <li>
              <a href="/accessibility">{frameMessages.accessibility()}</a>
            </li>
          </ul>
        </nav>
        <nav aria-label={frameMessages.learn()}>
          <h2 className={styles.title}>{frameMessages.learn()}</h2>
          <ul className="grid justify-start">
            <li>
              <a href="/aboutus">{frameMessages.aboutUs()}</a>
            </li>
            <li>
              <a href="/faqs">{frameMessages.faqs()}</a>
            </li>
            <li>
              <a href="/contactus">{frameMessages.contactUs()}</a>
            </li>
          </ul>
        </nav>
        {shownSocial.length > 0 && (
          <nav aria-label={frameMessages.socialMedia()}>
            <h2 className={styles.title}>{frameMessages.follow()}</h2>
            <ul className="grid justify-start">
              {shownSocial.map(([label, href]) => (
                <li key={label}>
                  <a href={href ?? ''} target="_blank" rel="noopener me">
                    {label} <span className="unseen">{frameMessages.newTab()}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <div className={`frame ${styles.legal}`}>
        <fieldset className={styles.scheme}>
          <legend>{frameMessages.appearance()}</legend>
          {schemes.map(([value, label]) => (
            <label key={value}>
              <input
                type="radio"
                name="color-scheme"
                value={value}
                autoComplete="off"
                defaultChecked={value === 'auto'}
              />
              {label()}
            </label>
          ))}
        </fieldset>
        <p className={styles.housing}>
          <EqualHousingMark />
          <span>{frameMessages.fairHousing({ firm: name })}</span>
        </p>
        <p>
          © {name}
          {licenseLine && <> · {licenseLine}</>}
          {mode === 'demo' && <> · {frameMessages.demo()}</>}
        </p>
      </div>
    </footer>
  );
}
