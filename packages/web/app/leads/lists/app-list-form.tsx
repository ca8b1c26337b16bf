import { appListReply, listConsent } from '@homestead/contract/leads';
import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { usePerson } from '#accounts';
import {
  type FormAnswer,
  FormMessages,
  formStyles,
  KeptDraft,
  SubmitButton,
  useFormCheck,
} from '#forms';
import { useSite } from '#platform';
import { appListMessages } from '../messages/mailing-lists.ts';
import { type KnownRequester, RequesterFields } from '../requests/requester-fields.tsx';
import { requesterRule } from '../requests/requester-rule.ts';
import type { SentRequest } from './take-app-list-form.ts';

interface AppListFormProps {
  /** Names one filled-in form. */
  formKey: string;
  known: KnownRequester | null;
  /** The answer to a form sent without script. */
  answer?: SentRequest | FormAnswer | undefined;
}

/** Asks to be told when the app is launched. */
export function AppListForm({ formKey, known, answer: posted }: AppListFormProps) {
  const fetcher = useFetcher<SentRequest | FormAnswer>();
  const answer = fetcher.data ?? posted;
  const refused = answer && 'fields' in answer ? answer : undefined;
  const isSent = answer !== undefined && refused === undefined;
  const isPending = fetcher.state !== 'idle';
  const { form, problems } = useFormCheck(requesterRule, refused, isPending);
  const { brokerage } = useSite();
  const owner = usePerson()?.id ?? '';
  const thanks = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isSent) thanks.current?.focus();
  }, [isSent]);
  if (isSent) {
    return (
      <p ref={thanks} tabIndex={-1} className="text-18 no-outline">
        {appListReply()}
        <KeptDraft name="app-list" owner={owner} sent={answer} />
      </p>
    );
  }
  return (
    <fetcher.Form {...form} action="/app-list" className={formStyles.form}>
      <KeptDraft name="app-list" owner={owner} />
      <FormMessages answer={refused} />
      <RequesterFields
        formKey={formKey}
        known={known}
        values={refused?.values ?? {}}
        problems={problems}
      />
      <p className="fine-print">{listConsent.app(brokerage.name)}</p>
      <SubmitButton isPending={isPending}>{appListMessages.notifyMe()}</SubmitButton>
    </fetcher.Form>
  );
}
