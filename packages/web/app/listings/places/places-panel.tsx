import { StaticHtml } from '#platform';
import './place-accordions.module.css';

/** Links to places and types above the footer; `loadPlaceAccordions` makes `html`. */
export function PlacesPanel({ html }: { html: string }) {
  return <StaticHtml html={html} />;
}
