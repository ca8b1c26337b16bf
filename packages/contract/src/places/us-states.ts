/** Codes of the U.S. Postal Service for states, D.C. and territories, by their names. */
const entries =
  `Alabama AL|Alaska AK|American Samoa AS|Arizona AZ|Arkansas AR|California CA|Colorado CO|
  Connecticut CT|Delaware DE|District of Columbia DC|Florida FL|Georgia GA|Guam GU|Hawaii HI|
  Idaho ID|Illinois IL|Indiana IN|Iowa IA|Kansas KS|Kentucky KY|Louisiana LA|Maine ME|Maryland MD|
  Massachusetts MA|Michigan MI|Minnesota MN|Mississippi MS|Missouri MO|Montana MT|Nebraska NE|
  Nevada NV|New Hampshire NH|New Jersey NJ|New Mexico NM|New York NY|North Carolina NC|
  North Dakota ND|Northern Mariana Islands MP|Ohio OH|Oklahoma OK|Oregon OR|Pennsylvania PA|
  Puerto Rico PR|Rhode Island RI|South Carolina SC|South Dakota SD|Tennessee TN|Texas TX|
  U.S. Virgin Islands VI|Utah UT|Vermont VT|Virginia VA|Washington WA|West Virginia WV|
  Wisconsin WI|Wyoming WY`
    .split('|')
    .map((entry) => entry.trim())
    .map((entry) => ({ name: entry.slice(0, -3), code: entry.slice(-2) }));

const keyOf = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');

const names = new Map(entries.map(({ name, code }) => [code, name]));
const codes = new Map([
  ...entries.map(({ name, code }) => [keyOf(name), code] as const),
  ['virginislands', 'VI'],
  ['washingtondc', 'DC'],
]);

/** 'NE' for "NE", "ne", "Nebraska" or "NEBRASKA"; null for a text that names no state. */
export function stateCodeOf(text: string): string | null {
  return /^[a-z]{2}$/i.test(text) ? text.toUpperCase() : (codes.get(keyOf(text)) ?? null);
}

/** "Nebraska" for NE; null for a code that is no state's. */
export function stateNameOf(code: string): string | null {
  return names.get(code.toUpperCase()) ?? null;
}
