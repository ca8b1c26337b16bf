import { TOUR_TIMES_MAX, tourContactProblems, tourTimeProblem } from '@homestead/contract/leads';
import type { VisitOrigin } from '@homestead/contract/platform';
import type { FormRule } from '#forms';
import type { TourKind } from './tour-words.ts';

/** The facts that tour request forms need. */
export interface TourFacts {
  mlsNumber: string;
  /** The page that does the same without script. */
  action: string;
  /** The home in words: its address if it may be shown. */
  home: string;
  /** The local date, YYYY-MM-DD: the first day that can be chosen. */
  today: string;
  /** The signed-in person, to prefill their contact details; null for a visitor. */
  person: { id: string; name: string; email: string; phone: string } | null;
  /** The campaign that led here, which a dialog in the browser can't read. */
  campaign: VisitOrigin['campaign'];
  /** The brokerage, which asks for consent to texts and marketing. */
  firm: string;
  /** What the state's law says about buyer agreements; null where nothing needs to be said. */
  buyerAgreement: string | null;
}

/** Names what was typed into a request and not sent. */
export const tourDraft = ({ mlsNumber, person }: TourFacts) => ({
  name: ['tour', mlsNumber].join(' '),
  owner: person?.id ?? '',
});

/** A stored request. */
export interface SentTour {
  kind: TourKind;
  /** YYYY-MM-DD, local. */
  day: string;
  /** Local wall times HH:mm, earliest first. */
  times: string[];
  email: string;
}

/** The wall times that are typed or chosen, each as often as it was; at most one too many. */
export const timesIn = (text: string) =>
  text
    .split(' ', 64)
    .filter(Boolean)
    .slice(0, TOUR_TIMES_MAX + 1);

/** The rule of the first step: one to three different times of the day that have not passed. */
export const tourTimesRule: FormRule = (typed) => {
  const times = timesIn(typed('time'));
  const chosen = { day: typed('day'), now: new Date() };
  for (const [index, time] of (times.length > 0 ? times : ['']).entries()) {
    const problem = tourTimeProblem(time, { ...chosen, times: times.slice(0, index) });
    if (problem) return { time: problem };
  }
  return { time: null };
};

/** The rule of the second step. */
export const tourContactRule: FormRule = (typed) => ({
  name: null,
  email: null,
  phone: null,
  message: null,
  ...tourContactProblems({
    name: typed('name'),
    email: typed('email'),
    phone: typed('phone'),
    message: typed('message'),
  }),
});

/** The rules of the whole request. */
export const tourRule: FormRule = (typed) => ({
  ...tourTimesRule(typed),
  ...tourContactRule(typed),
});
