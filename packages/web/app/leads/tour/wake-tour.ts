import { type WakeIsland, wakeIsland } from '#platform';
import { ScheduleTour } from './schedule-tour.tsx';

/** The script of Schedule Tour, loaded when it is first used. */
const wakeTour: WakeIsland = (element) => wakeIsland(element, ScheduleTour);
export default wakeTour;
