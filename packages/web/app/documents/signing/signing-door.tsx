import type { WireSigningLink } from '@homestead/contract/documents';
import { useEffect, useState } from 'react';
import {
  CodeField,
  FormMessages,
  FormNote,
  formStyles,
  SecretLinkField,
  SubmitButton,
} from '#forms';
import { signingMessages } from '../messages/signing.ts';
import { readSigningLink } from './kept-signing.ts';
import { useCallForm } from './use-call-form.ts';
import type { Signing } from './use-signing.ts';

/** What is before the documents: the link, then the code. */
export function SigningDoor({ door, ...signing }: Signing) {
  return (
    <>
      <h1>{signingMessages.title()}</h1>
      {door.at === 'reading' && (
        <>
          <p role="status" className="needs-script">
            {signingMessages.opening()}
          </p>
          <noscript>
            <p>{signingMessages.needsScript()}</p>
          </noscript>
        </>
      )}
      {door.at === 'none' && <PasteLink notice={door.notice} paste={signing.paste} />}
      {door.at === 'failed' && (
        <>
          <FormNote>{door.notice}</FormNote>
          {door.canRetry ? (
            <p>
              <button type="button" className="button" onClick={() => signing.retry()}>
                {signingMessages.tryAgain()}
              </button>
            </p>
          ) : (
            <PasteLink notice={null} paste={signing.paste} />
          )}
        </>
      )}
      {door.at === 'link' && (
        <LinkFacts
          facts={door.facts}
          notice={door.notice}
          enter={signing.enter}
          sendCode={signing.sendCode}
        />
      )}
    </>
  );
}

function PasteLink({ notice, paste }: { notice: string | null; paste: Signing['paste'] }) {
  const { form, problems, isPending } = useCallForm(
    async (typed) => paste(typed.text('link')),
    (typed) => ({
      link:
        Object.keys(readSigningLink(typed('link'))).length > 0
          ? null
          : signingMessages.linkNeeded(),
    }),
  );
  return (
    <>
      {notice && <FormNote>{notice}</FormNote>}
      <p>{signingMessages.linkLead()}</p>
      <form {...form} className={formStyles.form}>
        <SecretLinkField link={null} pasted={undefined} problem={problems.link} />
        <SubmitButton isPending={isPending}>{signingMessages.open()}</SubmitButton>
      </form>
    </>
  );
}

interface LinkFactsProps extends Pick<Signing, 'enter' | 'sendCode'> {
  facts: WireSigningLink;
  notice: string | null;
}

/** Who the link is for, and how they show that it's them. */
function LinkFacts({ facts, notice, enter, sendCode }: LinkFactsProps) {
  const { sender, firm, recipient, title, isLocked, isOwn } = facts;
  return (
    <>
      {notice && <FormNote>{notice}</FormNote>}
      <div className="panel pad-4 grid gap-2">
        <p className="text-22 serif">{title}</p>
        <p>{signingMessages.sentBy({ sender, firm })}</p>
        <p className="quiet">
          {signingMessages.forName({ recipient })} {signingMessages.notYou({ sender })}
        </p>
      </div>
      {isLocked ? (
        <FormNote>{signingMessages.locked({ sender })}</FormNote>
      ) : isOwn ? (
        <EnterAsOneself enter={enter} />
      ) : (
        <EnterByCode facts={facts} enter={enter} sendCode={sendCode} />
      )}
    </>
  );
}

function EnterAsOneself({ enter }: Pick<Signing, 'enter'>) {
  const { form, answer, problems, isPending } = useCallForm(() => enter(null));
  return (
    <form {...form} className={formStyles.form}>
      <FormMessages answer={answer} problems={problems} />
      <p>{signingMessages.isOwn()}</p>
      <SubmitButton isPending={isPending}>{signingMessages.open()}</SubmitButton>
    </form>
  );
}

const digitsIn = (text: string) => text.replaceAll(/\D/g, '');

function EnterByCode({ facts, enter, sendCode }: Omit<LinkFactsProps, 'notice'>) {
  const [has, setHas] = useState<'no-code' | 'sent' | 'earlier'>('no-code');
  const to = facts.codeTo;
  const asked = useCallForm(async () => {
    await sendCode();
    setHas('sent');
  });
  const typed = useCallForm(
    (form) => enter(digitsIn(form.text('code'))),
    (value) => ({
      code: digitsIn(value('code')).length === 6 ? null : signingMessages.codeNeeded(),
    }),
  );
  useEffect(() => {
    if (has !== 'no-code') document.getElementById('code')?.focus();
  }, [has]);
  return (
    <>
      {has !== 'no-code' && (
        <form {...typed.form} className={formStyles.form}>
          <p role="status">{has === 'sent' && signingMessages.codeSent({ to })}</p>
          <FormMessages answer={typed.answer} problems={typed.problems} />
          <CodeField problem={typed.problems.code} />
          <SubmitButton isPending={typed.isPending}>{signingMessages.open()}</SubmitButton>
        </form>
      )}
      <form {...asked.form} className={formStyles.form}>
        <FormMessages answer={asked.answer} problems={asked.problems} />
        {has === 'no-code' && (
          <p>
            {facts.codeChannel === 'sms'
              ? signingMessages.codeBySms({ to })
              : signingMessages.codeByEmail({ to })}
          </p>
        )}
        <SubmitButton isPending={asked.isPending} look={has === 'no-code' ? 'primary' : 'plain'}>
          {has === 'no-code' ? signingMessages.sendCode() : signingMessages.sendAgain()}
        </SubmitButton>
      </form>
      {has === 'no-code' && (
        <p>
          <button type="button" className="text-button" onClick={() => setHas('earlier')}>
            {signingMessages.haveCode()}
          </button>
        </p>
      )}
    </>
  );
}
