import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import {
  type Api,
  apiContext,
  formStampContext,
  isSignedInContext,
  type PromptTerms,
  promptContext,
  type Site,
  siteContext,
} from '#platform';
import { findHomePrompt, isHomeGated, takeHomePrompt } from './find-home-prompt.ts';

const URL_OF_HOME = 'https://homes.example/singleproduct/H2';

/** The request of a browser that has looked at one home, the only free one. */
function argsOf(kind: PromptTerms['kind'], typed?: Record<string, string>, status = 200) {
  const sent: unknown[] = [];
  const api: Api = async (path, call) => {
    if (path.endsWith('registration-prompt')) sent.push(JSON.parse(String(call?.body)));
    return Response.json({ statusCode: 'success', data: [] }, { status });
  };
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  context.set(isSignedInContext, false);
  context.set(formStampContext, 'stamp');
  context.set(siteContext, {
    publicUrl: 'https://homes.example',
    brokerage: { name: 'Prairie' },
  } as Site);
  context.set(promptContext, {
    ...{ kind, after: 1 },
    seal: (_purpose, text) => text,
    open: (_purpose, sealed) => sealed,
  });
  const body = typed && new URLSearchParams(typed).toString();
  const looked = encodeURIComponent(JSON.stringify({ homes: ['H1'], isDone: false }));
  const request = new Request(URL_OF_HOME, {
    headers: {
      cookie: `homestead_looked=${looked}`,
      ...(body && {
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': String(body.length),
      }),
    },
    ...(body && { method: 'POST', body }),
  });
  return { args: { context, request, params: { listingId: 'H2' } } as never, sent };
}

it.each([
  ['soft', false, 'value="later"'],
  ['light', true, 'name="email"'],
  ['verified', true, 'action="/login/start"'],
] as const)('%s asks on the page, and leaves out the details: %s', async (kind, isGate, part) => {
  const { args } = argsOf(kind);
  const { prompt, headers } = await findHomePrompt(args, 'H2');
  expect(prompt).toMatchObject({ isGate, isForm: kind === 'light' });
  expect(prompt?.html).toContain(part);
  expect(isHomeGated(args, 'H2')).toBe(isGate);
  expect(headers.map(([, line]) => line.split('=', 1)[0])).toEqual(
    kind === 'verified' ? ['homestead_wanted'] : [],
  );
  expect((await findHomePrompt(args, 'H1')).prompt).toBeNull();
});

it('stores who answers, and shows the home from then on', async () => {
  const { args, sent } = argsOf('light', { intent: 'answer', name: 'Eve', email: 'e@example.org' });
  const answer = (await takeHomePrompt(args)) as Response;
  expect(sent).toMatchObject([{ name: 'Eve', email: 'e@example.org', propertyId: 'H2' }]);
  expect(answer.headers.get('location')).toBe('/singleproduct/H2');
  expect(decodeURIComponent(String(answer.headers.get('set-cookie')))).toContain('"isDone":true');
});

it('shows what is wrong with what was typed', async () => {
  const { args, sent } = argsOf('light', { intent: 'answer', name: 'Eve', email: '' });
  const answer = (await takeHomePrompt(args)) as { data: { html: string } };
  expect(answer.data.html).toContain('Email is required');
  expect(answer.data.html).toContain('value="Eve"');
  expect(sent).toEqual([]);
});

it.each([
  ['later', '/singleproduct/H2', 'homestead_looked'],
  ['register', '/register', 'homestead_wanted'],
  ['login', '/login', 'homestead_wanted'],
])('the suggestion’s %s leads to %s', async (intent, to, cookie) => {
  const answer = (await takeHomePrompt(argsOf('soft', { intent }).args)) as Response;
  expect(answer.headers.get('location')).toBe(to);
  expect(answer.headers.get('set-cookie')).toContain(`${cookie}=`);
});

it('refuses a form that asks for something else', async () => {
  await expect(takeHomePrompt(argsOf('soft', { intent: 'x' }).args)).rejects.toMatchObject({
    init: { status: 400 },
  });
});
