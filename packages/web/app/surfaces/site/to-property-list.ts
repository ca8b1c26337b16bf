import { redirect } from 'react-router';
import { SEARCH_PATH } from '#listings';

/** `/homepage` redirects to the search until there is a homepage. */
export function loader() {
  return redirect(SEARCH_PATH, 302);
}
