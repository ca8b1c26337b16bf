import { useState } from 'react';
import { Dialog } from '#design';
import { newFormKey } from '#forms';
import { quizMessages } from '../messages/quiz.ts';
import { requestMessages } from '../messages/requests.ts';
import { storedRequester } from '../requests/stored-requester.ts';
import { QuizForm } from './quiz-form.tsx';

/** The quiz over the page. */
export default function QuizDialog({ onClose }: { onClose: () => void }) {
  const [formKey] = useState(newFormKey);
  const [known] = useState(storedRequester);
  return (
    <Dialog
      title={quizMessages.title()}
      corner={{ label: requestMessages.close() }}
      onClose={onClose}
    >
      <QuizForm formKey={formKey} known={known} />
    </Dialog>
  );
}
