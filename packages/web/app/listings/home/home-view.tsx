import type { ReactNode } from 'react';
import { Island } from '#platform';
import { AllPhotos, PhotoGallery } from '../gallery/photo-gallery.tsx';
import { homeMessages } from '../messages/home.ts';
import { ReportLink } from '../report/report-link.tsx';
import { ShareLink } from '../share/share-link.tsx';
import { FoldOnPhones } from './fold-on-phones.tsx';
import styles from './home-view.module.css';
import type { HomePage } from './load-home.ts';
import { ActionBar, SaleBar } from './sale-bar.tsx';
import { SimilarCarousel } from './similar-carousel.tsx';
import { StaticPart } from './static-part.tsx';
import '../estimator/estimator.module.css';

interface HomeViewProps {
  home: HomePage;
  breadcrumbs: ReactNode;
  /** Parts of other rooms, in the order of the side column. */
  tour: ReactNode | null;
  /** What a visitor is asked. */
  prompt: ReactNode | null;
  ask: ReactNode;
  surroundings: ReactNode;
  attractions: ReactNode;
  agent: ReactNode | null;
}

/** The page of a home. */
export function HomeView({ home, tour, ...slots }: HomeViewProps) {
  const { mlsNumber, parts, sale } = home;
  return (
    <>
      <main id="main" tabIndex={-1} className={`frame ${styles.page}`}>
        {slots.breadcrumbs}
        <PhotoGallery
          photos={home.photos}
          mlsNumber={mlsNumber}
          sale={sale}
          hasTour={tour !== null}
        />
        <SaleBar sale={sale} mlsNumber={mlsNumber} hasTour={tour !== null} />
        <div className={styles.columns}>
          <div className={styles.strip}>
            <StaticPart html={parts.top} />
            <div className="row wrap above-4 gap-2-6">
              <StaticPart html={parts.ways} />
              <ShareLink share={home.share} />
            </div>
            {home.isGated && slots.prompt}
          </div>
          {tour && <div className={styles.tour}>{tour}</div>}
          <div className={styles.main}>
            {!home.isGated && slots.prompt}
            <StaticPart html={parts.main} />
            <FoldOnPhones of={mlsNumber} />
          </div>
          <aside className={styles.aside} aria-label={homeMessages.sideColumn()}>
            {slots.ask}
            {slots.surroundings}
            {home.estimator && (
              <Island
                key={home.estimator}
                html={home.estimator}
                load={() => import('../estimator/estimator.tsx')}
              />
            )}
            {slots.attractions}
            {home.openHouses && (
              <div className="panel pad-6">
                <StaticPart html={home.openHouses} />
              </div>
            )}
            {slots.agent}
          </aside>
        </div>
        {home.similar.length > 0 && <SimilarCarousel key={mlsNumber} cards={home.similar} />}
        {home.allPhotos && <AllPhotos rooms={home.allPhotos} />}
        <section className={styles.source} aria-label={homeMessages.listingSource()}>
          <ReportLink mlsNumber={mlsNumber} />
          <StaticPart html={parts.source} />
        </section>
      </main>
      <ActionBar sale={sale} mlsNumber={mlsNumber} hasTour={tour !== null} />
    </>
  );
}
