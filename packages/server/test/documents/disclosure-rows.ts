/*
 * Every row of the seller's disclosure that has boxes: its number on the form, its kind of boxes,
 * and the field of its record. Written from the list of the form's rows, not from its definition,
 * so that a test finds where the two differ.
 */
type Boxes = 'EQ4' | 'YND' | 'YN' | 'SVC4' | 'DNK';

const bySection: Readonly<Record<string, string>> = {
  'I-A': `
    1 EQ4 refrigerator_lst
    2 EQ4 clothes_dryer_lst
    3 EQ4 clothes_washer_lst
    4 EQ4 dishwasher_lst
    5 EQ4 garbage_disposal_lst
    6 EQ4 freezer_lst
    7 EQ4 oven_lst
    8 EQ4 range_lst
    9 EQ4 cooktop_lst
    10 EQ4 microwave_oven_lst
    11 EQ4 vacuum_system_lst
    12 EQ4 range_ventilation_lst
    13 EQ4 gas_grill_lst
    14 EQ4 room_air_conditioner_lst
    15 EQ4 tv_antenna_lst
    16 EQ4 trash_compactor_lst
  `,
  'I-B': `
    1 EQ4 electrical_panel_lst
    2 EQ4 ceiling_fan_lst
    3 EQ4 garage_door_opener_lst
    4 EQ4 garage_door_remote_lst
    5 EQ4 garage_door_keypad_lst
    6 EQ4 telephone_wiring_lst
    7 EQ4 tv_wiring_lst
    8 EQ4 intercorn_sound_system_lst
    9 EQ4 built_system_lst
    10 EQ4 smoke_detector_lst
    11 EQ4 fire_alarm_lst
    12 EQ4 carbon_monoxide_lst
    13 EQ4 room_ventilation_lst
    14 EQ4 volt_service_lst
    15 EQ4 security_system_lst
    16 YN is_security_experienced
  `,
  'I-C': `
    1 EQ4 air_purified_lst
    2 EQ4 attic_fan_lst
    3 EQ4 whole_house_fan_lst
    4 EQ4 central_air_conditioning_lst
    5 EQ4 heating_system_lst
    6 EQ4 fireplace_insert_lst
    7 EQ4 gas_log_fireplace_lst
    8 EQ4 gas_starter_fireplace_lst
    9 EQ4 heat_pump_lst
    10 EQ4 humidifier_lst
    11 EQ4 propane_tank_lst
    12 EQ4 wood_burning_lst
  `,
  'I-D': `
    1 EQ4 hot_tub_whirlpool_lst
    2 EQ4 plumbing_lst
    3 EQ4 swimming_pool_lst
    4a EQ4 underground_sprinkler_lst
    4b EQ4 back_flow_prevention_lst
    5 EQ4 water_heater_lst
    6 EQ4 water_purifier_lst
    7 EQ4 water_softener_lst
    8 EQ4 well_system_lst
  `,
  'I-E': `
    1 EQ4 plumbing_water_lst
    2 EQ4 sump_pump_lst
    3 EQ4 septic_system_lst
  `,
  'II-A': `
    1 DNK age_of_proof_lst
    2 YND part2_2_lst
    3 YND part2_3_lst
    4 YND part2_4_lst
    5 YND part2_5_lst
    6 YND part2_6_lst
    7 YND part2_7_lst
    8 YND part2_8_lst
    9 YND part2_9_lst
    10 DNK property_year_sectiona_lst
    11a YND part2_foundation_lst
    11b YND part2_floor_lst
    11c YND part2_wall_lst
    11d YND part2_sidewalk_lst
    11e YND part2_patio_lst
    11f YND part2_driveway_lst
    11g YND part2_retaining_wall_lst
    12 YND part2_any_room_additions
  `,
  'II-B': `
    1 YND section_b_1_lst
    2 YND section_b_2_lst
    3 YND section_b_3_lst
    4 YND section_b_4_lst
    5 YND section_b_5_lst
    6 YND section_b_6_lst
    7 YND section_b_7_lst
    8 YND section_b_8_lst
    9 YND section_b_9_lst
  `,
  'II-C': `
    1 YND section_c_1_lst
    2 YND section_c_2_lst
    3 YND section_c_3_lst
    4 YND section_c_4_lst
    5 YND section_c_5_lst
    6 YND section_c_6_lst
    7 YND section_c_7_lst
    8 YND section_c_8_lst
    9 YND section_c_9_lst
    10 YND section_c_10_lst
    11a YND section_c_11_1_lst
    11b YND section_c_11_2_lst
    12 YND section_c_12_lst
    13 YND section_c_13_lst
    14 YND section_c_14_lst
    15 YND section_c_15_lst
    16 YND section_c_16_lst
    17 YND section_c_17_lst
    18 YND section_c_18_lst
  `,
  'II-D': `
    1a YND section_d_1_1_lst
    1b YND section_d_1_2_lst
    2a YND section_d_2_1_lst
    2b YND section_d_2_2_lst
    3 YND section_d_3_lst
    4a YND section_d_4_1_lst
    4b YND section_d_4_2_lst
    5a YND section_d_5_1_lst
    5b YND section_d_5_2_lst
    6a YND section_d_6_1_lst
    6b YND section_d_6_2_lst
    7 YND section_d_7_lst
    8a YND section_d_8_1_lst
    8b YND section_d_8_2_lst
    9 YND section_d_9_lst
    10 YND section_d_10_lst
    11 YND section_d_11_lst
    12 YND section_d_12_lst
    13 YND section_d_13_lst
    14 YND section_d_14_lst
    15a YND section_d_15_1_lst
    15b YND section_d_15_2_lst
    16 YND section_d_16_lst
  `,
  'II-E': `
    1 SVC4 section_e_1_lst
    2 SVC4 section_e_2_lst
    3 SVC4 section_e_3_lst
    4 SVC4 section_e_4_lst
    5 SVC4 section_e_5_lst
    6 SVC4 section_e_6_lst
    7 SVC4 section_e_7_lst
    8 SVC4 section_e_8_lst
    9 SVC4 section_e_9_lst
  `,
};

interface DisclosureRow {
  readonly id: string;
  readonly boxes: Boxes;
  readonly field: string;
}

export const disclosureRows: readonly DisclosureRow[] = Object.entries(bySection).flatMap(
  ([section, rows]) =>
    rows
      .trim()
      .split('\n')
      .map((row) => {
        const [number = '', boxes = '', field = ''] = row.trim().split(' ');
        return { id: `${section}-${number}`, boxes: boxes as Boxes, field };
      }),
);

/** What each kind of boxes says on the form, with its value on the wire, in their order. */
export const boxesOnTheForm: Readonly<Record<Boxes, readonly (readonly [string, string])[]>> = {
  EQ4: [
    ['Working', 'Working'],
    ['Not Working', 'Not_Working'],
    ['Do Not Know If Working', 'Do_Not_Know_If_Working'],
    ['None / Not Included', 'None'],
  ],
  YND: [
    ['Yes', 'yes'],
    ['No', 'no'],
    ['Do Not Know', 'Do_Not_Know'],
  ],
  YN: [
    ['Yes', 'yes'],
    ['No', 'no'],
  ],
  SVC4: [
    ['Yes', 'yes'],
    ['No', 'no'],
    ['Do Not Know', 'Do_Not_Know'],
    ['None / Not Included', 'None'],
  ],
  DNK: [['Do Not Know', 'Do_Not_Know']],
};

/** Fields of a row's further inputs, and of the head, the comments and the lines to sign on. */
export const otherDisclosureFields: readonly string[] = `
  property_year isseller_currently_property seller_occupied_property_year
  isseller_ever_occupied_property fromyear toyear propert_located_at country_of
  legally_discribed_as comments checked_here
  room_air_conditioner_number ceiling_fan_number garage_door_opener_number
  garage_door_remote_number garage_door_keypad_number smoke_detector_number
  carbon_monoxide_number room_ventilation_number volt_service_number
  electrical_panel_capacity electrical_knows electrical_fuse
  is_security_system is_security_owned is_security_leased
  air_conditioning_year heating_system_year heating_system_gas heating_system_electric
  heating_system_other heating_system_specify heat_pump_year propane_tank_year propane_tank_rent
  propane_tank_own wood_burning_stove_year water_heater_year water_purifier_year
  water_softener_rent water_softener_own sump_pump_dischargeto
  age_of_proof_year property_year_built section_b_1_results
  section_d_9_1 section_d_9_2 section_d_10_date section_d_12_1
  section_e_1_year section_e_2_year section_e_3_year section_e_4_year section_e_5_year
  section_e_6_year section_e_7_year section_e_8_year section_e_9_year
  seller1 seller2 seller1_date seller2_date purchaser1 purchaser2 purchaser1_date purchaser2_date
`
  .trim()
  .split(/\s+/);
