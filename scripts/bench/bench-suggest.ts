import type { Finding } from './budget.ts';
import { startProgram } from './child-program.ts';
import { HttpConnection } from './http-connection.ts';
import { measure, type Spread } from './spread.ts';

const SUGGEST = '/api/v1/Property/Suggest';
const SENTENCE = '/api/v1/Filter/ReadSentence';
const CHEAP = '/api/v1/Property/GetFeedProgress';
/** Times the call that does the least. */
const MOST_TIMES_CHEAP = 6;
/** The first request builds the names, a few seconds of work at most, once after each feed run. */
const FIRST_ASKS = 3;

/** What people type, letter by letter: cities, ZIP codes, streets, schools, numbers, typos. */
const typed = [
  ...['om', 'oma', 'omaha', 'elk', 'elkhrn', 'papilion', 'gret', 'fort cal', 'lincon'],
  ...['68', '681', '68132', '680', '68022'],
  ...['dun', 'dundee', 'bennig', 'high sch', 'central', 'westside'],
  ...['chic', 'chicago st', '50', '5011', '5011 chi', '12 oak', '1500 n 204th', 'maple str'],
  ...['22', '226', '22600', '2260001', 'zanzibar', 'q', 'lake', 'ridge', 'oak', 'elm st'],
];

const sentences = [
  '3 bed ranch in Elkhorn under 450k with a pool',
  'at least 4 bedrooms and 2.5 baths in Omaha or Gretna, built after 2000, no hoa',
  'cheapest condo near 68132 with a garage and open house this weekend',
  'house on 2+ acres in Sarpy county with out building by the moon',
];

/** Measures the search box's requests while a visitor types, over one connection. */
export async function benchSuggest(url: string, size: number, rounds: number): Promise<Finding[]> {
  const server = await startProgram<{ url: string }>('scripts/bench/serve.ts', {
    MODE: 'demo',
    DATABASE_URL: url,
    LOG_LEVEL: 'error',
  });
  let connection = await HttpConnection.open(server.ready.url);
  const ask = (path: string, texts: readonly string[]) => async (_: number, question: number) => {
    if (connection.isClosed) connection = await HttpConnection.open(server.ready.url);
    await connection.get(`${path}?${new URLSearchParams({ q: texts[question] ?? '' })}`);
  };
  const spread = async (path: string, texts: readonly string[]): Promise<Spread> => {
    const questions = texts.length;
    await measure({ lanes: 1, questions, rounds: FIRST_ASKS }, ask(path, texts));
    return measure({ lanes: 1, questions, rounds }, ask(path, texts));
  };
  try {
    const cheap = await spread(CHEAP, typed);
    const suggestions = await spread(SUGGEST, typed);
    const read = await spread(SENTENCE, sentences);
    const on = `${size.toLocaleString('en-US')} listings`;
    return [
      ...findings('the cheapest call', cheap),
      ...findings(`suggestions, ${on}`, suggestions),
      ...findings(`a sentence read, ${on}`, read),
      {
        what: `suggestions to the cheapest call, ${on}, p50`,
        value: suggestions.p50 / cheap.p50,
        unit: 'times',
        budget: { most: MOST_TIMES_CHEAP },
      },
    ];
  } finally {
    connection.close();
    await server.stop();
  }
}

function findings(what: string, spread: Spread): Finding[] {
  return [
    { what: `${what}, p50`, value: spread.p50, unit: 'ms', budget: null },
    { what: `${what}, p95`, value: spread.p95, unit: 'ms', budget: null },
  ];
}
