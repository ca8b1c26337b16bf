import { useActionData, useFetcher } from 'react-router';
import type { OwnIntent } from './own-intents.ts';
import type { SectionAnswer } from './section-answer.ts';

/** Posts one section's forms to the page's action, and has the last answer to any of them. */
export interface Section<Given = unknown> {
  fetcher: ReturnType<typeof useFetcher<SectionAnswer<Given>>>;
  answer: SectionAnswer<Given> | null;
  isBusy: boolean;
}

/**
 * A section whose forms carry one of `intents`. With script only the section updates, and the rest
 * of the page keeps what was typed. Without script the whole page reloads with the answer.
 */
export function useSection<Given = unknown>(...intents: OwnIntent[]): Section<Given> {
  const fetcher = useFetcher<SectionAnswer<Given>>();
  const posted = useActionData() as SectionAnswer<Given> | undefined;
  const isOurs = posted !== undefined && (intents as string[]).includes(posted.intent);
  return {
    fetcher,
    answer: fetcher.data ?? (isOurs ? posted : null),
    isBusy: fetcher.state !== 'idle',
  };
}

/** The answer to the forms of one intent; null when the last one was to another. */
export function answerTo<Given>(
  section: Section<Given>,
  intent: OwnIntent,
): SectionAnswer<Given> | null {
  return section.answer?.intent === intent ? section.answer : null;
}
