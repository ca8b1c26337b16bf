/**
 * What a route exports as `handle` when it, and the routes below it, bring styles of their own:
 * they are linked while such a page stands, and are no part of what public pages are sent.
 */
export const ownStyles = { ownStyles: true } as const;

/** Whether a route's `handle` says so. */
export function bringsOwnStyles(handle: unknown): boolean {
  return (handle as { ownStyles?: boolean } | undefined)?.ownStyles === true;
}
