import type { Chance } from './chance.ts';
import { isFlat } from './dwelling.ts';
import type { Features } from './feature-lists.ts';
import type { Home } from './home.ts';

const basementWords: Record<NonNullable<Home['basement']>, readonly string[]> = {
  finished: ['Full', 'Finished', 'Egress Windows'],
  'partly-finished': ['Full', 'Partially Finished'],
  unfinished: ['Full', 'Unfinished'],
  walkout: ['Full', 'Walk-Out Access', 'Finished'],
};

/** Interior features: kitchen, floors, fireplaces, basement, heating and cooling. */
export function indoorFeatures(chance: Chance, home: Home): Features {
  const age = home.yearBuilt ?? 2000;
  const upscale = home.worth > 420_000;
  const counters = upscale ? (age > 2014 ? ['Quartz Counters'] : ['Granite Counters']) : [];
  return {
    Appliances: [
      ...(upscale && chance.is(0.5) ? ['Gas Range'] : ['Range']),
      ...chance.some(
        [
          'Dishwasher',
          'Disposal',
          'Microwave',
          'Refrigerator',
          'Washer',
          'Dryer',
          'Water Softener',
        ],
        chance.whole(3, 7),
      ),
      ...(upscale ? chance.some(['Double Oven', 'Wine Refrigerator', 'Range Hood'], 1) : []),
    ],
    InteriorFeatures: [
      ...counters,
      ...chance.some(
        age < 1950
          ? [
              'Natural Woodwork',
              'Built-in Features',
              'Crown Molding',
              'Ceiling Fan(s)',
              'Entrance Foyer',
              'Cedar Closet(s)',
            ]
          : [
              'Ceiling Fan(s)',
              'Kitchen Island',
              'Pantry',
              'Walk-In Closet(s)',
              'Vaulted Ceiling(s)',
              'Wet Bar',
              'Double Vanity',
              'Open Floorplan',
              'Recessed Lighting',
              'High Ceilings',
            ],
        chance.whole(2, 5),
      ),
    ],
    Flooring:
      age < 1958
        ? chance.some(['Hardwood', 'Ceramic Tile', 'Carpet'], 2)
        : chance.some(['Carpet', 'Luxury Vinyl', 'Ceramic Tile', 'Hardwood', 'Laminate'], 3),
    FireplaceFeatures:
      home.fireplaces === 0
        ? []
        : [
            ...chance.some(
              ['Living Room', 'Family Room', 'Recreation Room'],
              Math.min(3, home.fireplaces),
            ),
            age < 1985 ? 'Wood Burning' : chance.of(['Direct Vent', 'Gas Log', 'Electric']),
          ],
    WindowFeatures: chance.some(
      [
        'Double Pane Windows',
        'Bay Window(s)',
        'Window Coverings',
        age < 1960 ? 'Storm Window(s)' : 'Skylight(s)',
      ],
      chance.whole(1, 2),
    ),
    LaundryFeatures: [
      isFlat(home.kind)
        ? 'In Unit'
        : age > 1998
          ? home.stories >= 2 && chance.is(0.5)
            ? 'Upper Level'
            : 'Main Level'
          : 'In Basement',
    ],
    Basement:
      home.basement === null ? (isFlat(home.kind) ? [] : ['None']) : basementWords[home.basement],
    Heating:
      age < 1930 && chance.is(0.3)
        ? ['Hot Water', 'Natural Gas']
        : home.kind === 'farm' || (home.lotAcres ?? 0) > 3
          ? chance.of([['Forced Air', 'Propane'], ['Heat Pump', 'Electric'], ['Geothermal']])
          : ['Forced Air', chance.is(0.93) ? 'Natural Gas' : 'Electric'],
    Cooling: age < 1940 && chance.is(0.12) ? ['Window Unit(s)'] : ['Central Air'],
  };
}
