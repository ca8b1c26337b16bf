import type { TourAnswer } from '@homestead/contract/leads';
import { dateAfter, localDate, localInstants } from '@homestead/contract/platform';
import { actAs, actAsMailbox, openAccounts } from '#accounts';
import { feedChanged } from '#feed';
import { atomically, type Caller, type Services } from '#platform';
import { addSamplePlans } from '../plans/sample-plans.ts';
import { addSampleTasks } from '../tasks/sample-tasks.ts';
import { addSampleTimelines } from '../timeline/sample-timelines.ts';
import { addSampleSetUps } from '../value-updates/set-up-samples.ts';
import { answerAsStaff } from './answer-as-staff.ts';
import { changeMyTour } from './change-my-tour.ts';
import { rateTour } from './rate-tour.ts';
import { requestTour } from './request-tour.ts';
import {
  findSampleTour,
  hasTours,
  moveAskedBack,
  moveRatingBack,
  moveSampleBack,
  selectSampleHomes,
} from './sample-tour-store.ts';
import { lockTour } from './tour-state-store.ts';

/** Who asks for a tour of the demo's homes, of whom, in how many days, and what comes of it. */
const samples = `
requested||2|Maya Thompson|maya.thompson@homes.example|4025550161|We’re moving from Lincoln in January. Is the yard fenced?
confirmed|daniel.okafor|1|Jordan Ellis|jordan.ellis@homes.example|4025550150|I’d like to see the kitchen in the morning light.
video|priya.raman|2|Mei Tanaka|mei.tanaka@homes.example|4025550151|I’m in Chicago until Friday, so a video tour would help.
proposed|daniel.okafor|3|Jordan Ellis|jordan.ellis@homes.example|4025550150|After work would be best for me.
declined|walt.jorgensen|2|Ben Hartley|ben.hartley@homes.example|4025550162|Could we come by and see the shop, too?
canceled|ellen.kowalski|4|Kate Brennan|kate.brennan@homes.example|4025550157|We’d like a second look at the basement.
done|priya.raman|-1|Deshawn Price|deshawn.price@homes.example|4025550156|Is there room for a home office?
rated|ellen.kowalski|-3|Linda Novak|linda.novak@homes.example|4025550155|I’m looking for everything on one floor.
rated|daniel.okafor|-8|Jordan Ellis|jordan.ellis@homes.example|4025550150|Is the garage deep enough for a truck?`;

/** What agents and clients of the demo write. */
const words = `
declined|The sellers accepted an offer this morning. I can show you two homes like it nearby.
rated|Ellen knew which wall could come out. The stairs are too steep for me, though.
link|https://meet.example/priya-raman`;

const wordsFor = (kind: string) => new RegExp(`^${kind}\\|(.*)$`, 'm').exec(words)?.[1] ?? '';

type Outcome =
  | 'requested'
  | 'confirmed'
  | 'video'
  | 'proposed'
  | 'declined'
  | 'canceled'
  | 'done'
  | 'rated';

interface Sample {
  outcome: Outcome;
  agent: string;
  /** Negative for a tour that took place. */
  inDays: number;
  name: string;
  email: string;
  phone: string;
  message: string;
}

/** How long the people of {@link samples} waited for an answer. */
const answerMinutes = [0, 24, 11, 47, 19, 8, 33, 14, 58];

const MORNING = '10:00';
const AFTERNOON = '15:30';
const EVENING = '17:30';

/** Lets the demo's people ask for tours and answer them, once there are homes. */
export function addToursWhenFeedHasHomes(services: Services): void {
  let isDone = false;
  services.events.subscribe(feedChanged, 'leads.add-sample-tours', async () => {
    if (isDone || !(await addSampleTours(services))) return;
    // They are about the leads that the tours make.
    await addSampleTasks(services);
    await addSampleTimelines(services);
    await addSamplePlans(services);
    isDone = await addSampleSetUps(services);
  });
}

/**
 * Adds tours in every state to a demo without tours, by the operations that people use. Returns
 * whether there is nothing left to do.
 */
export async function addSampleTours(services: Services): Promise<boolean> {
  const all = samples.trim().split('\n').map(readSample);
  const homes = await selectSampleHomes(services.db, all.length);
  if (homes.length < all.length) return false;
  if (await hasTours(services.db)) return true;
  for (const [index, sample] of all.entries()) {
    await addSampleTour(services, sample, { home: homes[index] ?? '', index });
  }
  return true;
}

function readSample(row: string): Sample {
  const [outcome, agent = '', inDays, name = '', email = '', phone = '', message = ''] =
    row.split('|');
  return {
    ...{ outcome: outcome as Outcome, agent, inDays: Number(inDays) },
    name,
    email,
    phone,
    message,
  };
}

async function addSampleTour(
  services: Services,
  sample: Sample,
  { home, index }: { home: string; index: number },
): Promise<void> {
  const { name, email, phone, message, inDays, outcome } = sample;
  const client = await actAsMailbox(services.db, email);
  const isVideo = outcome === 'video';
  // One that took place is asked for like any other, and moved into the past.
  const day = dateAfter(localDate(new Date()), Math.max(inDays, 1));
  await requestTour(openAccounts(services), {
    body: {
      ...{
        propertyId: home,
        userId: client?.caller.personId ?? null,
        firstName: name,
        email,
        phone,
      },
      ...{ comments: message, inPersonTour: !isVideo, videoChatTour: isVideo, address: null },
      ...{ date_Time: instant(day, MORNING), time: [MORNING, AFTERNOON] },
    },
    ...{ caller: client?.caller ?? null, idempotencyKey: null, isSuspected: false },
    // Reserved for documentation (RFC 5737): a throttle of its own.
    origin: { address: `192.0.2.${index + 1}`, language: 'en' },
  });
  const asked = await findSampleTour(services.db, { email, mlsNumber: home });
  const agent = await agentOf(services, sample.agent, asked?.agentId ?? null);
  if (!asked || !agent) return;
  const answer = answerOf(outcome, day);
  await atomically(services.db, async (tx) => {
    if (answer) await answerAsStaff(services, tx, agent, { id: asked.id, answer });
    if (answer) await moveAskedBack(tx, { id: asked.id, minutes: answerMinutes[index] ?? 0 });
    if (inDays < 0)
      await moveSampleBack(tx, { ...asked, days: 1 - inDays, isRated: outcome === 'rated' });
    const tour = await lockTour(tx, asked.id);
    if (!tour) return;
    if (outcome === 'canceled') {
      const change = { change: 'cancel', version: tour.version } as const;
      await changeMyTour(services, tx, { tour, change });
    }
    if (outcome === 'rated') {
      const isLast = inDays > -5;
      await rateTour(services, tx, tour, {
        ...{ stars: isLast ? 4 : 5, liked: isLast ? 'no' : 'yes' },
        comment: isLast ? wordsFor('rated') : '',
      });
      await moveRatingBack(tx, tour.id);
    }
  });
}

/** Who works the lead, or else the agent whose tour it is to be. */
async function agentOf(
  { db }: Services,
  name: string,
  agentId: string | null,
): Promise<Caller | null> {
  const mailbox = `${name}@prairieandmain.example`;
  const actor = agentId ? await actAs(db, agentId) : await actAsMailbox(db, mailbox);
  return actor?.caller ?? null;
}

const instant = (day: string, time: string) => localInstants(day, time)[0]?.toISOString() ?? '';

function answerOf(outcome: Outcome, day: string): TourAnswer | null {
  const version = 1;
  switch (outcome) {
    case 'requested':
      return null;
    case 'proposed':
      return { answer: 'propose', version, first: `${day}T${EVENING}` };
    case 'declined':
      return { answer: 'decline', version, reason: wordsFor('declined') };
    default:
      return {
        ...{ answer: 'confirm', version, startsAt: instant(day, MORNING), isForced: true },
        hasAgreement: true,
        videoLink: outcome === 'video' ? wordsFor('link') : '',
      };
  }
}
