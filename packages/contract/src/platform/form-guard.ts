/**
 * The header in which the site's forms send the sealed time their page was opened, followed by
 * {@link DECOY_FILLED} if the field that people don't see was filled in (paper 59).
 */
export const FORM_GUARD_HEADER = 'x-form-guard';

export const DECOY_FILLED = ';filled';
