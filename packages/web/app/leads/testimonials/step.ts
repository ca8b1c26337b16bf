/** Scrolls by one card, from the last to the first and back. */
export function step(view: HTMLElement, by: 1 | -1): void {
  const [first, second] = view.children as unknown as HTMLElement[];
  const width = first && second ? second.offsetLeft - first.offsetLeft : view.clientWidth;
  const most = view.scrollWidth - view.clientWidth;
  const isAtEnd = by > 0 ? view.scrollLeft > most - 2 : view.scrollLeft < 2;
  const left = isAtEnd ? (by > 0 ? 0 : most) : view.scrollLeft + by * width;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  view.scrollTo({ left, behavior: isCalm ? 'instant' : 'smooth' });
}
