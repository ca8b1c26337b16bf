/** Codes of U.S. states, D.C. and territories and of Canadian provinces, by their names. */
const names = `Alabama AL|Alaska AK|American Samoa AS|Arizona AZ|Arkansas AR|California CA|Colorado CO|
  Connecticut CT|Delaware DE|District of Columbia DC|Florida FL|Georgia GA|Guam GU|Hawaii HI|
  Idaho ID|Illinois IL|Indiana IN|Iowa IA|Kansas KS|Kentucky KY|Louisiana LA|Maine ME|Maryland MD|
  Massachusetts MA|Michigan MI|Minnesota MN|Mississippi MS|Missouri MO|Montana MT|Nebraska NE|
  Nevada NV|New Hampshire NH|New Jersey NJ|New Mexico NM|New York NY|North Carolina NC|
  North Dakota ND|Northern Mariana Islands MP|Ohio OH|Oklahoma OK|Oregon OR|Pennsylvania PA|
  Puerto Rico PR|Rhode Island RI|South Carolina SC|South Dakota SD|Tennessee TN|Texas TX|
  U.S. Virgin Islands VI|Virgin Islands VI|Utah UT|Vermont VT|Virginia VA|Washington WA|
  Washington DC DC|West Virginia WV|Wisconsin WI|Wyoming WY|
  Alberta AB|British Columbia BC|Manitoba MB|New Brunswick NB|Newfoundland and Labrador NL|
  Northwest Territories NT|Nova Scotia NS|Nunavut NU|Ontario ON|Prince Edward Island PE|Quebec QC|
  Saskatchewan SK|Yukon YT`;

const keyOf = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');

const codes = new Map(
  names.split('|').map((entry) => [keyOf(entry.trim().slice(0, -3)), entry.slice(-2)]),
);

const known = new Set(codes.values());

/** 'NE' for "NE", "ne", "Nebraska" or "NEBRASKA"; null for a text that names no state. */
export function stateCodeOf(text: string): string | null {
  const code = text.toUpperCase();
  return known.has(code) ? code : (codes.get(keyOf(text)) ?? null);
}
