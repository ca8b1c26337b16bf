export { sitemapOfPlaces as loader } from './sitemap.ts';
