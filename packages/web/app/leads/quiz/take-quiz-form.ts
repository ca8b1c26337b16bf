import { quizQuestions, type WireQuizMatch } from '@homestead/contract/leads';
import { formAnswer, problemsOf, readForm } from '#forms';
import type { Api } from '#platform';
import { leads } from '../client.ts';
import { consentFieldNames } from '../contact/consent-fields.ts';
import { formOrigin } from '../contact/form-origin.ts';
import { quizMessages } from '../messages/quiz.ts';
import { refusedRequest } from '../requests/refused-request.ts';
import { requesterRule } from '../requests/requester-rule.ts';
import { answerNames } from './quiz-memory.ts';

/** The quiz was stored. */
export interface SentQuiz {
  message: string;
  match: WireQuizMatch;
}

/**
 * Sends the quiz. Returns what it found, or what the form shows instead; what was typed stays. The
 * same key never stores twice.
 */
export async function takeQuizForm(
  api: Api,
  request: Request,
): Promise<SentQuiz | ReturnType<typeof formAnswer>> {
  const form = await readForm(request);
  const values = form.texts('user_name', 'email', 'phone', ...consentFieldNames, ...answerNames);
  const fields = {
    ...problemsOf(requesterRule, (name) => form.text(name)),
    ...Object.fromEntries(
      answerNames.filter((name) => !values[name]).map((name) => [name, quizMessages.choose()]),
    ),
  };
  const [first] = Object.values(fields);
  if (first !== undefined) return formAnswer({ fields, values, toast: first });
  try {
    const { message, match } = await leads.saveQuizDetails(
      {
        user_info: {
          name: values.user_name ?? '',
          email: values.email ?? '',
          phone: values.phone ?? '',
        },
        quizz_Question_info: quizQuestions.map(({ question }, index) => ({
          question,
          answer: form.text(answerNames[index] ?? ''),
        })),
        ...formOrigin(request, values),
      },
      { api, ...form.marks() },
    );
    return { message, match };
  } catch (error) {
    return refusedRequest(error, values);
  }
}
