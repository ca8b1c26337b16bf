import { photoAddress, photoSrcSet } from '@homestead/contract/feed';
import PhotoSwipe from 'photoswipe';
import 'photoswipe/style.css';
import type { Photo } from '../listing/listing.ts';
import { galleryMessages } from '../messages/gallery.ts';
import styles from './lightbox.module.css';
import { groupPhotos } from './photo-rooms.ts';

const WIDTH = 1280;
const HEIGHT = 853;

/**
 * All photos of a home over the whole window: swipe, keys (arrows, Home, End, z), pinch and double
 * tap to zoom, a counter, captions, and links to the rooms that the feed names. Its button and
 * Escape close it, the backdrop doesn't.
 */
export function openLightbox(photos: readonly Photo[], token: string): void {
  const rooms = groupPhotos(photos);
  const ordered = rooms.flatMap((room) => room.photos);
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const pace = isCalm ? 0 : 180;
  const lightbox = new PhotoSwipe({
    dataSource: ordered.map(slideOf),
    index: Math.max(
      0,
      ordered.findIndex((photo) => photo.token === token),
    ),
    mainClass: styles.lightbox ?? '',
    bgOpacity: 1,
    showHideAnimationType: isCalm ? 'none' : 'fade',
    showAnimationDuration: pace,
    hideAnimationDuration: pace,
    zoomAnimationDuration: isCalm ? false : pace,
    bgClickAction: false,
    tapAction: 'toggle-controls',
    pinchToClose: false,
    closeTitle: galleryMessages.close(),
    zoomTitle: galleryMessages.zoom(),
    arrowPrevTitle: galleryMessages.previous(),
    arrowNextTitle: galleryMessages.next(),
    indexIndicatorSep: galleryMessages.counterSeparator(),
    errorMsg: galleryMessages.notAvailable(),
    paddingFn: ({ x }) => ({
      top: 60,
      bottom: 104,
      left: x > 900 ? 72 : 0,
      right: x > 900 ? 72 : 0,
    }),
  });
  lightbox.on('uiRegister', () => {
    lightbox.ui?.registerElement({
      name: 'words',
      appendTo: 'root',
      onInit: (element) => {
        addWords(lightbox, element, ordered);
        if (rooms.length > 1) addRooms(lightbox, element, rooms);
      },
    });
  });
  lightbox.on('keydown', ({ originalEvent: { key } }) => {
    if (key === 'Home') lightbox.goTo(0);
    if (key === 'End') lightbox.goTo(ordered.length - 1);
  });
  lightbox.on('firstUpdate', () =>
    lightbox.element?.setAttribute('aria-label', galleryMessages.photos()),
  );
  lightbox.init();
}

function slideOf({ token, alt, width, height }: Photo) {
  return {
    src: photoAddress(token, WIDTH, 'webp'),
    srcset: photoSrcSet(token, 'webp'),
    width: WIDTH,
    height: width && height ? Math.round((height / width) * WIDTH) : HEIGHT,
    alt,
  };
}

/** The photo's caption; screen readers read it with its number when the photo changes. */
function addWords(lightbox: PhotoSwipe, parent: HTMLElement, photos: readonly Photo[]): void {
  const line = document.createElement('p');
  line.className = styles.caption ?? '';
  line.setAttribute('aria-live', 'polite');
  const number = document.createElement('span');
  number.className = 'unseen';
  const words = document.createElement('span');
  line.append(number, words);
  parent.append(line);
  lightbox.on('change', () => {
    const photo = photos[lightbox.currIndex];
    const position = { number: lightbox.currIndex + 1, count: photos.length };
    number.textContent = `${galleryMessages.number(position)} `;
    words.textContent = photo?.caption ?? photo?.room ?? '';
  });
}

function addRooms(
  lightbox: PhotoSwipe,
  parent: HTMLElement,
  rooms: ReturnType<typeof groupPhotos>,
): void {
  const list = document.createElement('div');
  list.className = styles.rooms ?? '';
  list.setAttribute('role', 'group');
  list.setAttribute('aria-label', galleryMessages.rooms());
  let from = 0;
  const marks = rooms.map(({ name, photos }) => {
    const start = from;
    from += photos.length;
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = name;
    button.addEventListener('click', () => lightbox.goTo(start));
    list.append(button);
    return { button, start, end: from };
  });
  parent.append(list);
  lightbox.on('change', () => {
    for (const { button, start, end } of marks) {
      const isHere = lightbox.currIndex >= start && lightbox.currIndex < end;
      button.setAttribute('aria-pressed', String(isHere));
      if (isHere) list.scrollTo({ left: button.offsetLeft - 24 });
    }
  });
}
