import { photoAddress, photoSrcSet } from '@homestead/contract/feed';
import { cardMessages } from '../messages/card.ts';
import type { Photo as PhotoFacts } from './listing.ts';
import styles from './photo.module.css';

interface PhotoProps {
  photo: PhotoFacts | null;
  /** The `sizes` of the picture: how wide it is shown. */
  sizes: string;
  /** Loads immediately and before others: the page's largest picture. */
  isFirst?: boolean;
  /** In view when the page opens: loads immediately, but not before others. */
  isEarly?: boolean;
  /** Main photos have an AVIF rendition. */
  hasAvif?: boolean;
  /** Replaces the photo's own text; empty if a link around it says the same. */
  alt?: string;
  /** Shows the whole picture instead of filling the frame. */
  isWhole?: boolean;
}

/**
 * A picture of a home in a frame of fixed size. The placeholder is under the photo, and a drawing
 * replaces a missing or broken photo.
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

/** The stylesheet shows it where there is no photo. */
function MissingPhoto() {
  return (
    <p className={styles.missing}>
      <span className="ink relative">{cardMessages.noPhoto()}</span>
    </p>
  );
}
