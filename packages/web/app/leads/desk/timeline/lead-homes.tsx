import { photoAddress } from '@homestead/contract/feed';
import type { WireLeadHome } from '@homestead/contract/leads';
import { leadsChanged } from '@homestead/contract/leads';
import { statusLabels } from '@homestead/contract/listings';
import { cityLine } from '@homestead/contract/platform';
import { Button, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { lazyPart, ProblemNote, TableSkeleton, useAnswer } from '#desk';
import { listingHref } from '#listings';
import { agoText, instantText, moneyText, useLive } from '#platform';
import { leadHomeMessages } from '../messages/timeline.ts';
import styles from './lead-homes.module.css';
import { leadHomes } from './timeline-client.ts';

/** As many homes as show before anyone asks for all. */
const FIRST = 3;

const HomeFacts = lazyPart(() => import('./home-facts.tsx'));

/** The homes that a lead viewed, saved, asked about and toured, the latest first. */
export function LeadHomes({ leadId }: { leadId: string }) {
  const [isAll, setAll] = useState(false);
  const { answer, problem, again } = useAnswer(leadId, (signal) =>
    leadHomes.getLeadHomes({ id: leadId }, { signal }),
  );
  useLive(leadsChanged, (changed) => {
    if (!changed || changed.leadId === leadId) again();
  });
  if (problem) return <ProblemNote problem={problem} onRetry={again} />;
  if (!answer) return <TableSkeleton columns={1} />;
  if (answer.data.length === 0) return <Text c="dimmed">{leadHomeMessages.none()}</Text>;
  const shown = isAll ? answer.data : answer.data.slice(0, FIRST);
  return (
    <>
      <ul className={styles.homes}>
        {shown.map((home) => (
          <li key={home.mlsNumber} className={styles.home}>
            <LeadHome {...home} />
          </li>
        ))}
      </ul>
      {shown.length < answer.data.length && (
        <Button variant="subtle" onClick={() => setAll(true)}>
          {leadHomeMessages.all({ count: answer.data.length })}
        </Button>
      )}
    </>
  );
}

function LeadHome(home: WireLeadHome) {
  const { mlsNumber, card } = home;
  const [isOpen, setOpen] = useState(false);
  if (!card) {
    return (
      <div className="grid gap-1">
        <span>{leadHomeMessages.gone({ number: mlsNumber })}</span>
        <Did {...home} />
      </div>
    );
  }
  const { street, photo, listPriceCents, closePriceCents, standardStatus } = card;
  const price = closePriceCents ?? listPriceCents;
  const status = statusText(standardStatus);
  return (
    <>
      <a href={listingHref(mlsNumber)} className={styles.link}>
        {photo ? (
          <img
            src={photoAddress(photo.token, 320, 'jpg')}
            alt=""
            width={96}
            height={72}
            loading="lazy"
            className={styles.photo}
          />
        ) : (
          <span className={styles.photo} />
        )}
        <span className="grid can-shrink">
          <span className="semibold">
            {street ?? leadHomeMessages.numberAlone({ number: mlsNumber })}
          </span>
          <span className="quiet text-14">{cityLine(card)}</span>
          <span>
            {price === null
              ? leadHomeMessages.priceUnknown({ status })
              : leadHomeMessages.price({ price: moneyText(price), status })}
          </span>
        </span>
      </a>
      <Did {...home} />
      <details className="disclosure" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="text-14">{leadHomeMessages.more()}</summary>
        {isOpen && (
          <Suspense fallback={<TableSkeleton columns={1} />}>
            <HomeFacts mlsNumber={mlsNumber} address={addressOf(card)} />
          </Suspense>
        )}
      </details>
    </>
  );
}

const addressOf = (card: NonNullable<WireLeadHome['card']>) =>
  card.street && [card.street, cityLine(card)].filter(Boolean).join(', ');

const statusText = (status: string): string =>
  (statusLabels as Record<string, string>)[status] ?? status;

const tourStates: Readonly<Record<string, () => string>> = {
  requested: leadHomeMessages.requested,
  confirmed: leadHomeMessages.confirmed,
  proposed: leadHomeMessages.proposed,
  declined: leadHomeMessages.declined,
  canceled: leadHomeMessages.canceled,
};

/** What the lead did with a home, with the age of each fact, and what everyone does. */
function Did(home: WireLeadHome) {
  const { savedAt, views, lastViewedAt, askedAt, tour, recentViews, favorites } = home;
  const now = new Date();
  const state = tour ? (tourStates[tour.state]?.() ?? tour.state) : '';
  const did = [
    savedAt && leadHomeMessages.saved({ ago: agoText(savedAt, now) }),
    lastViewedAt && leadHomeMessages.viewed({ count: views, ago: agoText(lastViewedAt, now) }),
    askedAt && leadHomeMessages.asked({ ago: agoText(askedAt, now) }),
    tour &&
      (tour.at
        ? leadHomeMessages.tourAt({ state, at: instantText(tour.at) })
        : leadHomeMessages.tour({ state })),
  ].filter((one) => one !== null && one !== '');
  return (
    <ul className={styles.did}>
      {did.map((one) => (
        <li key={one}>{one}</li>
      ))}
      <li>{leadHomeMessages.everyone({ views: recentViews, saves: favorites })}</li>
    </ul>
  );
}
