import { deskMessages } from '../messages.ts';

/** What the button that empties a choice says: the library hides it from screen readers. */
export const clearButton = (label: string) => ({
  'aria-label': deskMessages.clearField({ label }),
  'aria-hidden': false,
});
