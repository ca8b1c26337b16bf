import type { WireDuplicatePair } from '@homestead/contract/leads';
import { phoneText } from '@homestead/contract/platform';
import { Ago, type Column } from '#desk';
import { UNKNOWN } from '#platform';
import { duplicateMessages } from '../messages/duplicates.ts';
import { reasonsLine } from './reasons-text.ts';

type Side = WireDuplicatePair['leads'][number];

export const sidesOf = ({ leads }: WireDuplicatePair) => leads as [Side, Side];

export const pairName = (pair: WireDuplicatePair) => {
  const [one, other] = sidesOf(pair);
  return duplicateMessages.pair({ one: one.name, other: other.name });
};

/** What a row of Possible Duplicates shows; agents only to those who may see them. */
export const duplicateColumns = (
  hidden: readonly string[],
): readonly Column<WireDuplicatePair>[] =>
  hidden.includes('agent') ? columns.filter(({ id }) => id !== 'agents') : columns;

const columns: readonly Column<WireDuplicatePair>[] = [
  { id: 'lead', label: duplicateMessages.lead, cell: (pair) => sidesOf(pair)[0].name },
  {
    id: 'reached',
    label: duplicateMessages.reached,
    isTop: true,
    isLong: true,
    atLeast: 16,
    cell: (pair) => aboutText(sidesOf(pair)[0]),
  },
  {
    id: 'other',
    label: duplicateMessages.other,
    isTop: 'labeled',
    isLong: true,
    atLeast: 24,
    cell: (pair) => {
      const [, other] = sidesOf(pair);
      return (
        <>
          <span className="ink">{other.name}</span> {aboutText(other)}
        </>
      );
    },
  },
  {
    id: 'why',
    label: duplicateMessages.why,
    isTop: 'labeled',
    isLong: true,
    atLeast: 34,
    cell: ({ reasons }) => reasonsLine(reasons),
  },
  { id: 'agents', label: duplicateMessages.agents, isExtra: true, cell: agentsText },
  {
    id: 'last-inquiry',
    label: duplicateMessages.lastInquiry,
    isExtra: true,
    cell: (pair) => {
      const newest = sidesOf(pair)
        .flatMap(({ lastInquiryAt }) => lastInquiryAt ?? [])
        .sort()
        .at(-1);
      return newest ? <Ago at={newest} /> : UNKNOWN;
    },
  },
];

const aboutText = ({ email, phone, city }: Side) =>
  [email, phone && unbroken(phoneText(phone)), city].filter(Boolean).join(' · ');

/** A text that stays in one line. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

function agentsText(pair: WireDuplicatePair): string {
  const agents = sidesOf(pair).map(({ agent }) => agent ?? duplicateMessages.unclaimed());
  return [...new Set(agents)].join(', ');
}
