import { createRoot, type Root } from 'react-dom/client';
import { Toast } from '#design';

let place: Root | null = null;
let said = 0;

/** Shows one of the page's toasts from outside its rendering; `href` is its link. */
export function showPageToast(message: string, tone: 'good' | 'bad', href?: string): void {
  if (!place) {
    const element = document.createElement('div');
    document.body.append(element);
    place = createRoot(element);
  }
  said += 1;
  place.render(
    <Toast key={said} tone={tone} {...(href && { href })}>
      {message}
    </Toast>,
  );
}
