import { quizMessages } from '../messages/quiz.ts';
import { DialogLink } from '../requests/dialog-link.tsx';

const load = () => import('./quiz-dialog.tsx');

/** TAKE QUIZ: opens the quiz over the page. */
export function QuizLink() {
  return (
    <DialogLink href="/quiz" load={load}>
      {quizMessages.takeQuiz()}
    </DialogLink>
  );
}
