import type { FormItem } from '@homestead/contract/documents';
import { conditionRow, unknownBox } from './form-rows.ts';

const a = conditionRow('II-A');
const b = conditionRow('II-B');

/** An item that is answered by a year, or by not knowing it. */
function yearOrUnknown(
  [number, label, help]: readonly [string, string, string],
  fields: { year: string; unknown: string },
  yearLabel: string,
): FormItem {
  const id = `II-A-${number}`;
  return {
    ...{ id, number, label, help },
    inputs: [
      {
        ...{ key: id, field: fields.unknown, label, kind: 'choice', choices: unknownBox },
        isRequired: false,
      },
      {
        ...{ key: `${id}.year`, field: fields.year, label: yearLabel, kind: 'year' },
        ...{ isRequired: true, unless: { key: id, is: ['Do_Not_Know'] } },
      },
    ],
  };
}

const moving = (letter: string, part: string, field: string): FormItem => {
  const help =
    letter === 'a' ? 'Cracks, slopes, or doors that stick can be signs of it.' : undefined;
  const label = `Any moving or settling of the ${part}?`;
  return a(`11${letter}`, label, field, help === undefined ? {} : { help });
};

/** Part II, Section A. */
export const structuralItems: readonly FormItem[] = [
  yearOrUnknown(
    ['1', 'Age of the roof', 'Write the year the current roof was installed.'],
    { year: 'age_of_proof_year', unknown: 'age_of_proof_lst' },
    'Year of the roof',
  ),
  a('2', 'Does the roof leak?', 'part2_2_lst', { help: 'Now, as far as you know.' }),
  a('3', 'Has the roof leaked?', 'part2_3_lst', {
    help: 'At any time that you know of, even if it was repaired.',
  }),
  a('4', 'Is there any damage to the roof now?', 'part2_4_lst', {
    help: 'Such as from hail, wind or a fallen tree.',
  }),
  a('5', 'Has there been water intrusion in the basement or crawl space?', 'part2_5_lst', {
    help: 'Any water or dampness that came in, from rain, ground water or a pipe, even once.',
  }),
  a(
    '6',
    'Has there been any damage to the property by wind, hail, fire, flood, insects or rodents?',
    'part2_6_lst',
    { help: 'Damage counts even if it was repaired or paid for by insurance.' },
  ),
  a('7', 'Are there any structural problems with the structures on the property?', 'part2_7_lst', {
    help: 'Problems with foundation, beams, bearing walls or framing, of garages and sheds, too.',
  }),
  a('8', 'Is there any damage to the chimney?', 'part2_8_lst'),
  a('9', 'Are there any windows that leak, or whose seals are broken?', 'part2_9_lst', {
    help: 'Fog between two panes is a sign of a broken seal.',
  }),
  yearOrUnknown(
    ['10', 'Year the property was built', 'The county assessor’s record has it.'],
    { year: 'property_year_built', unknown: 'property_year_sectiona_lst' },
    'Year built',
  ),
  moving('a', 'foundation', 'part2_foundation_lst'),
  moving('b', 'floor', 'part2_floor_lst'),
  moving('c', 'wall', 'part2_wall_lst'),
  moving('d', 'sidewalk', 'part2_sidewalk_lst'),
  moving('e', 'patio', 'part2_patio_lst'),
  moving('f', 'driveway', 'part2_driveway_lst'),
  moving('g', 'retaining wall', 'part2_retaining_wall_lst'),
  a('12', 'Have there been any room additions or structural changes?', 'part2_any_room_additions', {
    help: 'Also those of earlier owners that you know of, such as a finished basement.',
  }),
];

/** Part II, Section B. */
export const environmentalItems: readonly FormItem[] = [
  b('1', 'Asbestos', 'section_b_1_lst', {
    help: 'Often in old pipe insulation, floor tile or siding.',
    beside: (id) => [
      {
        ...{ key: `${id}.results`, field: 'section_b_1_results', label: 'Test results, if any' },
        ...{ kind: 'text', max: 300, isRequired: false, onlyIf: { key: id, is: ['yes'] } },
      },
    ],
  }),
  b('2', 'Contaminated soil or water', 'section_b_2_lst', {
    help: 'Such as lead or fuel in the soil, or a well that failed a test.',
  }),
  b('3', 'Landfill or buried materials', 'section_b_3_lst'),
  b('4', 'Lead-based paint', 'section_b_4_lst', {
    help: 'It was used in homes until 1978. Answer what you know, such as from a test.',
  }),
  b('5', 'Radon gas', 'section_b_5_lst', {
    help: 'A radioactive gas from the ground. A test shows how much there is.',
  }),
  b('6', 'Toxic materials', 'section_b_6_lst'),
  b('7', 'Underground fuel, chemical or other storage tank', 'section_b_7_lst', {
    help: 'Also one that isn’t used anymore.',
  }),
  b('8', 'Notice of noxious weeds in the last three years', 'section_b_8_lst', {
    help: 'A letter from the county’s weed control authority about weeds on the property.',
  }),
  b(
    '9',
    'Hazardous substances, materials or products named by the EPA or the state',
    'section_b_9_lst',
    {
      help: 'Such as waste from a drug lab, mercury or solvents.',
    },
  ),
];
