import { Outlet } from 'react-router';
import { ownStyles } from '#platform';

/** Visitors of the public pages are not sent the portal's styles. */
export const handle = ownStyles;

export default function PortalLayout() {
  return <Outlet />;
}
