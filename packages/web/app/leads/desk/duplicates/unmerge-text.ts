import type { WireUnmergePreview } from '@homestead/contract/leads';
import { duplicateMessages } from '../messages/duplicates.ts';
import { belongingsText } from './moves-text.ts';

const list = new Intl.ListFormat('en-US');

/** What undoing a merge does, in sentences: what goes back, what changes, and what stays. */
export function unmergeText(preview: WireUnmergePreview): string[] {
  const { survivorName, mergedName, goesBack, staysSince, fields, kept, hasAccount } = preview;
  const back = [
    ...belongingsText(goesBack),
    duplicateMessages.timelineBack(),
    ...(hasAccount ? [duplicateMessages.accountBack()] : []),
  ];
  const since = belongingsText({ ...staysSince, tags: 0 });
  const says = fields.map(({ label, after }) =>
    after === null || after === ''
      ? duplicateMessages.fieldEmpty({ label })
      : duplicateMessages.fieldAgain({ label, value: after }),
  );
  return [
    duplicateMessages.goesBack({ name: mergedName, what: list.format(back) }),
    ...(says.length > 0
      ? [duplicateMessages.saysAgain({ name: survivorName, fields: says.join('; ') })]
      : []),
    ...(since.length > 0
      ? [duplicateMessages.staysSince({ name: survivorName, what: list.format(since) })]
      : []),
    ...(kept.length > 0 ? [duplicateMessages.keptFields({ fields: kept.join(', ') })] : []),
  ];
}
