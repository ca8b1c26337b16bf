const read = (list: string) =>
  list
    .split('|')
    .map((entry) => entry.trim())
    .map((entry) => ({ name: entry.slice(0, -3), code: entry.slice(-2) }));

/** States of the U.S., D.C. and territories: names with their codes. */
const states = read(
  `Alabama AL|Alaska AK|American Samoa AS|Arizona AZ|Arkansas AR|California CA|Colorado CO|
  Connecticut CT|Delaware DE|District of Columbia DC|Florida FL|Georgia GA|Guam GU|Hawaii HI|
  Idaho ID|Illinois IL|Indiana IN|Iowa IA|Kansas KS|Kentucky KY|Louisiana LA|Maine ME|Maryland MD|
  Massachusetts MA|Michigan MI|Minnesota MN|Mississippi MS|Missouri MO|Montana MT|Nebraska NE|
  Nevada NV|New Hampshire NH|New Jersey NJ|New Mexico NM|New York NY|North Carolina NC|
  North Dakota ND|Northern Mariana Islands MP|Ohio OH|Oklahoma OK|Oregon OR|Pennsylvania PA|
  Puerto Rico PR|Rhode Island RI|South Carolina SC|South Dakota SD|Tennessee TN|Texas TX|
  U.S. Virgin Islands VI|Utah UT|Vermont VT|Virginia VA|Washington WA|West Virginia WV|
  Wisconsin WI|Wyoming WY`,
);

const provinces = read(
  `Alberta AB|British Columbia BC|Manitoba MB|New Brunswick NB|Newfoundland and Labrador NL|
  Northwest Territories NT|Nova Scotia NS|Nunavut NU|Ontario ON|Prince Edward Island PE|Quebec QC|
  Saskatchewan SK|Yukon YT`,
);

const entries = [...states, ...provinces];

const keyOf = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');

const names = new Map(entries.map(({ name, code }) => [code, name]));
const codes = new Map([
  ...entries.map(({ name, code }) => [keyOf(name), code] as const),
  ['virginislands', 'VI'],
  ['washingtondc', 'DC'],
]);

/** 'NE' for "NE", "ne", "Nebraska" or "NEBRASKA"; null for a text that names no state. */
export function stateCodeOf(text: string): string | null {
  const code = text.toUpperCase();
  return names.has(code) ? code : (codes.get(keyOf(text)) ?? null);
}

/** "Nebraska" for NE; null for a code that is no state's. */
export function stateNameOf(code: string): string | null {
  return names.get(code.toUpperCase()) ?? null;
}

/** Whether a code is that of a U.S. state, D.C. or a territory. */
export function isUsState(code: string): boolean {
  return states.some((state) => state.code === code);
}

/** What {@link stateCodeOf} reads as a code, in lower-case letters alone: 'ne' and 'nebraska'. */
export function stateKeysOf(code: string): string[] {
  return [keyOf(code), ...[...codes].filter(([, one]) => one === code).map(([key]) => key)];
}
