import { peopleMessages } from '../../messages/people.ts';

/** One line of the file, as answered by the server. */
export interface ImportRow {
  row: number;
  email: string;
  outcome: 'created' | 'ready' | 'refused';
  errors: readonly { label: string; message: string }[];
}

interface ImportSummary {
  /** How many people could be invited, or were. */
  good: number;
  /** What the dialog says above the rows. */
  sentences: string;
}

export function summarizeImport(rows: readonly ImportRow[], isDryRun: boolean): ImportSummary {
  const refused = rows.filter(({ outcome }) => outcome === 'refused').length;
  const good = rows.length - refused;
  const first =
    good === 0
      ? peopleMessages.noneInvited()
      : isDryRun
        ? peopleMessages.canBeInvited({ count: good })
        : peopleMessages.wereInvited({ count: good });
  const second = refused > 0 ? [peopleMessages.linesRefused({ count: refused })] : [];
  return { good, sentences: [first, ...second].join(' ') };
}

/** Why a line was refused, as one text. */
export function rowReason({ errors }: ImportRow): string {
  return errors
    .map(({ label, message }) => (message.startsWith(label) ? message : `${label} ${message}`))
    .join('; ');
}
