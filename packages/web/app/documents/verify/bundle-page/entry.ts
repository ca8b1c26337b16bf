import { startPage } from './start-page.ts';

/*
 * What runs on the page of a bundle (build-bundle-page.ts).
 */
const place = document.getElementById('main');
const certificates = document.getElementById('certificates')?.textContent;
if (place && certificates) startPage(place, JSON.parse(certificates));
