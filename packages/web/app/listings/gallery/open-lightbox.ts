import { photoAddress, photoSrcSet } from '@homestead/contract/feed';
import PhotoSwipe from 'photoswipe';
import 'photoswipe/style.css';
import type { Photo } from '../listing/listing.ts';
import { galleryMessages } from '../messages/gallery.ts';
import styles from './lightbox.module.css';
import { groupPhotos } from './photo-rooms.ts';

const WIDTH = 1280;
const HEIGHT = 853;

interface LightboxOptions {
  /** The photo that shows first. */
  token: string;
  /** The dialog's name. */
  title: string;
  /** Gets the place for the home's buttons, null when the photos close. A link closes them. */
  onActions: (place: HTMLElement | null) => void;
}

/**
 * All photos of a home over the whole window: swipe, keys (arrows, Home, End, z), pinch and double
 * tap to zoom, a counter, captions, links to the rooms that the feed names, a grid of all photos,
 * and the home's buttons. Its button and Escape close it, the backdrop doesn't.
 */
export function openLightbox(
  photos: readonly Photo[],
  { token, title, onActions }: LightboxOptions,
): void {
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
      bottom: 164,
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
        const place = document.createElement('div');
        place.className = styles.actions ?? '';
        element.append(place);
        place.addEventListener('click', ({ target }) => {
          if (target instanceof Element && target.closest('a')) lightbox.close();
        });
        onActions(place);
      },
    });
    if (ordered.length > 1) addGrid(lightbox, ordered);
  });
  lightbox.on('destroy', () => onActions(null));
  lightbox.on('keydown', ({ originalEvent: { key } }) => {
    if (key === 'Home') lightbox.goTo(0);
    if (key === 'End') lightbox.goTo(ordered.length - 1);
  });
  lightbox.on('firstUpdate', () => lightbox.element?.setAttribute('aria-label', title));
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

/** A button that shows all photos as small ones; a click on one opens it. Escape goes back. */
function addGrid(lightbox: PhotoSwipe, photos: readonly Photo[]): void {
  const grid = document.createElement('div');
  grid.className = styles.grid ?? '';
  grid.hidden = true;
  let opener: HTMLElement | null = null;
  const show = (isShown: boolean) => {
    grid.hidden = !isShown;
    opener?.setAttribute('aria-expanded', String(isShown));
    if (isShown) grid.querySelectorAll('button')[lightbox.currIndex]?.focus();
    else opener?.focus();
  };
  const fill = () =>
    grid.append(
      ...photos.map((photo, index) => {
        const button = document.createElement('button');
        button.type = 'button';
        const image = new Image();
        image.loading = 'lazy';
        image.srcset = photoSrcSet(photo.token, 'webp');
        image.sizes = '(min-width: 820px) 240px, 46vw';
        image.src = photoAddress(photo.token, 640, 'jpg');
        image.alt = photo.alt;
        button.append(image);
        button.addEventListener('click', () => {
          lightbox.goTo(index);
          show(false);
        });
        return button;
      }),
    );
  grid.addEventListener('keydown', (event) => {
    event.stopPropagation();
    if (event.key === 'Escape') show(false);
  });
  lightbox.ui?.registerElement({
    name: 'grid',
    order: 8,
    isButton: true,
    title: galleryMessages.grid(),
    ariaLabel: galleryMessages.grid(),
    onInit: (element) => {
      opener = element;
      element.setAttribute('aria-expanded', 'false');
      lightbox.element?.append(grid);
    },
    onClick: () => {
      if (!grid.hasChildNodes()) fill();
      show(Boolean(grid.hidden));
    },
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
