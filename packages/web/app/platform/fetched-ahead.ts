/** Whether a browser fetches a page ahead, before anyone opens it. */
export function isFetchedAhead({ headers }: Pick<Request, 'headers'>): boolean {
  return /prefetch/i.test(`${headers.get('sec-purpose')} ${headers.get('purpose')}`);
}
