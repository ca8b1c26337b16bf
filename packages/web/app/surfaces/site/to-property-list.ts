import { redirect } from 'react-router';
import { SEARCH_PATH } from '#listings';

/** `/` and `/homepage` lead to the search until the homepage stands. */
export function loader() {
  return redirect(SEARCH_PATH, 302);
}
