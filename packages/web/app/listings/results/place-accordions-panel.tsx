import './place-accordions.module.css';

/** The place of the pages of places; `html` is made by `placeAccordionsMarkup`. */
export function PlaceAccordionsPanel({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
