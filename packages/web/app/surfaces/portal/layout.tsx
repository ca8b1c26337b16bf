import { Outlet } from 'react-router';
import { ownStyles } from '#platform';

/** Public pages don't get the portal's styles. */
export const handle = ownStyles;

export default function PortalLayout() {
  return <Outlet />;
}
