import type { ReactNode } from 'react';
import { useOutletContext } from 'react-router';

/** What the surface provides to staff pages. */
export interface DeskFrame {
  /** The sidebar as someone with these permissions sees it, not interactive. */
  sidebarOf: (permissions: readonly string[]) => ReactNode;
}

export const useDeskFrame = () => useOutletContext<DeskFrame>();
