import { listingLabel, statusLabels } from '@homestead/contract/listings';
import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { homeAnchor, type ListingCardFacts, listingHref, Photo } from '#listings';
import { groupedText, moneyText, rich } from '#platform';
import { savedHomeMessages } from '../messages/homes.ts';
import { NoteField } from './note-field.tsx';
import type { SavedHomeFacts } from './read-saved-home.ts';
import { SaveButtons } from './save-buttons.tsx';
import styles from './saved-home-row.module.css';
import type { SavedListFacts } from './saved-lists.ts';

interface SavedHomeRowProps {
  home: SavedHomeFacts;
  facts: SavedListFacts;
  personId: string;
  /** The form that homes are selected for; null if there aren't enough homes to compare. */
  compareForm: string | null;
}

/** One home of a list, with what changed about it and the person's note. */
export function SavedHomeRow({ home, facts, personId, compareForm }: SavedHomeRowProps) {
  const { card, mlsNumber, priceChange, statusChange } = home;
  const name = card?.street ?? savedHomeMessages.homeByNumber({ number: mlsNumber });
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
                {card.listPriceCents === null
                  ? savedHomeMessages.noPrice()
                  : moneyText(card.listPriceCents)}
                {priceChange && (
                  <span className={styles.change} data-lower={priceChange.isLower || undefined}>
                    {priceChange.text}
                  </span>
                )}
              </p>
              <h2 className={styles.address}>
                <Link to={listingHref(mlsNumber)}>
                  {card.street ?? savedHomeMessages.noAddress()}
                </Link>
              </h2>
              <p className="quiet">{card.cityLine}</p>
              <HomeFacts card={card} />
              {statusChange && <p className={styles.news}>{statusChange}</p>}
            </>
          ) : (
            <>
              <h2 className={styles.address}>{name}</h2>
              <p className={styles.news}>{savedHomeMessages.gone()}</p>
            </>
          )}
          <p className="quiet">{home.listedSince}</p>
        </div>
        <div className={styles.doing}>
          {card && facts.list === 'viewed' && (
            <SaveButtons mlsNumber={mlsNumber} reaction={home.reaction} name={name} />
          )}
          {card && compareForm && (
            <label className="inline-row gap-2 tap-height">
              <input
                type="checkbox"
                className="tick"
                name="homes"
                value={mlsNumber}
                form={compareForm}
              />
              {rich(savedHomeMessages.compare({ home: name, unseen }))}
            </label>
          )}
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value="remove" />
            <input type="hidden" name="list" value={facts.list} />
            <input type="hidden" name="home" value={mlsNumber} />
            <button
              type="submit"
              className="button"
              aria-label={savedHomeMessages.removeHome({ home: name })}
            >
              {savedHomeMessages.remove()}
            </button>
          </Form>
        </div>
        {home.reaction && (
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

const unseen = (text: ReactNode) => <span className="unseen">{text}</span>;

function HomeFacts({ card }: { card: ListingCardFacts }) {
  const { beds, bathsTotal, livingArea, status, listingFirm, attributionContact } = card;
  const facts = [
    beds && savedHomeMessages.beds({ count: beds }),
    bathsTotal && savedHomeMessages.baths({ count: bathsTotal }),
    livingArea && savedHomeMessages.squareFeet({ area: groupedText(livingArea) }),
    status && listingLabel(statusLabels[status]),
  ].filter(Boolean);
  const firm = [listingFirm, attributionContact].filter(Boolean).join(', ');
  return (
    <>
      <p>{facts.join(' · ')}</p>
      <p className="fine-print">
        {firm ? savedHomeMessages.listedBy({ firm }) : savedHomeMessages.noFirm()}
      </p>
    </>
  );
}
