import { type WakeIsland, wakeIsland } from '#platform';
import { Surroundings } from './surroundings.tsx';

/** The script of a home's surroundings, loaded when they scroll into view. */
const wakeSurroundings: WakeIsland = (element) => wakeIsland(element, Surroundings);
export default wakeSurroundings;
