import { type ActionFunctionArgs, redirect } from 'react-router';
import { saveHomeAction } from '#saved';

/** Handles the save toggles of homes without script. */
export function action(args: ActionFunctionArgs) {
  return saveHomeAction(args);
}

/** Opened as a page, it redirects to the favorites. */
export function loader() {
  return redirect('/property-list/favourites');
}
