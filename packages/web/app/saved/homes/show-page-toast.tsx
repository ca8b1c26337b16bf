import { createRoot, type Root } from 'react-dom/client';
import { Toast, type ToastTone } from '#design';

let place: { element: HTMLElement; root: Root } | null = null;
let said = 0;

/**
 * Shows one of the page's toasts from outside its rendering, in the open dialog if there is one;
 * `href` is its link.
 */
export function showPageToast(message: string, tone: ToastTone, href?: string): void {
  if (!place) {
    const element = document.createElement('div');
    place = { element, root: createRoot(element) };
  }
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  (dialog ?? document.getElementById('bottom') ?? document.body).append(place.element);
  said += 1;
  place.root.render(
    <Toast key={said} tone={tone} {...(href && { href })}>
      {message}
    </Toast>,
  );
}
