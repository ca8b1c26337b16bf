import type { WireDuplicatePair } from '@homestead/contract/leads';
import { phoneText } from '@homestead/contract/platform';
import { Ago, type Column } from '#desk';
import { UNKNOWN } from '#platform';
import { duplicateMessages } from '../messages/duplicates.ts';
import { reasonsText } from './reasons-text.ts';

type Side = WireDuplicatePair['leads'][number];

export const sidesOf = ({ leads }: WireDuplicatePair) => leads as [Side, Side];

export const pairName = (pair: WireDuplicatePair) => {
  const [one, other] = sidesOf(pair);
  return duplicateMessages.pair({ one: one.name, other: other.name });
};

/** What a row of Possible Duplicates shows. */
export const duplicateColumns: readonly Column<WireDuplicatePair>[] = [
  { id: 'lead', label: duplicateMessages.lead, cell: (pair) => <SideLine {...sidesOf(pair)[0]} /> },
  {
    id: 'other',
    label: duplicateMessages.other,
    isTop: true,
    cell: (pair) => <SideLine {...sidesOf(pair)[1]} />,
  },
  {
    id: 'why',
    label: duplicateMessages.why,
    isTop: 'labeled',
    cell: ({ reasons }) => reasonsText(reasons),
  },
  { id: 'agents', label: duplicateMessages.agents, cell: agentsText },
  {
    id: 'last-inquiry',
    label: duplicateMessages.lastInquiry,
    cell: (pair) => {
      const newest = sidesOf(pair)
        .flatMap(({ lastInquiryAt }) => lastInquiryAt ?? [])
        .sort()
        .at(-1);
      return newest ? <Ago at={newest} /> : UNKNOWN;
    },
  },
];

function SideLine({ name, email, phone, city }: Side) {
  const about = [email, phone && phoneText(phone), city].filter(Boolean).join(' · ');
  return (
    <>
      {name} <span className="quiet">{about}</span>
    </>
  );
}

function agentsText(pair: WireDuplicatePair): string {
  const agents = sidesOf(pair).map(({ agent }) => agent ?? duplicateMessages.unclaimed());
  return [...new Set(agents)].join(', ');
}
