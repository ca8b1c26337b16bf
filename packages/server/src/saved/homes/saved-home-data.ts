import type { PersonDataHolder } from '#accounts';
import { deleteViews, selectViews } from '../views/viewed-home-store.ts';
import { deleteMarks, selectMarkedHomes } from './saved-home-store.ts';

const MAX = 5000;

/** What this topic stores about people: reactions with their notes, and views. */
export const savedHomeData: Omit<PersonDataHolder, 'room'> = {
  async exportOf(db, personId) {
    return {
      markedHomes: await selectMarkedHomes(db, personId, MAX),
      viewedHomes: await selectViews(db, personId, MAX),
    };
  },
  async erase(tx, personIds) {
    await deleteMarks(tx, personIds);
    await deleteViews(tx, personIds);
  },
};
