import {
  leadEndpoints,
  quizLetters,
  quizQuestions,
  readQuizAnswers,
  UNUSED_QUESTION,
  wantedBy,
} from '@homestead/contract/leads';
import type { FastifyInstance } from 'fastify';
import { type Services, serveEndpoint } from '#platform';
import { recordInquiry } from '../inquiries/record-inquiry.ts';
import { takeRequest } from '../inquiries/take-request.ts';
import { fieldMessages } from '../messages/fields.ts';
import { matchMessages } from '../messages/matches.ts';
import { matchAgents } from './match-agents.ts';
import { findInterest, insertQuizSubmission, selectAgentWork } from './quiz-store.ts';

/** Registers the quiz that matches people with an agent. */
export function serveQuizCalls(app: FastifyInstance, services: Services): void {
  serveEndpoint(app, leadEndpoints.saveQuizDetails, async (call) => {
    const { user_info: requester, quizz_Question_info: given, ...origin } = call.body;
    const letters = readQuizAnswers(given);
    return takeRequest(services, leadEndpoints.saveQuizDetails, call, {
      requester,
      origin,
      nameOf: (field) => `user_info.${field}`,
      refused: letters ? [] : [missingAnswers()],
      async store(tx, inquiry) {
        const answers = quizQuestions.map(({ question, options }, index) => ({
          question,
          answer: options[quizLetters.indexOf(letters?.[index] ?? 'A')] ?? '',
        }));
        const { id: inquiryId } = await recordInquiry(services, tx, {
          ...inquiry,
          kind: 'quiz',
          message: answers
            .filter((_, index) => index !== UNUSED_QUESTION)
            .map(({ question, answer }) => `${question} ${answer}`)
            .join('\n'),
        });
        const promiseMinutes = services.settings.PROMISE_MINUTES;
        const wanted = {
          ...wantedBy(letters ?? []),
          interest: inquiry.personId ? await findInterest(tx, inquiry.personId) : null,
          language: origin.language === 'es' ? 'Spanish' : null,
        };
        const match = matchAgents(await selectAgentWork(tx), wanted, { promiseMinutes });
        await insertQuizSubmission(tx, { inquiryId, answers, match });
        return { status: 'success' as const, message: matchMessages.submitted(), match };
      },
    });
  });
}

const missingAnswers = () => ({
  field: 'quizz_Question_info',
  label: fieldMessages.answers(),
  message: fieldMessages.answerAll(),
});
