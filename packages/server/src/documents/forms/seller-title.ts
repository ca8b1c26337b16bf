import type { FormItem } from '@homestead/contract/documents';
import { conditionRow, eitherBox, serviceRow } from './form-rows.ts';

const c = conditionRow('II-C');
const d = conditionRow('II-D');
const e = serviceRow('II-E');

/** Part II, Section C. */
export const titleItems: readonly FormItem[] = [
  c('1', 'Features shared with neighbors, such as walls, fences and driveways', 'section_c_1_lst'),
  c('2', 'Easements other than normal utility easements', 'section_c_2_lst', {
    help: 'A right of someone else to use part of the land, such as a path or a drain.',
  }),
  c('3', 'Encroachments', 'section_c_3_lst', {
    help: 'Something that stands on the neighbor’s land, or theirs on yours.',
  }),
  c('4', 'Violations of zoning or setback rules, or a non-conforming use', 'section_c_4_lst', {
    help: 'Such as a shed too close to the lot line, or a basement apartment without a permit.',
  }),
  c('5', 'Disputes about lot lines', 'section_c_5_lst'),
  c(
    '6',
    'Planned work of utilities or the city that may be charged to the owner',
    'section_c_6_lst',
    {
      help: 'Such as a new sewer that owners have to pay for.',
    },
  ),
  c('7', 'Planned road or street work next to the property', 'section_c_7_lst'),
  c('8', 'A condominium, homeowners or other association', 'section_c_8_lst', {
    help: 'One that has authority over the property, with or without dues.',
  }),
  c('9', 'A private transfer fee that is due when the property is sold', 'section_c_9_lst', {
    help: 'A fee to a private party at each sale (Neb. Rev. Stat. 76-3112). Not the state’s tax.',
  }),
  c(
    '10',
    'A right to use common areas, such as pools, tennis courts or walkways',
    'section_c_10_lst',
  ),
  c('11a', 'Common walls with another home', 'section_c_11_1_lst', {
    help: 'As between townhouses or the halves of a duplex.',
  }),
  c('11b', 'A party wall agreement', 'section_c_11_2_lst', {
    help: 'A recorded contract about a common wall.',
  }),
  c('12', 'Lawsuits about the property while the seller has owned it', 'section_c_12_lst'),
  c('13', 'Notices from a government agency about the property', 'section_c_13_lst', {
    help: 'Such as from the city’s housing inspectors, or about taking land for a street.',
  }),
  c('14', 'Unpaid bills for labor or materials', 'section_c_14_lst', {
    help: 'A contractor who wasn’t paid can have a lien on the home.',
  }),
  c('15', 'Deed restrictions or other restrictions of record', 'section_c_15_lst', {
    help: 'Recorded rules on what may be built or done, such as covenants of the subdivision.',
  }),
  c('16', 'Unsatisfied judgments against the seller', 'section_c_16_lst', {
    help: 'A court decided that you owe money, and it isn’t paid.',
  }),
  c('17', 'A dispute about a right of access to the property', 'section_c_17_lst'),
  c('18', 'Other title conditions', 'section_c_18_lst', {
    help: 'Anything else that may limit who owns or uses the property.',
  }),
];

/** Whether a system is connected, and, if it is, whether it works. */
function connected(
  number: string,
  what: string,
  help: string | null,
): readonly [FormItem, FormItem] {
  const field = (part: 1 | 2) => `section_d_${number}_${part}_lst`;
  const first = d(`${number}a`, `Connected to ${what}?`, field(1), help === null ? {} : { help });
  const second = d(`${number}b`, `Is ${what} operational?`, field(2));
  const only = { onlyIf: { key: first.id, is: ['yes'] } };
  return [first, { ...second, inputs: second.inputs.map((input) => ({ ...input, ...only })) }];
}

const onlyIfYes = (item: FormItem, keys: string): FormItem => ({
  ...item,
  inputs: item.inputs.map((input) => ({ ...input, onlyIf: { key: keys, is: ['yes'] } })),
});

/** Part II, Section D. */
export const otherItems: readonly FormItem[] = [
  ...connected('1', 'a public water system', 'Such as that of a city or utility district.'),
  ...connected('2', 'a private, community or SID water system', 'A well is a private system.'),
  onlyIfYes(
    d('3', 'If so, is its supply adequate for the household?', 'section_d_3_lst'),
    'II-D-2a',
  ),
  ...connected('4', 'a public sewer system', null),
  ...connected(
    '5',
    'a community or SID sewer system',
    'A SID (sanitary and improvement district) serves a subdivision outside the city.',
  ),
  ...connected('6', 'a septic system', 'A tank and drain field on the property.'),
  d('7', 'Has the main sewer line ever backed up or run slowly?', 'section_d_7_lst'),
  d('8a', 'Is the property in a flood plain?', 'section_d_8_1_lst', {
    help: 'FEMA’s flood map says so, and your lender may have asked for flood insurance.',
  }),
  d('8b', 'Is the property in a floodway?', 'section_d_8_2_lst', {
    help: 'The part of a flood plain that must be kept clear for floodwater.',
  }),
  d('9', 'Is trash removal provided?', 'section_d_9_lst', {
    beside: (id) => [
      {
        ...eitherBox('by', 'Public or private?', [
          ['public', 'Public', 'section_d_9_1'],
          ['private', 'Private', 'section_d_9_2'],
        ])(id),
        onlyIf: { key: id, is: ['yes'] },
      },
    ],
  }),
  d('10', 'Has the property been mitigated for radon?', 'section_d_10_lst', {
    help: 'A pipe and fan that draw radon from below the house.',
    beside: (id) => [
      {
        ...{ key: `${id}.date`, field: 'section_d_10_date', label: 'Date', kind: 'date' },
        ...{ isRequired: true, orElse: ['UNK'], onlyIf: { key: id, is: ['yes'] } },
      },
    ],
  }),
  d('11', 'Is the property connected to natural gas?', 'section_d_11_lst'),
  d('12', 'Has a pet lived on the property?', 'section_d_12_lst', {
    beside: (id) => [
      {
        ...{ key: `${id}.types`, field: 'section_d_12_1', label: 'Type(s)', kind: 'text' },
        ...{ max: 200, isRequired: true, onlyIf: { key: id, is: ['yes'] } },
      },
    ],
  }),
  d('13', 'Are there diseased or dead trees or shrubs on the property?', 'section_d_13_lst'),
  d('14', 'Are there any flooding, drainage or grading problems?', 'section_d_14_lst', {
    help: 'Such as water that stands in the yard or runs toward the house.',
  }),
  d(
    '15a',
    'Has there been a claim to an insurance company or a manufacturer?',
    'section_d_15_1_lst',
    {
      help: 'About the property while you owned it, such as for hail on the roof.',
    },
  ),
  onlyIfYes(d('15b', 'If so, were the repairs completed?', 'section_d_15_2_lst'), 'II-D-15a'),
  d('16', 'Are there problems with the exterior wall covering?', 'section_d_16_lst', {
    help: 'Siding, stucco, brick or stone, such as rot or loose parts.',
  }),
];

/** Part II, Section E: nine rows (paper 104). */
export const serviceItems: readonly FormItem[] = [
  e('1', 'Air conditioner serviced', 'section_e_1_lst', {
    help: 'Choose None / Not Included if the home has none.',
  }),
  e('2', 'Fireplace and chimney cleaned', 'section_e_2_lst'),
  e('3', 'Furnace serviced', 'section_e_3_lst'),
  e('4', 'Professional inspection of heating and cooling', 'section_e_4_lst'),
  e('5', 'Septic system serviced', 'section_e_5_lst'),
  e('6', 'Wood stove and chimney cleaned', 'section_e_6_lst'),
  e('7', 'Treated for wood-destroying insects or rodents', 'section_e_7_lst'),
  e('8', 'Well water tested', 'section_e_8_lst'),
  e('9', 'Well water serviced or treated', 'section_e_9_lst'),
];
