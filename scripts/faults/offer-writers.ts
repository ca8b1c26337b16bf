import { BENCH_PASSWORD } from '../bench/bench-people.ts';
import { type Answers, sendTo } from './send-until-acknowledged.ts';

/** What of one offer was acknowledged. */
export interface OfferLife {
  address: string;
  number: number;
  /** The columns of its row, by the last save of each. */
  saved: Record<string, unknown>;
  /** How often each field was saved with a new value. */
  saves: Record<string, number>;
  /** The states that it came to, in their order. */
  states: string[];
}

export interface OfferTally {
  lives: OfferLife[];
  count: number;
}

export const newOfferTally = (): OfferTally => ({ lives: [], count: 0 });

export const WRITERS_AT = '@faults.example';
export const writerEmail = (writer: number) => `agent-${writer}${WRITERS_AT}`;

interface Answer {
  data: { id: number; version: number; jwtToken: string };
}

/** The saves of an offer's form, one after the other; the last ones replace earlier ones. */
const saves: readonly [field: string, column: string, value: unknown][] = [
  ['county', 'county', 'Douglas'],
  ['stateOrProvince', 'state_or_province', 'NE'],
  ['offerPriceCents', 'offer_price_cents', 38_900_000],
  ['earnestDepositCents', 'earnest_deposit_cents', 400_000],
  ['offerOn', 'offer_on', '2031-06-01'],
  ['expireOn', 'expire_on', '2031-06-02'],
  ['expireTime', 'expire_time', '18:00'],
  ['closingOn', 'closing_on', '2031-07-10'],
  ['allCash', 'all_cash', true],
  ['offerPriceCents', 'offer_price_cents', 39_100_000],
  ['closingOn', 'closing_on', '2031-07-12'],
];

/** An agent who writes offers for one client. Calls are sent until they are acknowledged. */
export interface OfferWriter {
  send(method: string, path: string, body: object): Promise<Answer['data']>;
  clientId: unknown;
}

/** Signs a writer in, who then makes a lead. */
export async function openWriter(
  url: string,
  writer: number,
  answers: Answers,
): Promise<OfferWriter> {
  const json = { 'content-type': 'application/json' };
  const email = writerEmail(writer);
  const { jwtToken } = await sendTo<Answer['data']>(url, answers, json)('POST', 'User/LogIn', {
    email,
    password: BENCH_PASSWORD,
  });
  const send = sendTo<Answer['data']>(url, answers, {
    ...json,
    authorization: `Bearer ${jwtToken}`,
  });
  const client = { firstName: 'Ana', lastName: 'Ruiz', email: `client-of-${email}` };
  const { id: clientId } = await send('POST', 'AdminLead/CreateLead', client);
  return { send, clientId };
}

/**
 * Writes offers as agents do, each in a loop of their own: starts one, saves its fields one by one,
 * submits it, counters it for the seller, and notes that the buyer accepted. What isn't
 * acknowledged is sent again as it was, with the same key. Returns a function that stops.
 */
export function startOfferWriters(
  tally: OfferTally,
  writers: readonly OfferWriter[],
): () => Promise<void> {
  let isStopping = false;
  const write = async (writer: OfferWriter) => {
    while (!isStopping) await liveOffer(tally, writer, () => isStopping);
  };
  const running = Promise.all(writers.map(write));
  // The one who stops them gets a failure; until then it must not end the program.
  running.catch(() => undefined);
  return async () => {
    isStopping = true;
    await running;
  };
}

async function liveOffer(
  tally: OfferTally,
  { send, clientId }: OfferWriter,
  isStopping: () => boolean,
): Promise<void> {
  const address = `${crypto.randomUUID()} Cass St`;
  const made = await send('POST', 'offers', {});
  const path = `offers/${made.id}`;
  const life: OfferLife = { address, number: made.id, saved: {}, saves: {}, states: ['draft'] };
  tally.lives.push(life);
  let { version } = made;
  const save = async (field: string, column: string, value: unknown) => {
    ({ version } = await send('PUT', path, { version, [field]: value }));
    life.saved[column] = value;
    life.saves[column] = (life.saves[column] ?? 0) + 1;
    tally.count += 1;
  };
  // The address first, in any case: an offer that nobody filled in is given to its agent again.
  await save('propertyAddress', 'property_address', address);
  for (const [field, column, value] of [['leadId', 'lead_id', clientId] as const, ...saves]) {
    if (isStopping()) return;
    await save(field, column, value);
  }
  const step = async (state: string, to: string, body: object) => {
    if (isStopping()) return;
    ({ version } = await send('POST', `${path}/${to}`, body));
    life.states.push(state);
    tally.count += 1;
  };
  await step('submitted', 'state', { version, state: 'submitted' });
  const countered = { madeBy: 'seller', offerPriceCents: 39_500_000, expireOn: '2031-06-03' };
  await step('countered', 'counters', { version, ...countered, expireTime: '20:00' });
  await step('accepted', 'approvals', { number: 2, side: 'buyer', name: 'Ana Ruiz' });
}
