import type { ReactNode } from 'react';
import { homepageMessages } from '../messages/homepage.ts';
import { Promo } from './promo.tsx';

/** Buttons that other rooms bring; a block without its button isn't shown. */
export interface HomepageParts {
  /** TAKE QUIZ, which opens the quiz. */
  takeQuiz?: ReactNode;
  /** Notify me!, which opens the app's waiting list. */
  notifyMe?: ReactNode;
}

/** 'Get Matched With an Agent'. */
export function AgentMatch({ takeQuiz }: HomepageParts) {
  if (!takeQuiz) return null;
  return (
    <Promo id="match" title={homepageMessages.match()} text={homepageMessages.matchText()}>
      {takeQuiz}
    </Promo>
  );
}

/** 'New App Coming Soon!'. */
export function NewApp({ notifyMe }: HomepageParts) {
  if (!notifyMe) return null;
  return (
    <Promo id="app" title={homepageMessages.app()} text={homepageMessages.appText()}>
      {notifyMe}
    </Promo>
  );
}
