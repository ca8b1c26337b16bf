import { likedAnswers, TOUR_COMMENT_MAX } from '@homestead/contract/leads';
import {
  type FormRule,
  formAnswer,
  problemsOf,
  readSecretLink,
  refusedForm,
  secretLinkRule,
  type TypedForm,
} from '#forms';
import type { Api } from '#platform';
import { leads } from '../client.ts';
import { ratingMessages } from '../messages/tour-rating.ts';

const likedOf = (text: string) => likedAnswers.find((answer) => answer === text);
const starsOf = (text: string) => (/^[1-5]$/.test(text) ? Number(text) : null);

/** The rules of a rating, with the link that it is sent with. */
export const ratingRule: FormRule = (typed) => ({
  ...secretLinkRule(typed),
  stars: starsOf(typed('stars')) ? null : ratingMessages.starsNeeded(),
  liked: likedOf(typed('liked')) ? null : ratingMessages.likedNeeded(),
  comment: typed('comment').length > TOUR_COMMENT_MAX ? ratingMessages.commentTooLong() : null,
});

/** Sends a rating. Returns that it was stored, or what the form shows instead. */
export async function takeRatingForm(
  api: Api,
  form: TypedForm,
): Promise<{ rated: true } | ReturnType<typeof formAnswer>> {
  const values = form.texts('link', 'stars', 'liked', 'comment');
  const fields = problemsOf(ratingRule, (name) => form.text(name));
  const [stars, liked] = [starsOf(values.stars), likedOf(values.liked)];
  if (fields || !stars || !liked) return formAnswer({ fields: fields ?? {}, values });
  const linkKey = readSecretLink(values.link).token;
  try {
    await leads.rateTour({ stars, liked, comment: values.comment }, { api, linkKey });
    return { rated: true };
  } catch (error) {
    return refusedForm(error, { values });
  }
}
