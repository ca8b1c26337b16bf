import { share } from './chance.ts';

type District = {
  readonly name: string;
  readonly elementary: readonly string[];
  readonly middle: readonly string[];
};

const list = (text: string): string[] => text.split(',').map((name) => name.trim());

/** School districts of the twelve cities with schools that they really run. */
const districts: Readonly<Record<string, District>> = {
  OPS: {
    name: 'Omaha Public Schools',
    elementary: list(
      'Dundee, Washington, Harrison, Jackson, Field Club, Beals, Columbian, Joslyn, Springville, ' +
        'Wakonda, Florence, Ponca, Sunny Slope, Standing Bear, Saddlebrook, Picotte, Spring Lake, ' +
        'Ashland Park-Robbins, Boyd, Masters, Prairie Wind, Adams, Rose Hill',
    ),
    middle: list('Lewis and Clark, Norris, Beveridge, Morton, Hale, Marrs, Alice Buffett, Davis'),
  },
  D66: {
    name: 'Westside Community Schools',
    elementary: list(
      'Rockbrook, Loveland, Swanson, Westgate, Paddock Road, Hillside, Sunset Hills',
    ),
    middle: list('Westside'),
  },
  RAL: {
    name: 'Ralston Public Schools',
    elementary: list('Meadows, Mockingbird, Seymour, Wildewood, Karen Western'),
    middle: list('Ralston'),
  },
  MPS: {
    name: 'Millard Public Schools',
    elementary: list(
      'Ackerman, Aldrich, Black Elk, Bryan, Cather, Cody, Cottonwood, Disney, Ezra Millard, ' +
        'Harvey Oaks, Hitchcock, Montclair, Neihardt, Norris, Reeder, Rockwell, Rohwer, Willowdale',
    ),
    middle: list('Andersen, Beadle, Central, Kiewit, North, Russell'),
  },
  ELK: {
    name: 'Elkhorn Public Schools',
    elementary: list(
      'Arbor View, Blue Sage, Fire Ridge, Hillrise, Manchester, Sagewood, Skyline, Spring Ridge, ' +
        'West Bay, West Dodge Station, Westridge, Woodbrook',
    ),
    middle: list(
      'Elkhorn, Elkhorn Grandview, Elkhorn Ridge, Elkhorn Valley View, Elkhorn North Ridge',
    ),
  },
  BEN: {
    name: 'Bennington Public Schools',
    elementary: list('Anchor Pointe, Bennington, Heritage, Pine Creek'),
    middle: list('Bennington, Bennington South'),
  },
  DCW: {
    name: 'Douglas County West Community Schools',
    elementary: list('DC West'),
    middle: list('DC West'),
  },
  GRE: {
    name: 'Gretna Public Schools',
    elementary: list(
      'Aspen Creek, Falling Waters, Gretna, Harvest Hills, Palisades, Squire John Thomas',
    ),
    middle: list('Aspen Creek, Gretna'),
  },
  PLV: {
    name: 'Papillion La Vista Community Schools',
    elementary: list(
      'Bell, Carriage Hill, Hickory Hill, La Vista West, Patriot, Prairie Queen, Rumsey Station, ' +
        'Tara Heights, Trumble Park, Walnut Creek',
    ),
    middle: list('Liberty, Papillion, La Vista'),
  },
  BPS: {
    name: 'Bellevue Public Schools',
    elementary: list(
      'Avery, Bertha Barber, Bellaire, Betz, Birchcrest, Central, Fairview, Fort Crook, ' +
        'Leonard Lawrence, LeMay, Two Springs, Wake Robin',
    ),
    middle: list('Lewis and Clark, Logan Fontenelle, Mission'),
  },
  PLT: {
    name: 'Springfield Platteview Community Schools',
    elementary: list('Springfield, Westmont'),
    middle: list('Platteview Central'),
  },
  LPS: {
    name: 'Lincoln Public Schools',
    elementary: list(
      'Adams, Beattie, Bryan, Calvert, Cavett, Clinton, Eastridge, Elliott, Everett, Fredstrom, ' +
        'Hartley, Humann, Kloefkorn, Maxey, Meadow Lane, Morley, Prescott, Pyrtle, Rousseau, ' +
        'Saratoga, Sheridan, Wysong, Zeman',
    ),
    middle: list('Culler, Dawes, Irving, Lefler, Lux, Moore, Pound, Schoo, Scott'),
  },
  BLR: {
    name: 'Blair Community Schools',
    elementary: list('Arbor Park, Deerfield, Gerald Otte'),
    middle: list('Otte Blair'),
  },
  FTC: {
    name: 'Fort Calhoun Community Schools',
    elementary: list('Fort Calhoun'),
    middle: list('Fort Calhoun'),
  },
  ASG: {
    name: 'Ashland-Greenwood Public Schools',
    elementary: list('Ashland-Greenwood'),
    middle: list('Ashland-Greenwood'),
  },
};

export type Schools = {
  readonly district: string;
  readonly elementary: string;
  readonly middle: string;
  readonly high: string;
};

/** A neighborhood's schools. They never change, so filters by school make sense. */
export function schoolsOf(place: { index: number; district: string; highSchool: string }): Schools {
  const district = districts[place.district];
  if (district === undefined) throw new Error(`No school district ${place.district}`);
  const pick = (names: readonly string[], salt: number): string =>
    names[Math.floor(share(place.index, salt) * names.length)] ?? district.name;
  return {
    district: district.name,
    elementary: pick(district.elementary, 11),
    middle: pick(district.middle, 12),
    high: place.highSchool.replace(/ High$/, ''),
  };
}
