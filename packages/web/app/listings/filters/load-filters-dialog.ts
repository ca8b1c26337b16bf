/** The filters on top of a page; they load on demand. */
export const loadFiltersDialog = () =>
  import('./filters-dialog.tsx').then(({ FiltersDialog }) => FiltersDialog);
