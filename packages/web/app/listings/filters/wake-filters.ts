import { type WakeIsland, wakeIsland } from '#platform';
import { FiltersOfPage } from './filters-of-page.tsx';

/** The script of the filters' own page, loaded when they are first used. */
const wakeFilters: WakeIsland = (element) => wakeIsland(element, FiltersOfPage);
export default wakeFilters;
