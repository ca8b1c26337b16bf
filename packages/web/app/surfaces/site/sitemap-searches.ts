export { sitemapOfSearches as loader } from './sitemap.ts';
