import { defineMessages } from '#platform';
import * as spanish from './messages.es.ts';

/** How much can be done on foot or by bike, for a score computed from places. */
export const errandMessages = defineMessages(spanish.errandMessages, {
  all: 'Daily errands {way, select, bike {by bike} other {on foot}}',
  most: 'Most errands {way, select, bike {by bike} other {on foot}}',
  many: 'Many errands {way, select, bike {by bike} other {on foot}}',
  some: 'Some errands {way, select, bike {by bike} other {on foot}}',
  few: 'Few errands {way, select, bike {by bike} other {on foot}}',
});
