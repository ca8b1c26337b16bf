import { type Language, language, type Problem } from '@homestead/contract/platform';

/** A refusal said in Spanish, by its code. */
export type SayRefusal = (problem: Partial<Problem>) => Partial<Problem>;

/** Set by the web build, so that an English page carries none of this. */
declare const PAGE_LANGUAGE: Language;
const isEnglishBuild = typeof PAGE_LANGUAGE !== 'undefined' && PAGE_LANGUAGE === 'en';

let load: (() => Promise<SayRefusal>) | null = null;

/** Says where the Spanish sentences of refusals come from; they load with the first refusal. */
export function translateRefusals(from: () => Promise<SayRefusal>): void {
  load = from;
}

/** A refusal in the page's language. The API itself answers in English. */
export async function inPageLanguage(problem: Partial<Problem>): Promise<Partial<Problem>> {
  if (isEnglishBuild || language() === 'en' || !load) return problem;
  // The English sentence is better than none.
  const say = await load().catch(() => null);
  return say ? say(problem) : problem;
}
