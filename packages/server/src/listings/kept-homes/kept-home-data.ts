import type { PersonDataHolder } from '#accounts';
import { deleteMarks, selectMarkedHomes } from './kept-home-store.ts';
import { deleteViews, selectViews } from './viewed-home-store.ts';

const MOST = 5000;

/** What this part of the room holds about people: marks with their notes, and views. */
export const keptHomeData: Omit<PersonDataHolder, 'room'> = {
  async exportOf(db, personId) {
    return {
      markedHomes: await selectMarkedHomes(db, personId, MOST),
      viewedHomes: await selectViews(db, personId, MOST),
    };
  },
  async erase(tx, personIds) {
    await deleteMarks(tx, personIds);
    await deleteViews(tx, personIds);
  },
};
