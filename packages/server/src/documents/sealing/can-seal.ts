import type { Services } from '#platform';

/** Whether there is a certificate to seal with; a demo makes its own. */
export const canSeal = ({ mode, SIGNING_P12 }: Services['settings']): boolean =>
  mode !== 'production' || SIGNING_P12 !== undefined;
