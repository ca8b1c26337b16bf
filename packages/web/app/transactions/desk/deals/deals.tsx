import { offerReaders, offerStateText, type WireOfferRow } from '@homestead/contract/transactions';
import { Text } from '@mantine/core';
import { Link } from 'react-router';
import { useStaffSession } from '#accounts';
import { type DealsAbout, DeskPanel, ProblemNote, TableSkeleton, useAnswer } from '#desk';
import { dateText, moneyText, UNKNOWN } from '#platform';
import { dealMessages } from '../messages/deals.ts';
import { offers } from '../offer-client.ts';
import styles from './deals.module.css';

const MOST = 20;

/** The offers and deals of a lead or of someone in the office, the newest first. */
export function Deals({ about }: { about: DealsAbout }) {
  const { permissions } = useStaffSession();
  const maySee = offerReaders.some((key) => permissions.includes(key));
  const key = maySee ? JSON.stringify(about) : null;
  const { answer, problem, again } = useAnswer(key, (signal) =>
    offers.listOffers({ ...about, pageSize: MOST }, { signal }),
  );
  if (!maySee) return null;
  return (
    <DeskPanel title={dealMessages.panel()}>
      {problem && <ProblemNote problem={problem} onRetry={again} />}
      {!answer && !problem && <TableSkeleton columns={1} />}
      {answer?.data.length === 0 && <Text c="dimmed">{dealMessages.none()}</Text>}
      {answer && answer.data.length > 0 && (
        <ul className={styles.deals}>
          {answer.data.map((offer) => (
            <li key={offer.id}>
              <DealLine {...offer} />
            </li>
          ))}
        </ul>
      )}
      {answer && answer.total > answer.data.length && (
        <Text size="sm" c="dimmed">
          {dealMessages.newest({ most: MOST, count: answer.total })}
        </Text>
      )}
      {answer && answer.total > 0 && (
        <Link to={hrefOf(about)} className="text-14">
          {dealMessages.all()}
        </Link>
      )}
    </DeskPanel>
  );
}

const hrefOf = (about: DealsAbout) =>
  'agentId' in about
    ? `/dashboardmain?agent=${about.agentId}`
    : `/dashboardmain?lead=${about.leadId}`;

function DealLine(offer: WireOfferRow) {
  const { id, code, propertyAddress, offerPriceCents, closingOn } = offer;
  const facts = [
    offerStateText(offer),
    offerPriceCents === null ? UNKNOWN : moneyText(offerPriceCents),
    ...(closingOn ? [dealMessages.closes({ day: dateText(closingOn) })] : []),
  ];
  return (
    <>
      <Link to={`/transaction-details?id=${id}`}>{propertyAddress ?? code}</Link>
      <Text size="sm" c="dimmed">
        {facts.join(' · ')}
      </Text>
    </>
  );
}
