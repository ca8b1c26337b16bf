import type { Services } from '#platform';

/** The code of an envelope's seal: 256 bits that only we can make, the same at every try. */
export const sealCodeOf = ({ secrets }: Pick<Services, 'secrets'>, envelopeId: string): string =>
  secrets.keyedHash('seal code', envelopeId).toString('base64url');
