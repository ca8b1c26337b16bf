import { sentenceMessages } from '../messages.ts';
import {
  dollarText,
  endsOf,
  numberText,
  rangeConditions,
  type SentenceCondition,
} from './condition.ts';
import type { Quantity } from './read-quantity.ts';

/** The current moment, for rules that count from it. */
export interface SentenceDay {
  /** The local date, YYYY-MM-DD. */
  today: string;
}

/** A number with a unit or a noun: 3 beds, lot over 1 acre, built after 1990. */
export interface Measure {
  /** What may follow the number. */
  units: string;
  /** What may come before it. */
  nouns: string;
  /** Its conditions; null where search has none. */
  ask(quantity: Quantity, day: SentenceDay): SentenceCondition[] | null;
  /** Whether an upper end is ignored, which has to be reported. */
  isOpenAbove?: boolean;
}

const SQFT = 'sq ft|sqft|sq feet|square feet|square foot|sf|ft2|sq foot';
const ACRE = 'acre|acres|ac|acre lot|acre lots|acres of land|acre of land|acres lot';
const SQUARE_FEET_OF_AN_ACRE = 43_560;
const MONTHLY = 'a month|per month|monthly|month|mo|each month';

const whole = (n: number) => Math.round(n);
const oneOf = (n: number, most: number) => Number.isInteger(n) && n >= 0 && n <= most;

/** Labels of a number of rooms. */
export const roomLabels = {
  number_of_beds: { exactly: sentenceMessages.bedsExactly, from: sentenceMessages.bedsFrom },
  number_of_baths: { exactly: sentenceMessages.bathsExactly, from: sentenceMessages.bathsFrom },
};

function counted(field: keyof typeof roomLabels) {
  return (quantity: Quantity): SentenceCondition[] | null => {
    const isExact = quantity.how === 'exact';
    const count = Math.ceil(quantity.low);
    if (['max', 'after', 'before'].includes(quantity.how) || !oneOf(count, 100)) return null;
    if (count === 0 && !isExact) return null;
    return [
      { field, value: count, label: roomLabels[field][isExact ? 'exactly' : 'from']({ count }) },
      ...(quantity.how === 'plain' || quantity.how === 'about'
        ? []
        : [{ field: 'exact' as const, value: isExact, label: '' }]),
    ];
  };
}

const price = (quantity: Quantity): SentenceCondition[] =>
  rangeConditions(
    roundedEnds(endsOf(quantity, 'max')),
    { min: 'pricemin', max: 'pricemax' },
    {
      min: (n) => sentenceMessages.from({ amount: dollarText(n) }),
      max: (n) => sentenceMessages.upTo({ amount: dollarText(n) }),
    },
  );

const roundedEnds = ({ min, max }: { min: number | null; max: number | null }) => ({
  min: min === null ? null : whole(min),
  max: max === null ? null : whole(max),
});

const lot = (quantity: Quantity, acresOf: (n: number) => number): SentenceCondition[] => {
  const { min, max } = endsOf(quantity, 'min');
  const acres = (n: number | null) =>
    n === null ? null : Math.round(acresOf(n) * 10_000) / 10_000;
  const size = (n: number) => ({ size: numberText(n), count: Math.ceil(n) });
  return rangeConditions(
    { min: acres(min), max: acres(max) },
    { min: 'lotsizemin', max: 'lotsizemax' },
    {
      min: (n) => sentenceMessages.lotFrom(size(n)),
      max: (n) => sentenceMessages.lotUpTo(size(n)),
    },
  );
};

const years = (min: number | null, max: number | null): SentenceCondition[] =>
  rangeConditions(
    { min, max },
    { min: 'yearbuiltmin', max: 'yearbuiltmax' },
    {
      min: (year) => sentenceMessages.builtSince({ year }),
      max: (n) => sentenceMessages.builtBefore({ year: n + 1 }),
      both: (year) => sentenceMessages.builtIn({ year }),
    },
  );

const isYear = (n: number) => Number.isInteger(n) && n >= 1700 && n <= 2200;

/** Dues, payment: only a maximum is supported. */
const atMost =
  (field: 'monthlymax' | 'hoamax', say: (n: number) => string) => (quantity: Quantity) => {
    if (!['plain', 'max', 'before', 'about', 'exact'].includes(quantity.how)) return null;
    const { max } = endsOf(quantity, 'max');
    return max === null ? null : [{ field, value: Math.round(max * 100) / 100, label: say(max) }];
  };

/** The price when a number is money by itself, or follows a word for it. */
export const priceMeasure: Measure = {
  units: '',
  nouns:
    'price|priced|price range|asking|asking price|listed at|budget|budget of|cost|costing|costs|list price|spend|worth',
  ask: price,
};

/** Numbers with units or nouns, each with its condition. A bare number of rooms means at least. */
export const measures: readonly Measure[] = [
  priceMeasure,
  {
    units: 'bed|beds|bedroom|bedrooms|br|brs|bd|bds|bdr|bdrm|bdrms|bedrm|bed room|bed rooms',
    nouns: 'beds|bedrooms|bedroom count',
    ask: counted('number_of_beds'),
    isOpenAbove: true,
  },
  {
    // A half bath counts as a bath, as in BathroomsTotalInteger: 2.5 baths are three.
    units: 'bath|baths|bathroom|bathrooms|ba|bas|bth|full bath|full baths',
    nouns: 'baths|bathrooms',
    ask: counted('number_of_baths'),
    isOpenAbove: true,
  },
  {
    units: `${MONTHLY}|${MONTHLY.replaceAll('|', ' payment|')} payment`,
    nouns:
      'payment|payments|payment of|payments of|monthly payment|monthly payment of|mortgage payment|mortgage|monthly|per month',
    ask: atMost('monthlymax', (n) => sentenceMessages.monthlyUpTo({ amount: dollarText(n) })),
  },
  {
    units:
      'hoa|hoa dues|hoa fee|hoa fees|dues|in dues|in hoa dues|association dues|a month hoa|a month hoa dues|month hoa|mo hoa',
    nouns:
      'hoa|hoas|hoa dues|hoa fee|hoa fees|dues|association dues|association fee|association fees',
    ask: atMost('hoamax', (n) =>
      n === 0 ? sentenceMessages.noHoa() : sentenceMessages.hoaUpTo({ amount: dollarText(n) }),
    ),
  },
  {
    units: SQFT,
    nouns: `sqft|sq ft|square feet|square footage|living area|size`,
    ask: (quantity) =>
      rangeConditions(
        roundedEnds(endsOf(quantity, 'min')),
        { min: 'squarefeetmin', max: 'squarefeetmax' },
        {
          min: (n) => sentenceMessages.squareFeetFrom({ size: numberText(n) }),
          max: (n) => sentenceMessages.squareFeetUpTo({ size: numberText(n) }),
        },
      ),
  },
  {
    units: ACRE,
    nouns: 'lot|lot size|lot of|acres|acreage|acreage of|yard',
    ask: (quantity) => lot(quantity, (n) => n),
  },
  {
    units: SQFT.replaceAll('|', ' lot|').concat(' lot'),
    nouns: '',
    ask: (quantity) => lot(quantity, (n) => n / SQUARE_FEET_OF_AN_ACRE),
  },
  {
    units: '',
    nouns: 'built|built in|year built|year|constructed|constructed in|build year',
    ask(quantity) {
      const { min, max } = endsOf(quantity, 'exact', 1);
      if (quantity.how === 'about') return years(quantity.low - 5, quantity.high + 5);
      return [min, max].every((n) => n === null || isYear(n)) ? years(min, max) : null;
    },
  },
  {
    units: 'years old|year old|yrs old|yr old|years of age',
    nouns: '',
    ask(quantity, { today }) {
      const { min, max } = endsOf(quantity, 'max');
      const year = Number(today.slice(0, 4));
      return years(
        max === null ? null : year - whole(max),
        min === null ? null : year - whole(min),
      );
    },
  },
  {
    units:
      'car garage|car garages|car gar|stall garage|stall|stalls|garage|garages|garage space|garage spaces|garage stall|garage stalls|car|cars|bay garage|car attached garage|car detached garage',
    nouns: 'garage|garage spaces|garage for',
    ask(quantity) {
      const { min, max } = endsOf(quantity, 'min');
      return rangeConditions(
        { min, max },
        { min: 'garagespacesmin', max: 'garagespacesmax' },
        {
          min: (count) => sentenceMessages.garageFrom({ count }),
          max: (count) => sentenceMessages.garageUpTo({ count }),
        },
      );
    },
  },
  {
    units: 'fireplace|fireplaces',
    nouns: 'fireplaces',
    ask(quantity) {
      const { min, max } = endsOf(quantity, 'min');
      return rangeConditions(
        { min, max },
        { min: 'fireplacemin', max: 'fireplacemax' },
        {
          min: (count) => sentenceMessages.fireplacesFrom({ count }),
          max: (count) => sentenceMessages.fireplacesUpTo({ count }),
        },
      );
    },
  },
  {
    units: 'story|stories|story|stories|level|levels|floor|floors',
    nouns: 'stories',
    ask(quantity) {
      const { min, max } = endsOf(quantity, 'exact');
      return rangeConditions(
        { min, max },
        { min: 'storiesmin', max: 'storiesmax' },
        {
          min: (count) => sentenceMessages.storiesFrom({ count }),
          max: (count) => sentenceMessages.storiesUpTo({ count }),
          both: (count) => sentenceMessages.stories({ count }),
        },
      );
    },
  },
  {
    // Numbers of things without a condition: recognized, so that they are not taken for a price.
    units:
      'down|down payment|income|salary|taxes|tax|minutes|minute|min|mins|miles|mile|mi|blocks|block|feet|foot|percent|%|units|unit|bucks in taxes|of income',
    nouns:
      'taxes|tax|property taxes|down payment|income|salary|walk score|credit score|ceilings|lot width|frontage|commute|score',
    ask: () => null,
  },
];
