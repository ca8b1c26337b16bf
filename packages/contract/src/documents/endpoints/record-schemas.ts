import { z } from 'zod';
import {
  alike,
  common,
  condition,
  day,
  equipment,
  flag,
  lines,
  service,
  signature,
  signedLines,
  typed,
  unknownOnly,
  yesNo,
} from './record-fields.ts';

const numbered = (count: number, name: (number: number) => string): string[] =>
  Array.from({ length: count }, (_, at) => name(at + 1));
const lst = (names: string): string[] => names.split(/\s+/).map((name) => `${name}_lst`);

const equipmentRows = lst(
  `refrigerator clothes_dryer clothes_washer dishwasher garbage_disposal freezer oven range cooktop
  microwave_oven vacuum_system range_ventilation gas_grill room_air_conditioner tv_antenna
  trash_compactor electrical_panel ceiling_fan garage_door_opener garage_door_remote
  garage_door_keypad telephone_wiring tv_wiring intercorn_sound_system built_system smoke_detector
  fire_alarm carbon_monoxide room_ventilation volt_service security_system air_purified attic_fan
  whole_house_fan central_air_conditioning heating_system fireplace_insert gas_log_fireplace
  gas_starter_fireplace heat_pump humidifier propane_tank wood_burning hot_tub_whirlpool plumbing
  swimming_pool underground_sprinkler back_flow_prevention water_heater water_purifier
  water_softener well_system plumbing_water sump_pump septic_system`,
);
const conditionRows = [
  ...lst(
    `part2_2 part2_3 part2_4 part2_5 part2_6 part2_7 part2_8 part2_9 part2_foundation part2_floor
    part2_wall part2_sidewalk part2_patio part2_driveway part2_retaining_wall`,
  ),
  'part2_any_room_additions',
  ...numbered(9, (number) => `section_b_${number}_lst`),
  ...numbered(18, (number) => `section_c_${number}_lst`).filter((name) => !name.includes('_11_')),
  ...lst(
    `section_c_11_1 section_c_11_2 section_d_1_1 section_d_1_2 section_d_2_1 section_d_2_2
    section_d_3 section_d_4_1 section_d_4_2 section_d_5_1 section_d_5_2 section_d_6_1 section_d_6_2
    section_d_7 section_d_8_1 section_d_8_2 section_d_9 section_d_10 section_d_11 section_d_12
    section_d_13 section_d_14 section_d_15_1 section_d_15_2 section_d_16`,
  ),
];
const years = [
  ...['fromyear', 'toyear', 'air_conditioning_year', 'heating_system_year', 'heat_pump_year'],
  ...['propane_tank_year', 'wood_burning_stove_year', 'water_heater_year', 'water_purifier_year'],
  ...['age_of_proof_year', 'property_year_built'],
  ...numbered(9, (number) => `section_e_${number}_year`),
];
const counts = [
  ...['room_air_conditioner_number', 'ceiling_fan_number', 'garage_door_opener_number'],
  ...['garage_door_remote_number', 'garage_door_keypad_number', 'smoke_detector_number'],
  ...['carbon_monoxide_number', 'room_ventilation_number', 'volt_service_number'],
];
const flags = [
  ...['is_security_system', 'is_security_owned', 'is_security_leased', 'heating_system_gas'],
  ...['heating_system_electric', 'heating_system_other', 'propane_tank_rent', 'propane_tank_own'],
  ...['water_softener_rent', 'water_softener_own', 'section_d_9_1', 'section_d_9_2'],
  'checked_here',
];

/** The record of the seller’s disclosure. Rows 10 and 11 of Section E are of old records. */
export const sellerDisclosureRecord = z.strictObject({
  ...common,
  ...alike(['property_year', 'seller_occupied_property_year'], typed(40)),
  ...alike(['propert_located_at', 'property_address'], typed(300)),
  ...{ country_of: typed(100), legally_discribed_as: lines, comments: lines },
  ...alike(
    ['isseller_currently_property', 'isseller_ever_occupied_property', 'is_security_experienced'],
    yesNo,
  ),
  ...alike(equipmentRows, equipment),
  ...alike(conditionRows, condition),
  ...alike(['age_of_proof_lst', 'property_year_sectiona_lst'], unknownOnly),
  ...alike(
    numbered(11, (number) => `section_e_${number}_lst`),
    service,
  ),
  ...alike(years, typed(20)),
  ...alike(counts, typed(20)),
  ...alike(flags, flag),
  ...{ electrical_knows: yesNo, electrical_panel_capacity: typed(20), electrical_fuse: typed(60) },
  section_d_12_1: typed(200),
  ...alike(['heating_system_specify', 'sump_pump_dischargeto'], typed(100)),
  ...{ section_b_1_results: typed(300), section_d_10_date: day, consist_of: typed(20) },
  ...alike(['seller_initial', 'buyer_initial'], signature),
  ...signedLines('seller', 2),
  ...signedLines('purchaser', 2),
});

/** The record of the lead-based paint disclosure. */
export const leadPaintRecord = z.strictObject({
  ...common,
  address: typed(300),
  ...alike(
    numbered(4, (number) => `seller_disclosure_chk${number}`),
    flag,
  ),
  seller_disclosure_explanation: lines.describe('added: what is known of the hazards'),
  seller_disclosure_records: lines.describe('added: the list of records and reports'),
  ...alike(['purchaseer_ack_value1', 'purchaseer_ack_value2', 'agent_ackhnowledge'], signature),
  ...alike(['purchaser_ack_chk1', 'purchaser_ack_chk2'], flag),
  ...signedLines('seller', 3),
  ...signedLines('purchaser', 3),
  ...signedLines('agent', 2),
});

/** The record of the lead-in-soil addendum. */
export const leadSoilRecord = z.strictObject({
  ...common,
  ...{ purchase_agreement_date: day, property_knownas: typed(300) },
  ...alike(['no_report', 'report_have_been'], flag),
  report_list: lines.describe('added: the reports that were provided'),
  ...{ action_level: typed(60), parcel_result: lines, parcel_result_date: day },
  ...signedLines('seller', 2, '_value'),
  ...signedLines('buyer', 2, '_value'),
  ...signedLines('witness', 2, '_value'),
});

/** The record of the VA addendum. */
export const vaAddendumRecord = z.strictObject({
  ...common,
  ...alike(['buyer', 'seller', 'property_locatedAt'], typed(300)),
  property_aggrement_date: day,
  ...signedLines('buyer', 3, '_value'),
  ...signedLines('seller', 3, '_value'),
});
