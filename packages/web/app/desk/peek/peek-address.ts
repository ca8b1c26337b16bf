/** The parameter of a list’s address that names the record in the panel. */
export const PEEK = 'peek';

/** The address without the panel. */
function listOf({ pathname, searchParams }: URL): string {
  const params = new URLSearchParams(searchParams);
  params.delete(PEEK);
  return `${pathname}?${params}`;
}

/** For a page’s `shouldRevalidate`: a panel that opens or closes doesn’t load the list again. */
export function reloadUnlessPeeking({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: {
  currentUrl: URL;
  nextUrl: URL;
  defaultShouldRevalidate: boolean;
}): boolean {
  const isSameList = listOf(currentUrl) === listOf(nextUrl);
  if (isSameList && currentUrl.href !== nextUrl.href) return false;
  return defaultShouldRevalidate;
}
