import type { ReactNode } from 'react';
import { useOutletContext } from 'react-router';

/** What the surface provides to staff pages. */
export interface DeskFrame {
  /** The sidebar as someone with these permissions sees it, not interactive. */
  sidebarOf: (permissions: readonly string[]) => ReactNode;
  /** The offers and deals of a lead or of someone in the office, for pages of other rooms. */
  dealsOf: (about: DealsAbout) => ReactNode;
}

export type DealsAbout = { readonly leadId: string } | { readonly agentId: string };

export const useDeskFrame = () => useOutletContext<DeskFrame>();
