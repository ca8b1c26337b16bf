import { redirect } from 'react-router';
import { SEARCH_PATH } from '#listings';

/** `/homepage` leads to the search until the homepage stands. */
export function loader() {
  return redirect(SEARCH_PATH, 302);
}
