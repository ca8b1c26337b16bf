import { type Chance, openChance, purpose } from './chance.ts';
import { isBareLand, isFlat, isIncome } from './dwelling.ts';
import type { Features } from './feature-lists.ts';
import type { Listing } from './listing.ts';
import type { Room } from './rooms.ts';

const numberWords = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const inWords = (count: number): string => numberWords[count] ?? String(count);
const plural = (count: number, one: string, many = `${one}s`): string =>
  `${inWords(count)} ${count === 1 ? one : many}`;
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const article = (text: string): string =>
  `${/^(?!one\b)[aeiou8]|^1[18]\b/i.test(text) ? 'an' : 'a'} ${text}`;
const and = (parts: readonly string[]): string =>
  parts.length < 2
    ? parts.join('')
    : `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1]}`;
const grouped = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

const styleWords: Record<string, string> = {
  ranch: 'ranch',
  'two-story': 'two-story',
  'split-entry': 'split-entry',
  'split-level': 'multi-level',
  'one-and-half': 'story-and-a-half',
  tudor: 'brick Tudor',
  craftsman: 'Craftsman',
  bungalow: 'bungalow',
  contemporary: 'contemporary home',
  prairie: 'Prairie-style home',
  colonial: 'Colonial',
  farmhouse: 'farmhouse',
  townhouse: 'townhome',
  villa: 'villa',
  condo: 'condominium',
  'multi-family': 'property',
};

const sidingWords: Record<string, string> = {
  brick: 'brick',
  'stone-and-siding': 'stone-accented',
  'brick-and-siding': 'brick-front',
  'lap-siding': 'lap-sided',
  'board-and-batten': 'board-and-batten',
  stucco: 'stucco',
  cedar: 'cedar-sided',
  stone: 'stone',
};

function opening(chance: Chance, listing: Listing): string {
  const { home, place, city } = listing;
  const style =
    home.style === 'tudor' && home.siding !== 'brick'
      ? 'Tudor'
      : (styleWords[home.style] ?? 'home');
  const kind =
    home.style === 'tudor' || isFlat(home.kind) ? style : `${sidingWords[home.siding]} ${style}`;
  const where = chance.of([
    `in ${place.name}`,
    `in ${city.name}'s ${place.name}`,
    `in the ${place.name} area`,
  ]);
  const built = home.yearBuilt === null ? '' : home.newConstruction ? 'new ' : '';
  const rooms = `${plural(home.bedrooms, 'bedroom')} and ${plural(home.fullBaths + home.threeQuarterBaths + home.halfBaths, 'bath')}`;
  return chance.of([
    () => `${upper(article(`${built}${kind}`))} ${where} with ${rooms}.`,
    () => `${upper(rooms)} fill this ${built}${kind} ${where}.`,
    () =>
      `${home.newConstruction ? 'Newly built' : `Built in ${home.yearBuilt}`}, this ${kind} ${where} offers ${rooms} over ${grouped(home.livingArea)} finished square feet.`,
    () =>
      `Set ${where}, this ${built}${kind} gives you ${grouped(home.livingArea)} square feet, ${rooms}.`,
  ])();
}

function kitchen(chance: Chance, features: Features, rooms: readonly Room[]): string | null {
  const room = rooms.find((one) => one.name === 'Kitchen');
  if (room === undefined) return null;
  const has = new Set([...(features.InteriorFeatures ?? []), ...(features.Appliances ?? [])]);
  const things = [
    has.has('Quartz Counters')
      ? 'quartz counters'
      : has.has('Granite Counters')
        ? 'granite counters'
        : null,
    has.has('Kitchen Island') ? 'an island' : null,
    has.has('Pantry') ? 'a pantry' : null,
    has.has('Gas Range') ? 'a gas range' : null,
    has.has('Double Oven') ? 'double ovens' : null,
    has.has('Wine Refrigerator') ? 'a wine refrigerator' : null,
  ].filter((thing) => thing !== null);
  if (things.length === 0)
    return chance.is(0.4)
      ? `The kitchen measures ${Math.round(room.length)} by ${Math.round(room.width)} feet and opens to ${chance.of(['the dining area', 'the living room', 'the back door and yard'])}.`
      : null;
  return chance.of([
    `The kitchen has ${and(things)}.`,
    `In the kitchen you will find ${and(things)}.`,
    `${upper(and(things))} ${things.length === 1 && !things[0]?.endsWith('s') ? 'stands' : 'stand'} out in the kitchen.`,
  ]);
}

function living(
  chance: Chance,
  listing: Listing,
  features: Features,
  rooms: readonly Room[],
): string | null {
  const { home } = listing;
  const room = rooms.find((one) => one.name === 'LivingRoom');
  if (room === undefined) return null;
  const has = new Set(features.InteriorFeatures ?? []);
  const ceiling = has.has('Vaulted Ceiling(s)')
    ? 'a vaulted ceiling'
    : has.has('High Ceilings')
      ? 'a high ceiling'
      : null;
  const fire =
    home.fireplaces > 0
      ? (features.FireplaceFeatures ?? []).includes('Wood Burning')
        ? 'a wood-burning fireplace'
        : 'a fireplace'
      : null;
  const wood = has.has('Natural Woodwork')
    ? 'natural woodwork'
    : has.has('Built-in Features')
      ? 'built-ins'
      : null;
  const things = [ceiling, fire, wood].filter((thing) => thing !== null);
  if (things.length === 0) return null;
  return chance.of([
    `The ${Math.round(room.length)}-foot living room has ${and(things)}.`,
    `${upper(and(things))} ${things.length > 1 || things[0]?.startsWith('built') ? 'give' : 'gives'} the living room its character.`,
  ]);
}

function primary(chance: Chance, rooms: readonly Room[]): string | null {
  const room = rooms.find((one) => one.name === 'MasterBedroom');
  if (room === undefined) return null;
  const closet = room.features.includes('Walk-In Closet(s)') ? ' with a walk-in closet' : '';
  const bath = rooms
    .find((one) => one.name === 'MasterBathroom')
    ?.features.includes('Double Vanity')
    ? ' and a bath with a double vanity'
    : '';
  if (closet === '' && chance.is(0.6)) return null;
  const joined = closet === '' ? bath.replace(' and', ' with') : `${closet}${bath}`;
  return `The primary bedroom is on the ${room.level === 'Main' ? 'main' : room.level.toLowerCase()} level${joined}.`;
}

function below(chance: Chance, listing: Listing): string | null {
  const { home } = listing;
  switch (home.basement) {
    case 'walkout':
      return chance.of([
        `The walkout lower level adds ${grouped(home.belowGradeArea)} finished square feet.`,
        'The finished lower level walks out to the yard.',
      ]);
    case 'finished':
      return chance.of([
        `${grouped(home.belowGradeArea)} square feet of the basement are finished.`,
        'The finished basement holds a recreation room.',
      ]);
    case 'partly-finished':
      return 'The basement is partly finished, with storage in the rest.';
    case 'unfinished':
      return chance.is(0.5)
        ? 'The unfinished basement is dry storage now and room to add later.'
        : null;
    default:
      return null;
  }
}

function outdoors(chance: Chance, listing: Listing, features: Features): string[] {
  const { home } = listing;
  const lines: string[] = [];
  const acres = home.lotAcres;
  if (home.waterfront === 'lake')
    lines.push('The lot runs down to the lake, with a dock at the shore.');
  if (home.waterfront === 'river') lines.push('The back of the lot faces the river.');
  if (home.golfCourse)
    lines.push(
      chance.of([
        'The yard backs to the golf course.',
        'The golf course begins behind the rear fence line.',
      ]),
    );
  if (home.pool === 'in-ground') lines.push('An in-ground pool is set into the back patio.');
  if (home.pool === 'above-ground') lines.push('There is an above-ground pool in the yard.');
  if (home.horses)
    lines.push(
      `${upper(grouped(acres ?? 0))} acres with room for horses${(features.HorseAmenities ?? []).includes('Barn') ? ' and a barn' : ''}.`,
    );
  else if ((acres ?? 0) >= 1) lines.push(`The home stands on ${acres} acres.`);
  const porch = features.PatioAndPorchFeatures ?? [];
  if (lines.length < 2 && porch.length > 0 && chance.is(0.6))
    lines.push(
      `Outside ${porch.length > 1 ? 'are' : 'is'} ${and(porch.map((one) => article(one === 'Covered' ? 'covered porch' : one === 'Screened' ? 'screened porch' : one.toLowerCase())))}${(features.Fencing ?? []).includes('Full') ? ' within a fenced yard' : ''}.`,
    );
  if (home.outbuilding && lines.length < 3)
    lines.push('An outbuilding takes tools, tractors or a workshop.');
  return lines;
}

function closing(chance: Chance, listing: Listing, features: Features): string[] {
  const { home, place } = listing;
  const lines: string[] = [];
  if (home.garageSpaces > 0 && chance.is(0.5))
    lines.push(
      `${upper(article(`${inWords(home.garageSpaces)}-car`))} ${isFlat(home.kind) ? 'garage space is included' : home.garageAttached ? 'attached garage' : 'detached garage'}${isFlat(home.kind) ? '' : chance.of([' is deep enough for a workbench', ' opens off the drive', ' completes it'])}.`,
    );
  if (home.condition === 'updated')
    lines.push(
      chance.of([
        'Updated throughout in recent years.',
        'Recent work includes paint, flooring and fixtures.',
        `The ${chance.of(['roof', 'furnace', 'water heater'])} was replaced in ${listing.listedYear - chance.whole(1, 6)}.`,
      ]),
    );
  if (home.condition === 'fixer') lines.push('Needs work and is priced for it.');
  if (home.condition === 'under-construction')
    lines.push('Under construction; finishes can still be chosen.');
  if ((features.CommunityFeatures ?? []).includes('Clubhouse') && chance.is(0.5))
    lines.push(`${place.name} has a clubhouse and pool.`);
  if (place.traits.has('L') && home.waterfront === null && chance.is(0.4))
    lines.push('The neighborhood lake is close at hand.');
  return lines;
}

function landWords(chance: Chance, listing: Listing): string {
  const { home, place, city } = listing;
  const acres = home.lotAcres ?? 0;
  if (home.kind === 'acres') {
    return (
      and([]) +
      chance.of([
        `${acres} acres of open ground near ${city.name}, gently rolling, with road frontage.`,
        `${acres} acres outside ${city.name}. Build sites on the rise, pasture below.`,
      ])
    );
  }
  return chance.of([
    `A ${acres}-acre lot in ${place.name}, ${home.lotWidth} by ${home.lotDepth} feet, ready to build on.`,
    `Build in ${place.name}: this lot measures ${home.lotWidth} by ${home.lotDepth} feet with utilities at the street.`,
    `Vacant lot of ${acres} acre${acres === 1 ? '' : 's'} in ${city.name}. Bring your own builder.`,
  ]);
}

/**
 * The public remarks of a listing: its own facts in plain sentences. They describe the home and
 * never who lives or should live there (Fair Housing Act, 42 U.S.C. 3604(c)).
 */
export function remarksOf(listing: Listing, features: Features, rooms: readonly Room[]): string {
  const chance = openChance(listing.seed, listing.index, purpose.words, 9);
  const { home, place } = listing;
  if (isBareLand(home.kind)) return landWords(chance, listing);
  if (isIncome(home.kind)) {
    return [
      `${upper(home.kind === 'fourplex' ? 'four-plex' : home.kind)} in ${place.name} with ${plural(home.bedrooms, 'bedroom')} and ${plural(home.fullBaths, 'bath')} in all, built in ${home.yearBuilt}.`,
      chance.of([
        'Each unit has its own entrance and meter.',
        'Separate electric meters; shared laundry in the basement.',
        `${upper(plural(home.units, 'unit'))} on a ${home.lotAcres}-acre lot.`,
      ]),
      ...closing(chance, listing, features).slice(0, 1),
    ].join(' ');
  }
  const middle = [
    kitchen(chance, features, rooms),
    living(chance, listing, features, rooms),
    primary(chance, rooms),
    below(chance, listing),
  ].filter((line) => line !== null);
  return [
    opening(chance, listing),
    ...(chance.is(0.5) ? middle : chance.some(middle, Math.max(2, middle.length - 1))),
    ...outdoors(chance, listing, features),
    ...closing(chance, listing, features).slice(0, 2),
  ].join(' ');
}
