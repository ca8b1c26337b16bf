import { type ComponentType, createContext } from 'react';

interface HomeButtonsProps {
  mlsNumber: string;
  /** The home's name in the buttons' labels. */
  name: string;
}

/**
 * Buttons that the surface adds wherever a home is shown, such as the heart. They belong to a room
 * that this room may not import, so they come through context.
 */
export const HomeButtons = createContext<ComponentType<HomeButtonsProps> | null>(null);
