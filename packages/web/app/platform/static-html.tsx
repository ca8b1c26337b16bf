/** Shows markup that `staticMarkup` made in the page's loader. */
export function StaticHtml({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
