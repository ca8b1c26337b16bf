/** One record of the file, as the server answers it. */
export interface ImportRow {
  row: number;
  email: string;
  outcome: 'created' | 'ready' | 'refused';
  errors: readonly { label: string; message: string }[];
}

export interface ImportSummary {
  /** Could be invited, or was. */
  good: number;
  refused: number;
  /** What the dialog says above the rows. */
  sentence: string;
}

/** What a file comes to: how many people, how many lines can't be taken. */
export function summariseImport(rows: readonly ImportRow[], isDryRun: boolean): ImportSummary {
  const refused = rows.filter(({ outcome }) => outcome === 'refused').length;
  const good = rows.length - refused;
  const people = `${good} ${good === 1 ? 'person' : 'people'}`;
  const lines =
    refused === 0 ? '' : ` ${refused} ${refused === 1 ? 'line' : 'lines'} can’t be taken.`;
  if (good === 0)
    return { good, refused, sentence: `Nobody can be invited from this file.${lines}` };
  return {
    good,
    refused,
    sentence: isDryRun ? `${people} can be invited.${lines}` : `${people} invited.${lines}`,
  };
}

/** Why a line was refused, in one text. */
export function rowReason({ errors }: ImportRow): string {
  return errors
    .map(({ label, message }) => (message.startsWith(label) ? message : `${label} ${message}`))
    .join('; ');
}
