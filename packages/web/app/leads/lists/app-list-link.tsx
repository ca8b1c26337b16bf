import { appListMessages } from '../messages/mailing-lists.ts';
import { DialogLink } from '../requests/dialog-link.tsx';

const load = () => import('./app-list-dialog.tsx');

/** Notify me!: opens the app's list over the page. */
export function AppListLink() {
  return (
    <DialogLink href="/app-list" load={load}>
      {appListMessages.notifyMe()}
    </DialogLink>
  );
}
