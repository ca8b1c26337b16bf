import { optionalLinkProblem, ownAccountEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf, BodyOf, FieldRefusal } from '@homestead/contract/platform';
import { type Actor, atomically, type Services } from '#platform';
import { answer } from '../answer.ts';
import { answerMessages } from '../messages/answers.ts';
import { refuseFields } from '../refuse-field.ts';
import { changeOwnColumns } from './change-own-columns.ts';
import { requireNamedPerson } from './own-person.ts';

type UpdateSocialMedia = typeof ownAccountEndpoints.updateSocialMedia;

const columnOf = {
  faceBook: 'facebook',
  instaGram: 'instagram',
  linkdin: 'linkedin',
  twitter: 'twitter',
} as const;
const fieldNames = Object.keys(columnOf) as (keyof typeof columnOf)[];

/**
 * Changes the given links; null and an empty text clear. Refuses links that are not https,
 * (not-permitted) another person's id without the right to change them.
 */
export async function updateSocialMedia(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  body: BodyOf<UpdateSocialMedia>,
): Promise<AnswerOf<UpdateSocialMedia>> {
  requireGood(body);
  const columns = Object.fromEntries(
    fieldNames.flatMap((field) =>
      body[field] === undefined ? [] : [[columnOf[field], body[field] || null]],
    ),
  );
  await atomically(db, async (tx) => {
    const person = await requireNamedPerson(tx, actor.caller, body.id, { lock: true });
    await changeOwnColumns(tx, actor, person, columns);
  });
  return answer(true, answerMessages.linksUpdated());
}

function requireGood(body: BodyOf<UpdateSocialMedia>): void {
  const labels = ownAccountEndpoints.updateSocialMedia.labels;
  const fields: FieldRefusal[] = fieldNames.flatMap((field) => {
    const message = optionalLinkProblem(body[field] ?? '');
    return message ? [{ field, label: labels?.[field] ?? field, message }] : [];
  });
  if (fields.length > 0) refuseFields(fields);
}
