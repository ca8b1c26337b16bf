import { isTourDay, tourSlots } from '@homestead/contract/leads';
import { localDate, localInstants } from '@homestead/contract/platform';
import { findBusyTimes } from '#calendar';
import { type Queryable, refuse, SingleFlightCache } from '#platform';
import { findActiveAgentOfClient } from '../agents/agent-store.ts';
import { fieldMessages } from '../messages/fields.ts';
import { selectAppointments } from '../tasks/task-store.ts';
import { TOUR_MINUTES } from './tour-calendar.ts';
import { selectAgentTours } from './tour-state-store.ts';

const MINUTE = 60_000;

/** Days of agents that are kept for a minute, so that opening the form again asks nothing. */
const CACHED_DAYS = 500;

/** The offered times of a day at which a client’s agent is busy, at most a minute old. */
export class BusyTourTimes {
  readonly #db: Queryable;
  readonly #days = new SingleFlightCache<string[]>(CACHED_DAYS);

  constructor(db: Queryable) {
    this.#db = db;
  }

  /** Refuses (bad-input) a day that tours can't be asked for. */
  async of(clientId: string, day: string, now: Date): Promise<string[]> {
    if (!isTourDay(day, localDate(now))) refuseDay();
    const agentId = await findActiveAgentOfClient(this.#db, clientId);
    if (!agentId) return [];
    const minute = Math.floor(now.getTime() / MINUTE);
    return this.#days.get(`${agentId} ${day} ${minute}`, () =>
      findBusySlots(this.#db, agentId, day),
    );
  }
}

/** Only whole half hours, so that a client learns neither when something starts nor what it is. */
async function findBusySlots(db: Queryable, agentId: string, day: string): Promise<string[]> {
  const slots = tourSlots.flatMap((time) => {
    const [from] = localInstants(day, time);
    return from ? [{ time, from, to: minutesAfter(from, TOUR_MINUTES) }] : [];
  });
  const [first, last] = [slots[0], slots.at(-1)];
  if (!first || !last) return [];
  const busy = await findBusyTimes(db, agentId, { from: first.from, to: last.to });
  const around = { from: minutesAfter(first.from, -TOUR_MINUTES), to: last.to };
  const tours = (await selectAgentTours(db, agentId, around)).flatMap(({ agreed_at: from }) =>
    from ? [{ from, to: minutesAfter(from, TOUR_MINUTES) }] : [],
  );
  const appointments = await selectAppointments(db, agentId, { from: first.from, to: last.to });
  const taken = [...busy, ...tours, ...appointments];
  return slots
    .filter((slot) => taken.some(({ from, to }) => from < slot.to && to > slot.from))
    .map(({ time }) => time);
}

const minutesAfter = (time: Date, minutes: number) => new Date(time.getTime() + minutes * MINUTE);

function refuseDay(): never {
  const message = fieldMessages.dateOutOfRange();
  return refuse('bad-input', {
    message,
    fields: [{ field: 'day', label: fieldMessages.date(), message }],
  });
}
