import { type WakeIsland, wakeIsland } from '#platform';
import { FiltersOfPage } from './filters-of-page.tsx';

/** The script of the filters page, loaded when the filters are first used. */
const wakeFilters: WakeIsland = (element) => wakeIsland(element, FiltersOfPage);
export default wakeFilters;
