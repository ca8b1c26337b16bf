import { type MouseEvent, use, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '#design';
import { localHref } from '#platform';
import { HomeButtons } from '../card/home-buttons.ts';
import type { SaleFacts } from '../home/sale-facts.ts';
import type { Photo as PhotoFacts } from '../listing/listing.ts';
import { listingHref } from '../listing/listing-address.ts';
import { Photo } from '../listing/photo.tsx';
import { galleryMessages } from '../messages/gallery.ts';
import styles from './photo-gallery.module.css';
import type { PhotoRoom } from './photo-rooms.ts';

const SHOWN = 5;
const MAIN_SIZES = '(min-width: 1440px) 910px, (min-width: 820px) 66vw, 100vw';
const THUMB_SIZES = '(min-width: 1440px) 230px, (min-width: 820px) 17vw, 100vw';

const loadLightbox = () => import('./open-lightbox.ts');

interface PhotoGalleryProps {
  photos: PhotoFacts[];
  mlsNumber: string;
  sale: Pick<SaleFacts, 'street' | 'price'>;
  hasTour: boolean;
}

/**
 * The main photo and up to four more; on a phone, a strip to swipe. A script that loads on use
 * opens all photos over the whole window; without it the links open a page with all of them.
 */
export function PhotoGallery({ photos, mlsNumber, sale, hasTour }: PhotoGalleryProps) {
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const Buttons = use(HomeButtons);
  const title = galleryMessages.photosOf({ address: sale.street });
  const allHref = `${listingHref(mlsNumber)}?photos=all#photos`;
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { token = '' } = event.currentTarget.dataset;
    loadLightbox().then(
      ({ openLightbox }) => openLightbox(photos, { token, title, onActions: setActions }),
      () => location.assign(localHref(allHref)),
    );
  };
  const link = (token: string) => ({
    href: allHref,
    'data-token': token,
    onClick: open,
    onPointerDown: loadLightbox,
  });
  const shown = photos.slice(0, SHOWN);
  return (
    <div className="relative">
      <ul
        className={styles.gallery}
        data-count={shown.length}
        aria-label={galleryMessages.photos()}
      >
        {shown.map((photo, index) => (
          <li key={photo.token} className={styles.item}>
            <a {...link(photo.token)}>
              <Photo
                photo={photo}
                sizes={index === 0 ? MAIN_SIZES : THUMB_SIZES}
                hasAvif={index === 0}
                isFirst={index === 0}
              />
            </a>
          </li>
        ))}
        {shown.length === 0 && (
          <li className={styles.item}>
            <Photo photo={null} sizes={MAIN_SIZES} />
          </li>
        )}
      </ul>
      {photos[0] && (
        <a {...link(photos[0].token)} className={styles.all}>
          <Icon name="photos" />
          {galleryMessages.viewAll({ count: photos.length })}
        </a>
      )}
      {actions &&
        createPortal(
          <>
            <b>{sale.price}</b>
            {Buttons && <Buttons mlsNumber={mlsNumber} name={sale.street} />}
            {hasTour && (
              <a href="#schedule-tour" className="button">
                {galleryMessages.tour()}
              </a>
            )}
          </>,
          actions,
        )}
    </div>
  );
}

/** All photos in one column, by room, for a page without script and for print. */
export function AllPhotos({ rooms }: { rooms: PhotoRoom[] }) {
  return (
    <section id="photos" className={styles.every} aria-labelledby="photos-title">
      <h2 id="photos-title">{galleryMessages.allPhotos()}</h2>
      {rooms.map(({ name, photos }) => (
        <div key={name}>
          {name && <h3>{name}</h3>}
          <ul className={styles.everyList}>
            {photos.map((photo) => (
              <li key={photo.token}>
                <Photo photo={photo} sizes="(min-width: 820px) 48vw, 100vw" />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
