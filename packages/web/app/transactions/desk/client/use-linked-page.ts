import type { WireOfferForClient } from '@homestead/contract/transactions';
import { useState } from 'react';
import { type FormKey, showToast, useAnswer, useWork } from '#desk';

/** What staff see of a page that someone outside opens by emailed links. */
export type LinkedPage = Pick<WireOfferForClient, 'links' | 'reason' | 'isReminded' | 'abilities'>;

/** The calls of such a page. */
export interface LinkedPageCalls<Page extends LinkedPage> {
  read: (signal: AbortSignal) => Promise<{ data: Page }>;
  send: (key: FormKey) => Promise<{ data: Page }>;
  end: (link: string) => Promise<{ data: Page }>;
  remind: (isReminded: boolean) => Promise<{ data: Page }>;
}

/** What staff read about it. */
export interface LinkedPageWords<Page extends LinkedPage> {
  send: () => string;
  question: (page: Page) => string;
  sent: string;
  linkEnded: () => string;
  remind: () => string;
  remindHint: () => string;
  remindersOn: () => string;
  remindersOff: () => string;
}

/** Such a page of the record that `key` names, and what can be done about it. */
export function useLinkedPage<Page extends LinkedPage>(
  key: string,
  calls: LinkedPageCalls<Page>,
  words: LinkedPageWords<Page>,
) {
  const loaded = useAnswer(key, calls.read);
  const [changed, setChanged] = useState<{ data: Page; over: unknown } | null>(null);
  const show = ({ data }: { data: Page }) => setChanged({ data, over: loaded.answer });
  const ending = useWork(async (link: string) => {
    show(await calls.end(link));
    showToast(words.linkEnded());
  });
  const reminding = useWork(async (isReminded: boolean) => {
    show(await calls.remind(isReminded));
    showToast(isReminded ? words.remindersOn() : words.remindersOff());
  });
  const send = async (formKey: FormKey) => {
    show(await calls.send(formKey));
    return words.sent;
  };
  return {
    shown: changed?.over === loaded.answer ? changed?.data : loaded.answer?.data,
    problem: loaded.problem ?? ending.problem,
    ...{ send, ending, reminding, words },
  };
}
