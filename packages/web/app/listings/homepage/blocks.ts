/** The homepage's blocks about homes, as one name of the room's door. */
export { FeaturedHomes, NewHomes } from './homepage-homes.tsx';
export { HomepageSearch } from './homepage-search.tsx';
export { loadHomepage } from './load-homepage.ts';
export { PopularCities } from './popular-cities.tsx';
export { SalesRecord } from './sales-record.tsx';
