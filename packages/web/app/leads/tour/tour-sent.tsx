import { useEffect, useRef } from 'react';
import { Icon, Toast } from '#design';
import { KeptDraft } from '#forms';
import { tourFormMessages } from '../messages/tour-form.ts';
import { type SentTour, type TourFacts, tourDraft } from './tour-rule.ts';
import { tourVisitText, wallTimeText } from './tour-words.ts';

interface TourSentProps {
  tour: SentTour;
  facts: TourFacts;
}

/** That a tour request was sent: where, when, and what happens next. It takes the focus. */
export function TourSent({ tour, facts }: TourSentProps) {
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="grid gap-3 above-4">
      <KeptDraft {...tourDraft(facts)} sent={tour} />
      <p ref={title} tabIndex={-1} className="no-outline row gap-2 medium">
        <Icon name="check" />
        {tourFormMessages.sentTitle()}
      </p>
      <p>
        <b>{facts.home}</b>
        <br />
        {tourVisitText(tour)}
        <br />
        {tourFormMessages.sentTimes({
          times: tour.times.map(wallTimeText).join(', '),
          count: tour.times.length,
        })}
      </p>
      <p>{tourFormMessages.sentNext({ count: tour.times.length })}</p>
      <p>{tourFormMessages.sentMail({ email: tour.email })}</p>
      <Toast>{tourFormMessages.tourScheduled()}</Toast>
    </div>
  );
}
