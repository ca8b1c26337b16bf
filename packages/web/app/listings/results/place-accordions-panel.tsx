import './place-accordions.module.css';

/** Shows the links to places and types; `html` comes from `placeAccordionsMarkup`. */
export function PlaceAccordionsPanel({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
