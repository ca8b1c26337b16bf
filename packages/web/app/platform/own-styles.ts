/**
 * A route exports this as `handle` if it and the routes below it have their own styles. They are
 * linked while such a page is open, and are not in the styles of public pages.
 */
export const ownStyles = { ownStyles: true } as const;

/** Whether a route's `handle` is `ownStyles`. */
export function bringsOwnStyles(handle: unknown): boolean {
  return (handle as { ownStyles?: boolean } | undefined)?.ownStyles === true;
}
