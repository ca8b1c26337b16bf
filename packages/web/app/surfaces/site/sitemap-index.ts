export { sitemapIndex as loader } from './sitemap.ts';
