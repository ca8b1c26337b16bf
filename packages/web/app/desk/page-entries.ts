import { useEffect, useId } from 'react';

/** What the parts of a page register while they are shown, for the frame around it. */
function pageEntries<Entry>() {
  const kept = new Map<string, readonly Entry[]>();
  return {
    useEntries(entries: readonly Entry[]): void {
      const id = useId();
      useEffect(() => {
        kept.set(id, entries);
        return () => {
          kept.delete(id);
        };
      });
    },
    all: (): Entry[] => [...kept.values()].flat(),
  };
}

/** A key of a page and what it does. */
export interface PageKey {
  /** Pressed together, such as Shift and J. */
  keys: readonly string[];
  label: string;
}

/** Something to do on a page, offered in the command palette. */
export interface PageVerb {
  label: string;
  run: () => void;
  /** Other words it is found by. */
  words?: string;
}

const keys = pageEntries<PageKey>();
const verbs = pageEntries<PageVerb>();

/** Lists keys of a page in the dialog of shortcuts, while the page is shown. */
export const usePageKeys = keys.useEntries;

/** The keys of the page that is shown, each once. */
export function pageKeys(): PageKey[] {
  return [...new Map(keys.all().map((one) => [`${one.keys.join()} ${one.label}`, one])).values()];
}

/** Offers verbs of a page in the command palette, while the page is shown. */
export const usePageVerbs = verbs.useEntries;

/** The verbs of the page that is shown. */
export const pageVerbs = verbs.all;
