import { language, type Problem } from '@homestead/contract/platform';

/** A refusal said in Spanish, by its code. */
export type SayRefusal = (problem: Partial<Problem>) => Partial<Problem>;

let load: (() => Promise<SayRefusal>) | null = null;

/** Says where the Spanish sentences of refusals come from; they load with the first refusal. */
export function translateRefusals(from: () => Promise<SayRefusal>): void {
  load = from;
}

/** A refusal in the page's language. The API itself answers in English. */
export async function inPageLanguage(problem: Partial<Problem>): Promise<Partial<Problem>> {
  if (language() === 'en' || !load) return problem;
  // The English sentence is better than none.
  const say = await load().catch(() => null);
  return say ? say(problem) : problem;
}
