/**
 * Marks frames whose photo couldn't be loaded, now and later, so the stylesheet shows the drawing
 * instead. Returns a function that stops watching.
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
