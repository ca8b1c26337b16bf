/** Loads, on demand, what shows the homes chosen for comparing and the last search. */
export const loadExtras = () => import('./extras.tsx');
