import { StaticHtml } from '#platform';
import './detail-sections.module.css';
import './facts-strip.module.css';
import './open-houses.module.css';
import './price-history.module.css';
import './home-figures.module.css';
import './static-part.module.css';
import './nearby-sold.module.css';

/** A part of a home's page that needs no script, rendered by `renderHome` in the page's loader. */
export const StaticPart = StaticHtml;
