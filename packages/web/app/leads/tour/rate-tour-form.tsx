import { likedAnswers, TOUR_COMMENT_MAX, type WireRatedTour } from '@homestead/contract/leads';
import { useEffect, useState } from 'react';
import { Form } from 'react-router';
import {
  Field,
  FieldProblem,
  type FormAnswer,
  FormMessages,
  FormNote,
  formStyles,
  readSecretLink,
  SecretLinkField,
  SubmitButton,
  useCheckedForm,
  useSecretLink,
} from '#forms';
import { browserApi } from '#platform';
import { leads } from '../client.ts';
import { ratingMessages } from '../messages/tour-rating.ts';
import { ratingRule } from './take-rating-form.ts';
import { TourHome } from './tour-home.tsx';
import { tourTimeText, tourZoneText } from './tour-time-text.ts';

const stars = [1, 2, 3, 4, 5];
const likedTexts = {
  yes: ratingMessages.yes,
  no: ratingMessages.no,
  unsure: ratingMessages.unsure,
};

/**
 * Rates the tour of an emailed link. With script it shows which tour that is and an earlier rating;
 * without, the link is pasted into a field.
 */
export function RateTourForm({ answer }: { answer: FormAnswer | undefined }) {
  const link = useSecretLink();
  const { tour, problem } = useRatedTour(link);
  const { form, problems, isPending } = useCheckedForm(ratingRule, answer);
  const typed: Record<string, string> = answer?.values ?? {};
  const given = tour?.rating;
  if (tour && !tour.isChangeable) return <p>{ratingMessages.tooLate()}</p>;
  return (
    // An earlier rating arrives after the fields were made.
    <Form {...form} key={given?.ratedAt} className={formStyles.form}>
      <FormMessages answer={answer} problems={problems} />
      {problem && <FormNote>{problem}</FormNote>}
      {tour && (
        <p>
          <TourHome homeAddress={tour.homeAddress} mlsNumber={tour.mlsNumber} />
          <br />
          {tourTimeText(tour.agreedAt, new Date().toISOString())}. {tourZoneText()}
        </p>
      )}
      <SecretLinkField link={link} pasted={typed.link} problem={problems.link} />
      <Choices
        name="stars"
        legend={ratingMessages.stars()}
        choices={stars.map((count) => [String(count), ratingMessages.starCount({ count })])}
        chosen={typed.stars ?? String(given?.stars ?? '')}
        problem={problems.stars}
      />
      <Choices
        name="liked"
        legend={ratingMessages.liked()}
        choices={likedAnswers.map((liked) => [liked, likedTexts[liked]()])}
        chosen={typed.liked ?? given?.liked ?? ''}
        problem={problems.liked}
      />
      <Field id="comment" label={ratingMessages.comment()} problem={problems.comment}>
        {(tied) => (
          <textarea
            {...tied}
            name="comment"
            rows={4}
            maxLength={TOUR_COMMENT_MAX}
            defaultValue={typed.comment ?? given?.comment}
          />
        )}
      </Field>
      <SubmitButton isPending={isPending}>{ratingMessages.send()}</SubmitButton>
    </Form>
  );
}

interface ChoicesProps {
  name: string;
  legend: string;
  choices: readonly (readonly [value: string, label: string])[];
  chosen: string;
  problem: string | undefined;
}

function Choices({ name, legend, choices, chosen, problem }: ChoicesProps) {
  return (
    <fieldset
      className={formStyles.choices}
      data-scale={choices.length === stars.length || undefined}
      aria-describedby={problem && `${name}-problem`}
    >
      <legend className={formStyles.legend}>{legend}</legend>
      <div>
        {choices.map(([value, label], index) => (
          <label key={value} className={formStyles.choice}>
            <input
              id={index === 0 ? name : undefined}
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
              aria-invalid={problem ? true : undefined}
            />
            {label}
          </label>
        ))}
      </div>
      <FieldProblem id={name} problem={problem} />
    </fieldset>
  );
}

/** The tour of a link; undefined while unknown. */
function useRatedTour(link: string | null | undefined) {
  const [found, setFound] = useState<{ tour?: WireRatedTour; problem?: string }>({});
  useEffect(() => {
    if (!link) return;
    leads.getTourToRate({}, { api: browserApi, linkKey: readSecretLink(link).token }).then(
      ({ data: tour }) => setFound({ tour }),
      (error: Error) => setFound({ problem: error.message }),
    );
  }, [link]);
  return found;
}
