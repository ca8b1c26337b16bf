import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createServices } from '../../packages/server/src/create-services.ts';
import {
  atomically,
  type Caller,
  openDatabase,
  readSettings,
  setServiceArea,
} from '../../packages/server/src/platform/index.ts';
import { anyAnswers } from '../../packages/server/test/documents/any-answers.ts';
import {
  createFormDocument,
  currentForm,
  makeEnvelope,
  openForms,
  problemsOfForm,
  sealEnvelope,
  sendEnvelope,
  signSample,
} from '../../packages/server/test/documents/document-parts.ts';

/** What sealing the disclosures of four signers took. */
export interface SealingFigures {
  pages: number;
  cpuMs: number;
  peakMegabytes: number;
  /** Memory after the last one less that after the first quarter, both without what is garbage. */
  grownMegabytes: number;
}

/**
 * Fills in disclosures, has four people sign each, and seals them in a row. Prints the figures as a
 * line of JSON; ends when its standard input does. `COUNT` says how many, `SENDER` who sends them.
 */
process.env.SECRETS_KEY ??= Buffer.alloc(32, 1).toString('base64');
const { COUNT = '200', SENDER = '', ...env } = process.env;
const settings = readSettings(env, new URL('../..', import.meta.url).pathname);
setServiceArea(settings.serviceArea);
if (!settings.DATABASE_URL) throw new Error('DATABASE_URL is needed');
const database = openDatabase({ url: settings.DATABASE_URL }, { max: 4 });
const services = createServices(settings, database);
openForms(settings);
const caller = { personId: SENDER, firstName: 'Bench', lastName: 'Person', email: '' } as Caller;

const FORM = 'seller-disclosure';
const WARM_UP = 5;
const signers = ['seller', 'buyer'].flatMap((role) =>
  [1, 2].map((number) => ({
    ...{ role: role as 'seller' | 'buyer', number, turn: 1, name: `${role} ${number}` },
    ...{ email: `${role}-${number}@bench.example`, phone: '', language: 'en' as const },
    isInPerson: false,
  })),
);

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const MB = 2 ** 20;

/** Every item answered; those that need an explanation have one. */
function allAnswers(): Record<string, string> {
  const definition = currentForm(services, FORM);
  let answers: Record<string, string> = {};
  for (;;) {
    const open = problemsOfForm(definition, answers, {}, []).flatMap(({ kind, input }) =>
      kind === 'unanswered' && input !== null && !(input in answers) ? [input] : [],
    );
    if (open.length === 0) return answers;
    answers = { ...answers, ...anyAnswers(definition, open) };
  }
}

async function makeSigned(answers: object): Promise<string> {
  const id = await atomically(database.db, async (tx) => {
    const made = await createFormDocument(services, tx, caller, { form: FORM, about: null });
    const envelope = await makeEnvelope(services, tx, caller, {
      ...{ title: 'Disclosure', message: '', isInOrder: true, dueOn: null, expiresOn: null },
      ...{ documents: [made.id], recipients: signers, fields: [], about: null, amendsId: null },
    });
    return { document: made.id, envelope };
  });
  await database.pool.query('update document set answers = $2 where id = $1', [
    id.document,
    JSON.stringify(answers),
  ]);
  await atomically(database.db, (tx) =>
    sendEnvelope(services, tx, caller, id.envelope, { isCounted: false }),
  );
  await signSample(services, id.envelope.id);
  return id.envelope.id;
}

const used = (): number => {
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / MB;
};
const held = (): number => {
  collect();
  collect();
  return used();
};

const count = Number(COUNT);
const answers = allAnswers();
const waiting: string[] = [];
for (let made = 0; made < count + WARM_UP; made += 1) waiting.push(await makeSigned(answers));
for (const id of waiting.splice(0, WARM_UP)) await sealEnvelope(services, id);
let peakMegabytes = 0;
let cpuMs = 0;
let early = 0;
const quarter = Math.ceil(count / 4);
for (const [index, id] of waiting.entries()) {
  // With what is garbage by then; the rest of the program is the same before.
  const base = index < quarter ? held() : Number.POSITIVE_INFINITY;
  const note = () => {
    peakMegabytes = Math.max(peakMegabytes, used() - base);
  };
  const watch = setInterval(note, 2);
  const before = process.cpuUsage();
  await sealEnvelope(services, id);
  const { user, system } = process.cpuUsage(before);
  clearInterval(watch);
  note();
  cpuMs += (user + system) / 1000;
  if (index + 1 === quarter) early = held();
}
const { rows } = await database.pool.query(
  'select count(*)::int as sealed, max(pages) as pages from envelope_seal',
);
if (rows[0].sealed !== count + WARM_UP) throw new Error(`only ${rows[0].sealed} are sealed`);
const figures: SealingFigures = {
  ...{ pages: rows[0].pages, cpuMs: cpuMs / count, peakMegabytes },
  grownMegabytes: held() - early,
};
console.log(JSON.stringify(figures));
process.stdin.resume().on('end', () => process.exit(0));
