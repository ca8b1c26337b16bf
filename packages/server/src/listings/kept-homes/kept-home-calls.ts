import type { House } from '#platform';
import { listKeptHomes } from '../operations/list-kept-homes.ts';
import { listSitemapEntries } from '../operations/list-sitemap-entries.ts';
import { saveHome } from '../operations/save-home.ts';
import { saveHomeNote } from '../operations/save-home-note.ts';
import { saveHomeView } from '../operations/save-home-view.ts';
import { ViewWindow } from './view-window.ts';

/** The operations about marked and viewed homes, for programs that act for a person: a demo's seed. */
export function keptHomeCalls({ db }: Pick<House, 'db'>) {
  const keeping = { db, window: new ViewWindow() };
  return {
    listHomes: listSitemapEntries.bind(null, { db }),
    listKeptHomes: listKeptHomes.bind(null, { db }),
    saveHome: saveHome.bind(null, { db }),
    saveHomeNote: saveHomeNote.bind(null, { db }),
    saveHomeView: saveHomeView.bind(null, keeping),
  };
}
