import { type ActionFunctionArgs, redirect } from 'react-router';
import { keepHomeAction } from '#listings';

/** Where the toggles of homes are sent without script. */
export function action(args: ActionFunctionArgs) {
  return keepHomeAction(args);
}

/** Opened as a page it shows what was kept. */
export function loader() {
  return redirect('/property-list/favourites');
}
