import EmblaCarousel from 'embla-carousel';

/**
 * Makes a strip of cards loop: by dragging, by its two buttons, and by the arrow keys on them. A
 * card that gets the focus scrolls into view. Respects reduced motion; nothing moves by itself.
 * Returns a function that undoes it.
 */
export function loopCarousel(section: HTMLElement): () => void {
  const view = section.querySelector<HTMLElement>('[data-view]');
  if (!view) return () => {};
  view.scrollLeft = 0;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
  section.dataset.looping = '';
  const carousel = EmblaCarousel(view, { loop: true, align: 'start', duration: 22 });
  const step = (side: string | undefined) => {
    if (side === 'left') carousel.scrollPrev(calm.matches);
    if (side === 'right') carousel.scrollNext(calm.matches);
  };
  const onClick = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-step]');
    step(button?.dataset.step);
  };
  const onKey = (event: KeyboardEvent) => {
    if (!(event.target as Element).closest('[data-step]')) return;
    if (event.key === 'ArrowLeft') step('left');
    if (event.key === 'ArrowRight') step('right');
  };
  section.addEventListener('click', onClick);
  section.addEventListener('keydown', onKey);
  return () => {
    section.removeEventListener('click', onClick);
    section.removeEventListener('keydown', onKey);
    carousel.destroy();
    delete section.dataset.looping;
  };
}
