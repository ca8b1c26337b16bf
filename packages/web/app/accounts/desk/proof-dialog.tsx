import { Button, PasswordInput, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useState } from 'react';
import { ProblemNote, showToast, useAnswer, useWork } from '#desk';
import { identity, proof } from '../clients.ts';
import { proofMessages } from '../messages/proof.ts';
import { proveByPasskey } from '../own/prove-by-passkey.ts';
import { personApi } from '../session/person-api.ts';
import { rememberThisPage } from '../session/wanted-page.ts';

/** Above the drawers. */
const Z_INDEX = 300;
const ask = { api: personApi };

/** The dialog in which people prove who they are; false if they close it. */
export function openProofDialog(): Promise<boolean> {
  return new Promise((resolve) => {
    const id: string = modals.open({
      title: proofMessages.title(),
      zIndex: Z_INDEX,
      onClose: () => resolve(false),
      children: (
        <ProofForms
          onProven={() => {
            resolve(true);
            modals.close(id);
          }}
        />
      ),
    });
  });
}

function ProofForms({ onProven }: { onProven: () => void }) {
  const known = useAnswer('proof', async (signal) => {
    const { methods } = (await proof.getProof({}, { ...ask, signal })).data;
    const isMailed = methods.includes('emailed-code');
    const identities = isMailed ? (await identity.getIdentities({}, { ...ask, signal })).data : [];
    return { methods, identities };
  });
  const send = useWork(async () => {
    await proof.sendProofCode({}, ask);
    showToast(proofMessages.codeSent());
  });
  const passkey = useWork(async () => {
    const problem = await proveByPasskey();
    if (problem === null) onProven();
    else showToast(problem, 'bad');
  });
  if (!known.answer) {
    if (known.problem) return <ProblemNote problem={known.problem} onRetry={known.again} />;
    return <Skeleton height={90} />;
  }
  const { methods, identities } = known.answer;
  return (
    <Stack>
      <Text size="sm">{proofMessages.staffIntro()}</Text>
      {methods.includes('password') && (
        <TextProof name="currentPassword" label={proofMessages.password()} onProven={onProven} />
      )}
      {methods.includes('totp') && (
        <TextProof name="code" label={proofMessages.appCode()} onProven={onProven} />
      )}
      {methods.includes('passkey') && (
        <Button variant="default" loading={passkey.isBusy} onClick={() => passkey.run()}>
          {proofMessages.byPasskey()}
        </Button>
      )}
      {methods.includes('emailed-code') && (
        <>
          <ProblemNote problem={send.problem} onRetry={send.run} />
          <Button variant="default" loading={send.isBusy} onClick={() => send.run()}>
            {proofMessages.sendCode()}
          </Button>
          <TextProof name="emailedCode" label={proofMessages.emailedCode()} onProven={onProven} />
          {identities.map(
            ({ issuer, subject, name, start }) =>
              start && (
                <Button
                  key={`${issuer} ${subject}`}
                  component="a"
                  variant="default"
                  href={`${start}?mode=page`}
                  onClick={rememberThisPage}
                >
                  {proofMessages.bySignIn({ provider: name })}
                </Button>
              ),
          )}
        </>
      )}
    </Stack>
  );
}

interface TextProofProps {
  name: 'currentPassword' | 'code' | 'emailedCode';
  label: string;
  onProven: () => void;
}

/** A proof that is typed: the password or a code. */
function TextProof({ name, label, onProven }: TextProofProps) {
  const [text, setText] = useState('');
  const work = useWork(async () => {
    await proof.proveYourself({ [name]: text }, ask);
    onProven();
  });
  const isPassword = name === 'currentPassword';
  const Input = isPassword ? PasswordInput : TextInput;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void work.run();
      }}
    >
      <Stack gap="xs">
        <ProblemNote problem={work.problem} />
        <Input
          name={name}
          label={label}
          required
          autoFocus={isPassword}
          autoComplete={isPassword ? 'current-password' : 'one-time-code'}
          {...(!isPassword && { inputMode: 'numeric', maxLength: 11 })}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Button type="submit" loading={work.isBusy}>
          {proofMessages.prove()}
        </Button>
      </Stack>
    </form>
  );
}
