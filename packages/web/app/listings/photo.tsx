import { photoAddress, photoSrcSet } from '@homestead/contract/listings';
import type { Photo as PhotoFacts } from './listing.ts';
import styles from './photo.module.css';

interface PhotoProps {
  photo: PhotoFacts | null;
  /** The `sizes` of the picture: how wide it is shown. */
  sizes: string;
  /** Asked for at once and before others: the page's largest picture. */
  isFirst?: boolean;
  /** In view when the page opens: not put off, but not before others. */
  isEarly?: boolean;
  /** Main photos have an AVIF rendition. */
  hasAvif?: boolean;
  /** Text in place of the photo's own; empty where a link around it says the same. */
  alt?: string;
  /** Shows the whole picture instead of filling the frame. */
  isWhole?: boolean;
}

/**
 * A picture of a home in its frame, which keeps its size whatever happens: the placeholder lies
 * under the photo, and a drawing takes the place of a photo that is missing or broken.
 */
export function Photo({ photo, sizes, isFirst, isEarly, hasAvif, alt, isWhole }: PhotoProps) {
  if (!photo) {
    return (
      <div className={styles.frame} data-photo="missing">
        <MissingPhoto />
      </div>
    );
  }
  const { token, placeholder } = photo;
  return (
    <div className={styles.frame} data-photo={isWhole ? 'whole' : ''}>
      {placeholder && <img className={styles.placeholder} src={placeholder} alt="" aria-hidden />}
      <picture>
        {hasAvif && <source type="image/avif" srcSet={photoSrcSet(token, 'avif')} sizes={sizes} />}
        <source type="image/webp" srcSet={photoSrcSet(token, 'webp')} sizes={sizes} />
        <img
          className={styles.photo}
          src={photoAddress(token, 640, 'jpg')}
          alt={alt ?? photo.alt}
          width={photo.width ?? 1280}
          height={photo.height ?? 853}
          loading={isFirst || isEarly ? 'eager' : 'lazy'}
          decoding={isFirst ? 'sync' : 'async'}
          {...(isFirst && { fetchPriority: 'high' as const })}
        />
      </picture>
      <MissingPhoto />
    </div>
  );
}

/** Shown by the stylesheet alone, where there is no photo. */
function MissingPhoto() {
  return (
    <p className={styles.missing}>
      <span>Photo not available</span>
    </p>
  );
}

/**
 * Marks frames whose photo could not be loaded, now and later, so that the stylesheet shows the
 * drawing instead. Gives what ends the watch.
 */
export function watchBrokenPhotos(): () => void {
  const mark = (image: Element) => {
    const frame = image.closest<HTMLElement>('[data-photo]');
    if (frame) frame.dataset.photo = 'missing';
  };
  const onError = (event: Event) => {
    if (event.target instanceof HTMLImageElement) mark(event.target);
  };
  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0) mark(image);
  }
  document.addEventListener('error', onError, true);
  return () => document.removeEventListener('error', onError, true);
}
