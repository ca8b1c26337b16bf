import { listingCalls, type listingEndpoints } from '@homestead/contract/listings';
import { neighborhoodCalls, type neighborhoodEndpoints } from '@homestead/contract/neighborhood';
import { personApi } from '#accounts';
import { ProblemNote, TableSkeleton, useAnswer } from '#desk';
import { createClient, dayText, instantDateText, spanText } from '#platform';
import { leadHomeMessages } from '../messages/timeline.ts';
import styles from './lead-homes.module.css';

const listings = createClient<typeof listingEndpoints>(listingCalls, personApi);
const neighborhood = createClient<typeof neighborhoodEndpoints>(neighborhoodCalls, personApi);

/** Walk score, noise level and open houses of a home, each with its age; N/A without a service. */
export default function HomeFacts({
  mlsNumber,
  address,
}: {
  mlsNumber: string;
  /** Null where it may not be shown: scores are asked for by it. */
  address: string | null;
}) {
  const { answer, problem, again } = useAnswer(mlsNumber, async (signal) => {
    const [walk, noise, houses] = await Promise.all([
      address ? neighborhood.getWalkScore({ propertyAddress: address }, { signal }) : null,
      address ? neighborhood.getNoiseLevel({ address }, { signal }) : null,
      listings.getOpenHouses({ ListingId: mlsNumber }, { signal }),
    ]);
    return { walk: walk?.walData ?? null, noise, houses: houses.data };
  });
  if (problem) return <ProblemNote problem={problem} onRetry={again} />;
  if (!answer) return <TableSkeleton columns={1} />;
  const { walk, noise, houses } = answer;
  const score = walk?.status === 1 ? walk.walkscore : null;
  const loud = noise?.status === 'OK' ? noise.result[0]?.scoretext : null;
  return (
    <dl className={styles.facts}>
      <dt>{leadHomeMessages.walkScore()}</dt>
      <dd>
        {score === null ? leadHomeMessages.notAvailable() : walkText(score, walk?.description)}
        {score !== null && <Age at={walk?.asked} />}
      </dd>
      <dt>{leadHomeMessages.noise()}</dt>
      <dd>
        {loud ?? leadHomeMessages.notAvailable()}
        {loud && <Age at={noise?.asked} />}
      </dd>
      <dt>{leadHomeMessages.openHouses()}</dt>
      <dd>
        {houses.length === 0
          ? leadHomeMessages.noOpenHouses()
          : houses.map(({ openHouseKey, openHouseStartTime: from, openHouseEndTime: to }) => (
              <div key={openHouseKey}>
                {dayText(from)}, {spanText(from, to)}
              </div>
            ))}
      </dd>
    </dl>
  );
}

const walkText = (score: number, description: string | null | undefined) =>
  description
    ? leadHomeMessages.walkValue({ score, description })
    : leadHomeMessages.walkNumber({ score });

function Age({ at }: { at: string | null | undefined }) {
  if (!at) return null;
  return <span className="quiet"> · {leadHomeMessages.asOf({ date: instantDateText(at) })}</span>;
}
