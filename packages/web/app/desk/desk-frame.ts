import type { ReactNode } from 'react';
import { useOutletContext } from 'react-router';

/** What the surface around staff pages gives them. */
export interface DeskFrame {
  /** The sidebar as someone with these permissions sees it; nothing in it can be used. */
  sidebarOf: (permissions: readonly string[]) => ReactNode;
}

export const useDeskFrame = () => useOutletContext<DeskFrame>();
