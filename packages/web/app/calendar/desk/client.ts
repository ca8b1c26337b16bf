import { calendarCalls, type calendarEndpoints } from '@homestead/contract/calendar';
import { personApi } from '#accounts';
import { createClient } from '#platform';

export const calendars = createClient<typeof calendarEndpoints>(calendarCalls, personApi);
