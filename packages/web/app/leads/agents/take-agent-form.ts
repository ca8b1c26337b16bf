import { agentHref } from '@homestead/contract/leads';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router';
import { apiContext } from '#platform';
import { findContactIsland } from '../contact/find-contact-form.ts';
import { takeContactForm } from '../contact/take-contact-form.ts';

/** The form of an agent’s page, empty. */
export const findAgentForm = (args: LoaderFunctionArgs, slug: string) =>
  findContactIsland(args, { agent: slug, action: actionOf(slug) });

/** Sends the form of an agent’s page. Returns the form with what was wrong, or with the thanks. */
export async function takeAgentForm(args: ActionFunctionArgs) {
  const slug = args.params.slug ?? '';
  const form = { agent: slug, action: actionOf(slug) };
  const answer = await takeContactForm(args.context.get(apiContext), args.request, slug);
  const said = 'sent' in answer ? { sentFrom: agentHref(slug) } : { refused: answer.data };
  const init = 'sent' in answer ? null : answer.init;
  return data({ html: await findContactIsland(args, { ...form, ...said }) }, init ?? undefined);
}

/** Back to the form, where the answer is. */
const actionOf = (slug: string) => `${agentHref(slug)}#write`;
