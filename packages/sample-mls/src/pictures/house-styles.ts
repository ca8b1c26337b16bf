import type { Style } from './house-plan.ts';
import { bungalow, ranch, splitEntry, splitLevel, villa } from './low-houses.ts';
import { contemporary, prairie } from './modern-houses.ts';
import type { HomeStyle } from './picture-facts.ts';
import { condo, multiFamily, townhouse } from './shared-houses.ts';
import { colonial, craftsman, farmhouse, oneAndHalf, tudor, twoStory } from './tall-houses.ts';

/** How each style lays its blocks out. */
export const STYLES: Record<Exclude<HomeStyle, 'land'>, Style> = {
  ranch,
  'two-story': twoStory,
  'split-entry': splitEntry,
  'split-level': splitLevel,
  'one-and-half': oneAndHalf,
  tudor,
  craftsman,
  bungalow,
  contemporary,
  prairie,
  colonial,
  townhouse,
  condo,
  villa,
  farmhouse,
  'multi-family': multiFamily,
};
