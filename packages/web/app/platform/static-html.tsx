/**
 * Shows markup that the page's loader made: with `staticMarkup`, or with micromark, which escapes
 * HTML and drops dangerous links.
 */
export function StaticHtml({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by React or micromark on the server
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
