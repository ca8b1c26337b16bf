/** Brings what shows the homes chosen for comparing and the last search: on demand alone. */
export const loadExtras = () => import('./extras.tsx');
