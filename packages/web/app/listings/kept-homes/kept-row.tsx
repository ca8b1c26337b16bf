import { statusLabels } from '@homestead/contract/listings';
import { Form, Link } from 'react-router';
import { groupedText, moneyText } from '#platform';
import type { ListingCardFacts } from '../listing.ts';
import { listingHref } from '../listing-address.ts';
import { Photo } from '../photo.tsx';
import { homeAnchor } from './home-anchor.ts';
import { KeepButtons } from './keep-buttons.tsx';
import type { KeptListFacts } from './kept-lists.ts';
import styles from './kept-row.module.css';
import { NoteField } from './note-field.tsx';
import type { KeptHomeFacts } from './read-kept-home.ts';

interface KeptRowProps {
  home: KeptHomeFacts;
  facts: KeptListFacts;
  personId: string;
  /** The form that homes to compare are checked for; null where there is nothing to compare. */
  compareForm: string | null;
}

/** One home of a list: what it is, what changed about it, the person's note, the way off the list. */
export function KeptRow({ home, facts, personId, compareForm }: KeptRowProps) {
  const { card, mlsNumber, priceChange, statusChange } = home;
  const name = card?.street ?? `Home with MLS number ${mlsNumber}`;
  return (
    <li>
      <article id={homeAnchor(mlsNumber)} className={styles.row}>
        <div className={styles.photo}>
          <Photo
            photo={card?.photo ?? null}
            sizes="(min-width: 820px) 240px, 100vw"
            alt=""
            hasAvif={card !== null}
          />
        </div>
        <div className={styles.about}>
          {card ? (
            <>
              <p className={styles.price}>
                {card.listPriceCents === null ? 'Price not stated' : moneyText(card.listPriceCents)}
                {priceChange && (
                  <span className={styles.change} data-lower={priceChange.isLower || undefined}>
                    {priceChange.text}
                  </span>
                )}
              </p>
              <h2 className={styles.address}>
                <Link to={listingHref(mlsNumber)}>{card.street ?? 'Address on request'}</Link>
              </h2>
              <p className={styles.quiet}>{card.cityLine}</p>
              <Standing card={card} />
              {statusChange && <p className={styles.news}>{statusChange}</p>}
            </>
          ) : (
            <>
              <h2 className={styles.address}>{name}</h2>
              <p className={styles.news}>This home is no longer shown.</p>
            </>
          )}
          <p className={styles.quiet}>{home.kept}</p>
        </div>
        <div className={styles.doing}>
          {card && facts.list === 'viewed' && (
            <KeepButtons mlsNumber={mlsNumber} mark={home.mark} name={name} />
          )}
          {card && compareForm && (
            <label className={styles.check}>
              <input type="checkbox" name="homes" value={mlsNumber} form={compareForm} />
              Compare<span className="unseen"> {name}</span>
            </label>
          )}
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value="remove" />
            <input type="hidden" name="list" value={facts.list} />
            <input type="hidden" name="home" value={mlsNumber} />
            <button type="submit" className="button">
              {facts.remove}
              <span className="unseen">: {name}</span>
            </button>
          </Form>
        </div>
        {home.mark && (
          <NoteField
            key={mlsNumber}
            mlsNumber={mlsNumber}
            name={name}
            note={home.note}
            version={home.noteVersion}
            personId={personId}
          />
        )}
      </article>
    </li>
  );
}

function Standing({ card }: { card: ListingCardFacts }) {
  const { beds, bathsTotal, livingArea, status, listingFirm, attributionContact } = card;
  const facts = [
    beds && `${beds} bd`,
    bathsTotal && `${bathsTotal} ba`,
    livingArea && `${groupedText(livingArea)} sq ft`,
    status && statusLabels[status],
  ].filter(Boolean);
  const firm = [listingFirm, attributionContact].filter(Boolean).join(', ');
  return (
    <>
      <p>{facts.join(' · ')}</p>
      <p className={styles.firm}>{firm ? `Listed by ${firm}` : 'Listing firm not stated'}</p>
    </>
  );
}
