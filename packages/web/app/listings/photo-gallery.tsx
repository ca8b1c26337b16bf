import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { Icon } from '#design';
import type { ListingDetailFacts } from './listing.ts';
import { Photo } from './photo.tsx';
import styles from './photo-gallery.module.css';
import { listingHref } from './search-address.ts';

const PhotoDialog = lazy(() => import('./photo-dialog.tsx'));
const SHOWN = 5;
const MAIN_SIZES = '(min-width: 1440px) 910px, (min-width: 820px) 66vw, 100vw';
const THUMB_SIZES = '(min-width: 1440px) 230px, (min-width: 820px) 17vw, 100vw';

/**
 * The main photo with up to four more; a strip to swipe on a phone. All photos open in a dialog
 * that loads on use; without script the same links lead to a page with all of them.
 */
export function PhotoGallery({ listing }: { listing: ListingDetailFacts }) {
  const [opened, setOpened] = useState<number | null>(null);
  const { photos, mlsNumber } = listing;
  const allHref = `${listingHref(mlsNumber)}?photos=all#photos`;
  const open = (index: number) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpened(index);
  };
  if (photos.length === 0) {
    return (
      <div className={styles.gallery} data-count="0">
        <div className={styles.item}>
          <Photo photo={null} sizes={MAIN_SIZES} />
        </div>
      </div>
    );
  }
  const shown = photos.slice(0, SHOWN);
  return (
    <div className={styles.wrap}>
      <ul className={styles.gallery} data-count={shown.length} aria-label="Photos">
        {shown.map((photo, index) => (
          <li key={photo.token} className={styles.item}>
            <a href={allHref} onClick={open(index)}>
              <Photo
                photo={photo}
                sizes={index === 0 ? MAIN_SIZES : THUMB_SIZES}
                hasAvif={index === 0}
                isFirst={index === 0}
              />
            </a>
          </li>
        ))}
      </ul>
      <a href={allHref} className={styles.all} onClick={open(0)}>
        <Icon name="photos" />
        {photos.length === 1 ? 'View the photo' : `View all ${photos.length} photos`}
      </a>
      {opened !== null && (
        <Suspense fallback={null}>
          <PhotoDialog photos={photos} start={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </div>
  );
}

/** All photos one under another, for a page without script and for print. */
export function AllPhotos({ listing }: { listing: ListingDetailFacts }) {
  return (
    <section id="photos" className={styles.every} aria-labelledby="photos-title">
      <h2 id="photos-title">All photos</h2>
      <ul className={styles.everyList}>
        {listing.photos.map((photo) => (
          <li key={photo.token}>
            <Photo photo={photo} sizes="(min-width: 820px) 48vw, 100vw" />
          </li>
        ))}
      </ul>
    </section>
  );
}
