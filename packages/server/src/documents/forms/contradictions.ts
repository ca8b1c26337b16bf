import {
  type FormAnswers,
  type FormDefinition,
  paperWords,
  type WireFormProblem,
} from '@homestead/contract/documents';
import { formProblemMessages } from '../messages/form-problems.ts';
import type { HomeFacts } from './home-facts.ts';

/**
 * Answers of a seller disclosure that don’t fit together, or don’t fit what else is known of the
 * home. Each is at the item whose answer is the more likely to be looked at again.
 */
export function contradictionsOf(
  { key }: Pick<FormDefinition, 'key'>,
  answers: FormAnswers,
  facts: HomeFacts,
): WireFormProblem[] {
  if (key !== 'seller-disclosure') return [];
  return [...insideForm(answers), ...withListing(answers, facts)];
}

const at = (item: string, sentence: string, input = item): WireFormProblem => ({
  ...{ kind: 'contradiction', item, input, sentence },
});
const when = (is: boolean, problem: () => WireFormProblem): WireFormProblem[] =>
  is ? [problem()] : [];

const yearIn = (answers: FormAnswers, key: string): number | null =>
  /^\d{4}$/.test(String(answers[key])) ? Number(answers[key]) : null;

/** What was serviced, or is answered elsewhere, and the equipment that has it. */
const serviced: readonly { item: string; of: readonly string[] }[] = [
  { item: 'II-E-1', of: ['I-C-4', 'I-C-9', 'I-A-14'] },
  { item: 'II-E-2', of: ['I-C-6', 'I-C-7', 'I-C-8', 'I-C-12'] },
  { item: 'II-E-3', of: ['I-C-5'] },
  { item: 'II-E-5', of: ['I-E-3'] },
  { item: 'II-E-6', of: ['I-C-12'] },
  { item: 'II-E-8', of: ['I-D-8'] },
  { item: 'II-E-9', of: ['I-D-8'] },
  { item: 'II-D-6a', of: ['I-E-3'] },
];

/** An item as comments name it, such as `Part I, Section E, item 3`. */
function named(id: string): string {
  const [part = '', section = '', number = ''] = id.split('-');
  return [paperWords.part(part), paperWords.section(section), paperWords.item(number)].join(', ');
}

function insideForm(answers: FormAnswers): WireFormProblem[] {
  const is = (key: string, answer: string) => answers[key] === answer;
  const areAll = (keys: readonly string[], answer: string) => keys.every((key) => is(key, answer));
  const from = yearIn(answers, 'H-3.from');
  const to = yearIn(answers, 'H-3.to');
  const built = yearIn(answers, 'II-A-10.year');
  const roof = yearIn(answers, 'II-A-1.year');
  const hasSewer = is('II-D-4a', 'yes') || is('II-D-5a', 'yes');
  const isThere = (key: string) => is(key, 'Working') || is(key, 'Not_Working');
  return [
    ...when(from !== null && to !== null && from > to, () =>
      at('H-3', formProblemMessages.years(), 'H-3.from'),
    ),
    ...when(roof !== null && built !== null && roof < built, () =>
      at('II-A-1', formProblemMessages.roofOlder({ year: String(built) }), 'II-A-1.year'),
    ),
    ...when(is('II-A-2', 'yes') && is('II-A-3', 'no'), () =>
      at('II-A-3', formProblemMessages.leaksNow()),
    ),
    ...when(areAll(['II-D-1a', 'II-D-2a'], 'no'), () =>
      at('II-D-2a', formProblemMessages.noWater()),
    ),
    ...when(hasSewer && is('II-D-6a', 'yes'), () => at('II-D-6a', formProblemMessages.twoSewers())),
    ...when(areAll(['II-D-4a', 'II-D-5a', 'II-D-6a'], 'no'), () =>
      at('II-D-6a', formProblemMessages.noSewer()),
    ),
    ...serviced.flatMap(({ item, of }) =>
      when(is(item, 'yes') && areAll(of, 'None'), () =>
        at(item, formProblemMessages.equipmentNone({ item: of.map(named).join(' / ') })),
      ),
    ),
    ...when(is('II-D-6a', 'no') && isThere('I-E-3'), () =>
      at('II-D-6a', formProblemMessages.equipmentThere({ item: named('I-E-3') })),
    ),
  ];
}

function withListing(answers: FormAnswers, facts: HomeFacts): WireFormProblem[] {
  return [
    ...yearProblem(answers, 'II-A-10', facts.yearBuilt),
    ...roofProblem(answers, facts),
    ...yesNoProblem(answers, 'II-C-8', facts.hasHoa, hasSentences),
    ...yesNoProblem(answers, 'II-D-8a', facts.isInFloodPlain, floodSentences),
    ...yesNoProblem(answers, 'II-B-4', facts.knowsLeadPaint, leadSentences),
    ...poolProblem(answers, facts),
    ...sewerProblem(answers, facts),
  ];
}

function yearProblem(
  answers: FormAnswers,
  item: string,
  known: number | null | undefined,
): WireFormProblem[] {
  const year = yearIn(answers, `${item}.year`);
  if (typeof known !== 'number' || year === null || year === known) return [];
  return [at(item, formProblemMessages.listingYear({ year: String(known) }), `${item}.year`)];
}

/** No listing says how old a roof is: only that it isn’t older than the house. */
function roofProblem(answers: FormAnswers, { yearBuilt }: HomeFacts): WireFormProblem[] {
  const roof = yearIn(answers, 'II-A-1.year');
  const answered = yearIn(answers, 'II-A-10.year');
  if (roof === null || typeof yearBuilt !== 'number' || roof >= yearBuilt) return [];
  if (answered !== null && roof < answered) return [];
  const sentence = formProblemMessages.roofOlder({ year: String(yearBuilt) });
  return [at('II-A-1', sentence, 'II-A-1.year')];
}

/** What to say where yes, or no, is what else is known. */
interface Sentences {
  readonly yes: () => string;
  readonly no: () => string;
}
const hasSentences: Sentences = {
  yes: formProblemMessages.listingHas,
  no: formProblemMessages.listingHasNot,
};
const floodSentences: Sentences = {
  yes: formProblemMessages.floodPlain,
  no: formProblemMessages.notFloodPlain,
};
const leadSentences: Sentences = {
  yes: formProblemMessages.leadForm,
  no: formProblemMessages.leadForm,
};

function yesNoProblem(
  answers: FormAnswers,
  item: string,
  known: boolean | null | undefined,
  sentences: Sentences,
): WireFormProblem[] {
  if (known === true && answers[item] === 'no') return [at(item, sentences.yes())];
  if (known === false && answers[item] === 'yes') return [at(item, sentences.no())];
  return [];
}

function poolProblem(answers: FormAnswers, { hasPool }: HomeFacts): WireFormProblem[] {
  const answer = answers['I-D-3'];
  if (hasPool === true && answer === 'None') return [at('I-D-3', formProblemMessages.listingHas())];
  if (hasPool !== false || answer === undefined || answer === 'None') return [];
  return [at('I-D-3', formProblemMessages.listingHasNot())];
}

const sewerItems = { public: 'II-D-4a', community: 'II-D-5a', septic: 'II-D-6a' } as const;

/** A listing names one kind of sewer: that it isn’t there, or that only another one is. */
function sewerProblem(answers: FormAnswers, { sewer }: HomeFacts): WireFormProblem[] {
  if (!sewer) return [];
  const item = sewerItems[sewer];
  const others = Object.values(sewerItems).filter((one) => one !== item);
  const [other] = others.filter((one) => answers[one] === 'yes');
  if (answers[item] === 'no') return [at(item, formProblemMessages.listingSewer({ sewer }))];
  if (other === undefined || answers[item] === 'yes') return [];
  return [at(other, formProblemMessages.listingSewer({ sewer }))];
}
