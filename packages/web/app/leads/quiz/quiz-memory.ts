import { quizLetters, quizQuestions } from '@homestead/contract/leads';

const KEY = 'quiz';

/** The fields of the answers, in the order of the questions. */
export const answerNames = quizQuestions.map((_, index) => `answer${index + 1}`);

/** Keeps the answers on this device, so that the quiz goes on after a reload. */
export function keepAnswers(form: HTMLFormElement): void {
  const chosen = new FormData(form);
  const answers = answerNames.map((name) => chosen.get(name) ?? '');
  try {
    localStorage.setItem(KEY, JSON.stringify(answers));
  } catch {
    // Then they last as long as the page.
  }
}

/** Puts the kept answers into a form that has none yet. */
export function restoreAnswers(form: HTMLFormElement): void {
  for (const [index, letter] of readAnswers().entries()) {
    const field = form.elements.namedItem(answerNames[index] ?? '');
    const isOurs = quizLetters.some((one) => one === letter);
    if (field instanceof RadioNodeList && field.value === '' && isOurs) field.value = letter;
  }
}

export function forgetAnswers(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept where the browser stores nothing.
  }
}

function readAnswers(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.map(String).slice(0, answerNames.length) : [];
  } catch {
    return [];
  }
}
