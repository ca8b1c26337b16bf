/** The body of an accounts answer around its data. */
export function answer<Data>(data: Data, message = '') {
  return { data, message, status: 200, statusCode: 'success' } as const;
}
