import type { TourAnswer, WireTourRequest } from '@homestead/contract/leads';
import { phoneLink, phoneText } from '@homestead/contract/platform';
import { type FormEvent, useEffect, useState } from 'react';
import { FormNote, SubmitButton, TextField } from '#forms';
import { ApiError, browserApi } from '#platform';
import { leads } from '../client.ts';
import { tourAnswerMessages } from '../messages/tour-answer.ts';
import { tourMessages } from '../messages/tours.ts';
import { hasBegun, TimeFields } from './own-tour-parts.tsx';
import { TourHome } from './tour-home.tsx';
import { tourTimeText, tourZoneText } from './tour-time-text.ts';
import { tourKinds } from './tour-words.ts';

/**
 * The tour request of an emailed link, to be answered without signing in. Opening it changes
 * nothing.
 */
export default function AnswerTour({ linkKey }: { linkKey: string }) {
  const [tour, setTour] = useState<WireTourRequest>();
  const [problem, setProblem] = useState('');
  const [isPending, setPending] = useState(false);
  const [asksName, setAsksName] = useState(false);
  const options = { api: browserApi, linkKey };
  useEffect(() => {
    leads.getTourToAnswer({}, { api: browserApi, linkKey }).then(
      ({ data }) => setTour(data),
      (error: Error) => setProblem(error.message),
    );
  }, [linkKey]);
  const send = async (answer: TourAnswer) => {
    setPending(true);
    setProblem('');
    try {
      setTour((await leads.answerTour(answer, options)).data);
    } catch (error) {
      setProblem((error as Error).message);
      setAsksName(error instanceof ApiError && error.problem.code === 'tour-name-unprintable');
      const known = await leads.getTourToAnswer({}, options).catch(() => null);
      // A link that has ended can't do anything anymore.
      setTour(known?.data ?? (tour && { ...tour, abilities: [] }));
    }
    setPending(false);
  };
  return (
    <>
      {problem && <FormNote>{problem}</FormNote>}
      {tour && (
        <div className="grid gap-4">
          <Facts tour={tour} />
          <Answers tour={tour} asksName={asksName} isPending={isPending} send={send} />
        </div>
      )}
    </>
  );
}

function Facts({ tour }: { tour: WireTourRequest }) {
  const { name, phone, email, homeAddress, mlsNumber, kind, comments, state, agreedAt } = tour;
  const times = agreedAt ? [agreedAt] : state === 'proposed' ? tour.proposed : tour.startsAt;
  const now = new Date().toISOString();
  const isOver = hasBegun(tour, now);
  const words = tour.waitsForSignature ? tourAnswerMessages.toSign : stateTexts[state];
  return (
    <>
      <p role="status">
        <strong>{isOver ? tourAnswerMessages.tookPlace() : words()}</strong>
        <br />
        {times.map((at) => tourTimeText(at, now)).join('; ')}
        <br />
        <span className="fine-print">{tourZoneText()}</span>
      </p>
      <p>
        {tourAnswerMessages.tourOf({ name, kind: tourKinds[kind]() })}
        <br />
        <TourHome homeAddress={homeAddress} mlsNumber={mlsNumber} />
      </p>
      <p>
        {phone && <a href={`tel:${phoneLink(phone)}`}>{phoneText(phone)}</a>}
        <br />
        {email && <a href={`mailto:${email}`}>{email}</a>}
      </p>
      {comments && <p>{comments}</p>}
    </>
  );
}

const stateTexts = {
  requested: tourAnswerMessages.requested,
  confirmed: tourMessages.confirmedFor,
  proposed: tourAnswerMessages.proposed,
  declined: tourAnswerMessages.declined,
  canceled: tourAnswerMessages.canceled,
};

interface AnswersProps {
  tour: WireTourRequest;
  asksName: boolean;
  isPending: boolean;
  send: (answer: TourAnswer) => Promise<void>;
}

function Answers({ tour, asksName, isPending, send }: AnswersProps) {
  const { version, abilities, startsAt, proposed, kind, videoLink, hasAgreement } = tour;
  const onSubmit = (read: (text: (name: string) => string) => TourAnswer) => {
    return (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const form = new FormData(event.currentTarget);
      return send(read((name) => String(form.get(name) ?? '')));
    };
  };
  const video = (id: string) =>
    kind === 'video-chat' && (
      <TextField
        id={id}
        name="videoLink"
        type="url"
        label={tourAnswerMessages.videoLink()}
        defaultValue={videoLink ?? ''}
        problem={undefined}
      />
    );
  const agreement = (id: string) => (
    <>
      <label className="row gap-3">
        <input type="checkbox" name="hasAgreement" defaultChecked={hasAgreement} />
        {tourAnswerMessages.agreement()}
      </label>
      {asksName && (
        <TextField
          id={id}
          name="printableName"
          maxLength={100}
          label={tourAnswerMessages.printableName()}
          problem={undefined}
        />
      )}
    </>
  );
  return (
    <>
      {abilities.includes('confirm') && (
        <form
          className="grid gap-3"
          onSubmit={onSubmit((text) => ({
            ...{ answer: 'confirm', version, startsAt: text('startsAt') },
            ...{ videoLink: text('videoLink'), isForced: text('isForced') === 'on' },
            hasAgreement: text('hasAgreement') === 'on',
            printableName: text('printableName'),
          }))}
        >
          {[...new Set([...startsAt, ...proposed])].map((time, index) => (
            <label key={time} className="row gap-3">
              <input type="radio" name="startsAt" value={time} defaultChecked={index === 0} />
              {tourTimeText(time, new Date().toISOString())}
            </label>
          ))}
          {video('confirm-link')}
          {agreement('confirm-name')}
          <label className="row gap-3">
            <input type="checkbox" name="isForced" />
            {tourAnswerMessages.force()}
          </label>
          <SubmitButton isPending={isPending}>{tourAnswerMessages.confirm()}</SubmitButton>
        </form>
      )}
      {abilities.includes('propose') && (
        <details className="disclosure">
          <summary>{tourAnswerMessages.propose()}</summary>
          <form
            className="grid gap-3 above-4"
            onSubmit={onSubmit((text) => ({
              ...{ answer: 'propose', version, first: text('first'), second: text('second') },
              ...{ third: text('third'), videoLink: text('videoLink') },
              hasAgreement: text('hasAgreement') === 'on',
              printableName: text('printableName'),
            }))}
          >
            <TimeFields />
            {video('propose-link')}
            {agreement('propose-name')}
            <SubmitButton isPending={isPending}>{tourAnswerMessages.propose()}</SubmitButton>
          </form>
        </details>
      )}
      {abilities.includes('decline') && (
        <details className="disclosure">
          <summary>{tourAnswerMessages.decline()}</summary>
          <form
            className="grid gap-3 above-4"
            onSubmit={onSubmit((text) => ({ answer: 'decline', version, reason: text('reason') }))}
          >
            <TextField
              name="reason"
              label={tourAnswerMessages.reason()}
              maxLength={500}
              problem={undefined}
            />
            <SubmitButton isPending={isPending} look="plain">
              {tourAnswerMessages.decline()}
            </SubmitButton>
          </form>
        </details>
      )}
    </>
  );
}
