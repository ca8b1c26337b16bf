export const COMPARE_PATH = '/compare';
/** People can't take in more columns. */
export const MAX_COMPARED = 4;

const MLS_NUMBER = /^[\w-]{1,60}$/;

/** The homes to compare in an address, and the ones beyond the maximum. */
export interface ComparedHomes {
  homes: string[];
  tooMany: string[];
  onlyDifferences: boolean;
}

/** Reads `homes=22612345,22612346`, one field or several; each home once, four at most. */
export function readCompared(params: URLSearchParams): ComparedHomes {
  const asked = params
    .getAll('homes')
    .flatMap((text) => text.split(','))
    .map((text) => text.trim())
    .filter((text) => MLS_NUMBER.test(text));
  const homes = [...new Set(asked)];
  return {
    homes: homes.slice(0, MAX_COMPARED),
    tooMany: homes.slice(MAX_COMPARED, MAX_COMPARED * 2),
    onlyDifferences: params.get('only') === 'differences',
  };
}

/** The link to the comparison of these homes. */
export function compareHref(homes: readonly string[], onlyDifferences = false): string {
  if (homes.length === 0) return COMPARE_PATH;
  const list = homes.map(encodeURIComponent).join(',');
  return `${COMPARE_PATH}?homes=${list}${onlyDifferences ? '&only=differences' : ''}`;
}
