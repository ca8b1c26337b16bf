/** What CSV files of leads are uploaded for. */
export const LEAD_IMPORT = 'lead-import';

export const LEAD_IMPORT_MAX_BYTES = 5 * 1024 * 1024;
export const LEAD_IMPORT_MAX_ROWS = 5000;
export const LEAD_IMPORT_MAX_COLUMNS = 80;

/** How many days after it was started an import can be undone. */
export const LEAD_IMPORT_UNDO_DAYS = 7;
