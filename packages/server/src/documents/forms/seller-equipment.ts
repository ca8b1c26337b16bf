import type { FormPart } from '@homestead/contract/documents';
import {
  besideAnswer,
  checkBox,
  eitherBox,
  equipmentRow,
  howMany,
  section,
  yearInstalled,
  yesNoBoxes,
} from './form-rows.ts';

const a = equipmentRow('I-A');
const b = equipmentRow('I-B');
const c = equipmentRow('I-C');
const d = equipmentRow('I-D');
const e = equipmentRow('I-E');

const there = ['Working', 'Not_Working', 'Do_Not_Know_If_Working'];

const appliances = [
  a('1', 'Refrigerator', 'refrigerator_lst', {
    help: 'Answer for what stays with the home. If you take it with you, choose None / Not Included.',
  }),
  a('2', 'Clothes dryer', 'clothes_dryer_lst'),
  a('3', 'Clothes washer', 'clothes_washer_lst'),
  a('4', 'Dishwasher', 'dishwasher_lst'),
  a('5', 'Garbage disposal', 'garbage_disposal_lst'),
  a('6', 'Freezer', 'freezer_lst', {
    help: 'A freezer by itself, not the one in your refrigerator.',
  }),
  a('7', 'Oven', 'oven_lst', {
    help: 'A built-in oven. A stove with burners and oven is a range.',
  }),
  a('8', 'Range', 'range_lst', { help: 'A stove: burners and oven in one.' }),
  a('9', 'Cooktop', 'cooktop_lst', { help: 'Burners in the counter, without an oven.' }),
  a('10', 'Microwave oven', 'microwave_oven_lst'),
  a('11', 'Built-in vacuum system and equipment', 'vacuum_system_lst', {
    help: 'A central vacuum with outlets in the walls.',
  }),
  a('12', 'Range ventilation systems', 'range_ventilation_lst', {
    help: 'The hood or fan above or beside the burners.',
  }),
  a('13', 'Gas grill', 'gas_grill_lst', { help: 'A grill that is connected or fixed in place.' }),
  a('14', 'Room air conditioner', 'room_air_conditioner_lst', {
    help: 'A unit in a window or wall. Central air conditioning comes later.',
    beside: howMany('room_air_conditioner_number'),
  }),
  a('15', 'TV antenna / satellite dish', 'tv_antenna_lst'),
  a('16', 'Trash compactor', 'trash_compactor_lst'),
];

const electrical = [
  b('1', 'Electrical service panel', 'electrical_panel_lst', {
    help: 'The box with the breakers or fuses. Its capacity in amps is on the main switch.',
    beside: (id) => [
      besideAnswer(id, there, {
        ...{ name: 'known', field: 'electrical_knows', label: 'Is its capacity known?' },
        ...{ kind: 'choice', choices: yesNoBoxes, isRequired: true },
      }),
      {
        ...{ key: `${id}.capacity`, field: 'electrical_panel_capacity', label: 'Capacity (amps)' },
        ...{ kind: 'count', isRequired: true },
        onlyIf: { key: `${id}.known`, is: ['yes'] },
      },
      besideAnswer(id, there, {
        ...{ name: 'fuse', field: 'electrical_fuse', label: 'Fuses or circuit breakers?' },
        ...{ kind: 'choice', isRequired: true },
        choices: [
          { key: 'Fuse', label: 'Fuses' },
          { key: 'Circuit_Breakers', label: 'Circuit breakers' },
          { key: 'Do_Not_Know', label: 'Do Not Know' },
        ],
      }),
    ],
  }),
  b('2', 'Ceiling fan(s)', 'ceiling_fan_lst', { beside: howMany('ceiling_fan_number') }),
  b('3', 'Garage door opener(s)', 'garage_door_opener_lst', {
    beside: howMany('garage_door_opener_number'),
  }),
  b('4', 'Garage door remote(s)', 'garage_door_remote_lst', {
    beside: howMany('garage_door_remote_number'),
  }),
  b('5', 'Garage door keypad(s)', 'garage_door_keypad_lst', {
    beside: howMany('garage_door_keypad_number'),
  }),
  b('6', 'Telephone wiring and jacks', 'telephone_wiring_lst'),
  b('7', 'Cable TV wiring and jacks', 'tv_wiring_lst'),
  b('8', 'Intercom or sound system wiring', 'intercorn_sound_system_lst'),
  b('9', 'Built-in speakers', 'built_system_lst'),
  b('10', 'Smoke detectors', 'smoke_detector_lst', { beside: howMany('smoke_detector_number') }),
  b('11', 'Fire alarm', 'fire_alarm_lst', {
    help: 'A system that warns the whole house or a monitoring station, not a smoke detector.',
  }),
  b('12', 'Carbon monoxide alarm', 'carbon_monoxide_lst', {
    help: 'Nebraska requires one on each habitable floor of a home that is sold if it has a fuel-burning appliance, a fireplace, or an attached garage.',
    beside: howMany('carbon_monoxide_number'),
  }),
  b('13', 'Room ventilation / exhaust fan', 'room_ventilation_lst', {
    help: 'Such as the fans in bathrooms.',
    beside: howMany('room_ventilation_number'),
  }),
  b('14', '220 volt service', 'volt_service_lst', {
    help: 'The large outlets for a dryer, a range or a welder, or to charge a car.',
    beside: howMany('volt_service_number'),
  }),
  b('15', 'Security system', 'security_system_lst', {
    beside: (id) => [
      eitherBox('ownership', 'Owned or leased?', [
        ['owned', 'Owned', 'is_security_system'],
        ['leased', 'Leased', 'is_security_owned'],
      ])(id),
      checkBox('monitored', 'Central station monitoring', 'is_security_leased')(id),
    ],
  }),
  {
    ...{ id: 'I-B-16', number: '16' },
    label: 'Have there been any problems with the electrical system?',
    help: 'At any time that you know of, repaired or not.',
    inputs: [
      {
        ...{ key: 'I-B-16', field: 'is_security_experienced', kind: 'choice' as const },
        label: 'Have there been any problems with the electrical system?',
        ...{ choices: yesNoBoxes, isRequired: true },
      },
    ],
    explainedIf: ['yes'],
  },
];

const heating = [
  c('1', 'Air purifier', 'air_purified_lst'),
  c('2', 'Attic fan', 'attic_fan_lst', { help: 'Moves hot air out of the attic.' }),
  c('3', 'Whole house fan', 'whole_house_fan_lst', {
    help: 'A large fan in the ceiling that draws air through the house.',
  }),
  c('4', 'Central air conditioning', 'central_air_conditioning_lst', {
    beside: yearInstalled('air_conditioning_year'),
  }),
  c('5', 'Heating system', 'heating_system_lst', {
    help: 'Check every kind of energy that heats the home.',
    beside: (id) => [
      ...yearInstalled('heating_system_year')(id),
      checkBox('gas', 'Gas', 'heating_system_gas')(id),
      checkBox('electric', 'Electric', 'heating_system_electric')(id),
      checkBox('other', 'Other', 'heating_system_other')(id),
      {
        ...{ key: `${id}.specify`, field: 'heating_system_specify', label: 'Specify' },
        ...{ kind: 'text', max: 100, isRequired: true },
        onlyIf: { key: `${id}.other`, is: [true] },
      },
    ],
  }),
  c('6', 'Fireplace / fireplace insert', 'fireplace_insert_lst'),
  c('7', 'Gas log (fireplace)', 'gas_log_fireplace_lst', {
    help: 'Ceramic logs that burn gas in the fireplace.',
  }),
  c('8', 'Gas starter (fireplace)', 'gas_starter_fireplace_lst', {
    help: 'A gas flame that lights real wood.',
  }),
  c('9', 'Heat pump', 'heat_pump_lst', { beside: yearInstalled('heat_pump_year') }),
  c('10', 'Humidifier', 'humidifier_lst', { help: 'One that is built into the heating system.' }),
  c('11', 'Propane tank', 'propane_tank_lst', {
    beside: (id) => [
      ...yearInstalled('propane_tank_year')(id),
      eitherBox('ownership', 'Rent or own?', [
        ['rent', 'Rent', 'propane_tank_rent'],
        ['own', 'Own', 'propane_tank_own'],
      ])(id),
    ],
  }),
  c('12', 'Wood-burning stove', 'wood_burning_lst', {
    beside: yearInstalled('wood_burning_stove_year'),
  }),
];

const water = [
  d('1', 'Hot tub / whirlpool', 'hot_tub_whirlpool_lst'),
  d('2', 'Plumbing (water supply)', 'plumbing_lst', {
    help: 'The pipes that bring water to faucets, toilets and appliances.',
  }),
  d('3', 'Swimming pool', 'swimming_pool_lst'),
  d('4a', 'Underground sprinkler system', 'underground_sprinkler_lst'),
  d('4b', 'Back-flow prevention system', 'back_flow_prevention_lst', {
    help: 'A valve that keeps water of the sprinkler out of the drinking water.',
  }),
  d('5', 'Water heater', 'water_heater_lst', { beside: yearInstalled('water_heater_year') }),
  d('6', 'Water purifier', 'water_purifier_lst', {
    beside: yearInstalled('water_purifier_year'),
  }),
  d('7', 'Water softener', 'water_softener_lst', {
    beside: (id) => [
      eitherBox('ownership', 'Rent or own?', [
        ['rent', 'Rent', 'water_softener_rent'],
        ['own', 'Own', 'water_softener_own'],
      ])(id),
    ],
  }),
  d('8', 'Well system', 'well_system_lst', {
    help: 'The well itself, with its pump. If the home has public water only, choose None / Not Included.',
  }),
];

const sewer = [
  e('1', 'Plumbing (water drainage)', 'plumbing_water_lst', {
    help: 'The pipes that take used water away.',
  }),
  e('2', 'Sump pump', 'sump_pump_lst', {
    help: 'A pump in the lowest floor that moves ground water outside.',
    beside: (id) => [
      besideAnswer(id, there, {
        ...{ name: 'discharge', field: 'sump_pump_dischargeto', label: 'Discharges to' },
        ...{ kind: 'text', max: 100, isRequired: true, orElse: ['UNK'] },
      }),
    ],
  }),
  e('3', 'Septic system', 'septic_system_lst'),
];

/** Part I of the disclosure: the equipment, and whether it works. */
export const sellerEquipment = (before: readonly string[]): FormPart => ({
  id: 'I',
  title: 'Part I',
  before,
  sections: [
    section('I-A', 'Section A. Appliances', appliances, { column: 'left' }),
    section('I-B', 'Section B. Electrical systems', electrical, { column: 'right' }),
    section('I-C', 'Section C. Heating and cooling systems', heating, { column: 'left' }),
    section('I-D', 'Section D. Water systems', water, { column: 'right' }),
    section('I-E', 'Section E. Sewer systems', sewer, { column: 'right' }),
  ],
});
