import { photoAddress, photoSrcSet } from '@homestead/contract/feed';

/**
 * Loads a card's other photos into the empty frames of its strip. Adds the arrows and lets the dots
 * follow. A photo that can't be loaded leaves the strip.
 */
export function wakeStrip(strip: HTMLElement, tokens: readonly string[], sizes: string): void {
  if (strip.dataset.awake) return;
  strip.dataset.awake = 'yes';
  const frames = [...strip.querySelectorAll(':scope > span')];
  const dots = strip.nextElementSibling;
  const place = () => Math.round(strip.scrollLeft / strip.clientWidth);
  const follow = () => {
    const at = place();
    const all = [...(dots?.children ?? [])].filter((dot) => !dot.hasAttribute('hidden'));
    for (const [index, dot] of all.entries()) dot.toggleAttribute('data-current', index === at);
    back.disabled = at === 0;
    on.disabled = at === all.length - 1;
  };
  const arrow = (step: 1 | -1) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.tabIndex = -1;
    button.ariaHidden = 'true';
    button.dataset.step = String(step);
    button.addEventListener('click', () => {
      strip.scrollTo({ left: (place() + step) * strip.clientWidth });
    });
    strip.parentElement?.append(button);
    return button;
  };
  const back = arrow(-1);
  const on = arrow(1);
  for (const [index, token] of tokens.entries()) {
    const image = new Image();
    image.alt = '';
    image.draggable = false;
    image.addEventListener('error', () => {
      frames[index]?.setAttribute('hidden', '');
      dots?.children[index + 1]?.setAttribute('hidden', '');
      follow();
    });
    image.sizes = sizes;
    image.srcset = photoSrcSet(token, 'webp');
    image.src = photoAddress(token, 640, 'jpg');
    frames[index]?.append(image);
  }
  strip.addEventListener('scroll', follow, { passive: true });
  follow();
}
