import { type ActionFunctionArgs, redirect } from 'react-router';
import { saveHomeAction } from '#saved';

/** Where the toggles of homes are sent without script. */
export function action(args: ActionFunctionArgs) {
  return saveHomeAction(args);
}

/** Opened as a page it shows what was kept. */
export function loader() {
  return redirect('/property-list/favourites');
}
