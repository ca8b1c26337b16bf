import { refuse } from '#platform';

/** What the specs' client reads about something that was saved. */
export const answered = (id: string, isSent: boolean, message: string) => ({
  data: { id, is_sent: isSent },
  ...{ message, statusCode: 'success' },
});

/** Refuses (bad-input) one field of a body. */
export const refuseField = (field: string, label: string, what: string): never => {
  const message = `${label} ${what}`;
  return refuse('bad-input', { fields: [{ field, label, message }], message });
};
