import { recipientEndpoints, type WireRecipient } from '@homestead/contract/documents';
import { localDate } from '@homestead/contract/platform';
import { type RecordAction, RecordDrawer, sayDone } from '#desk';
import { recipients } from '../document-client.ts';
import { signerMessages } from '../messages/signers.ts';
import { undoable } from '../steps/step-done.ts';
import { ForwardDialog } from './forward-dialog.tsx';

/** What staff do for one recipient of an envelope. */
export const signerActions = (envelope: string): readonly RecordAction<WireRecipient>[] => [
  {
    name: 'in-person',
    label: signerMessages.startInPerson,
    buttonName: ({ name }) => `${signerMessages.startInPerson()}: ${name}`,
    isUsual: true,
    dialog: ({ record: { id, name, email }, onClose }) => (
      <RecordDrawer
        isOpen
        isNew
        onClose={onClose}
        title={signerMessages.inPersonTitle({ name })}
        intro={signerMessages.inPersonHint({ isEmailed: email === '' ? 'no' : 'yes' })}
        schema={recipientEndpoints.startInPerson}
        sections={[
          {
            fields: [
              {
                ...{ name: 'identifiedBy', isWide: true },
                choices: [
                  { value: 'known', label: signerMessages.known() },
                  { value: 'photo-id', label: signerMessages.photoId() },
                ],
              },
            ],
          },
        ]}
        record={{}}
        submitLabel={signerMessages.openSigning()}
        save={async (given, key) => {
          const identifiedBy = given.identifiedBy === 'photo-id' ? 'photo-id' : 'known';
          const sent = { id: envelope, recipient: id, identifiedBy } as const;
          return (await recipients.startInPerson(sent, key)).data.session;
        }}
        said={() => null}
        // The page where people sign is another document than the office.
        onSaved={(session) => location.assign(`/signdoc#s=${encodeURIComponent(session)}`)}
      />
    ),
  },
  {
    name: 'give-pamphlet',
    label: signerMessages.givePamphlet,
    buttonName: ({ name }) => `${signerMessages.givePamphlet()}: ${name}`,
    dialog: ({ record: { id, name }, onClose, onDone }) => (
      <RecordDrawer
        isOpen
        isNew
        onClose={onClose}
        title={signerMessages.pamphletTitle({ name })}
        intro={signerMessages.pamphletHint()}
        schema={recipientEndpoints.giveRecipientPamphlet}
        sections={[
          {
            fields: [
              {
                ...{ name: 'how', isWide: true },
                choices: [
                  { value: 'paper', label: signerMessages.onPaper() },
                  { value: 'email', label: signerMessages.byEmail() },
                ],
              },
              { name: 'on' },
            ],
          },
        ]}
        record={{ on: localDate(new Date()) }}
        submitLabel={signerMessages.logPamphlet()}
        save={(given, key) => {
          const how = given.how === 'email' ? 'email' : 'paper';
          const sent = { id: envelope, recipient: id, how, on: String(given.on) } as const;
          return recipients.giveRecipientPamphlet(sent, key);
        }}
        said={() => signerMessages.pamphletLogged({ name })}
        onSaved={onDone}
      />
    ),
  },
  {
    name: 'forward',
    label: signerMessages.forward,
    buttonName: ({ name }) => `${signerMessages.forward()}: ${name}`,
    isUsual: true,
    dialog: ({ record, onClose, onDone }) => (
      <ForwardDialog envelope={envelope} recipient={record} onClose={onClose} onDone={onDone} />
    ),
  },
  {
    name: 'unlock',
    label: signerMessages.unlock,
    buttonName: ({ name }) => `${signerMessages.unlock()}: ${name}`,
    question: signerMessages.unlockQuestion,
    isUsual: true,
    run: async ({ id, name }, key) => {
      await recipients.unlockRecipient({ id: envelope, recipient: id }, key);
      return signerMessages.unlocked({ name });
    },
  },
  {
    name: 'resend',
    label: signerMessages.resend,
    buttonName: ({ name }) => `${signerMessages.resend()}: ${name}`,
    question: signerMessages.resendQuestion,
    isUsual: true,
    run: async ({ id, name }, key) => {
      const sent = { id: envelope, recipient: id, isUndoable: true };
      const { held } = await recipients.resendLink(sent, key);
      return undoable(signerMessages.resent({ name }), held);
    },
  },
  {
    name: 'revoke',
    label: signerMessages.revoke,
    isDangerous: true,
    dialog: ({ record: { id, name }, onClose, onDone }) => (
      <RecordDrawer
        isOpen
        isNew
        onClose={onClose}
        title={signerMessages.revokeTitle({ name })}
        intro={signerMessages.revokeHint()}
        schema={recipientEndpoints.revokeRecipient}
        sections={[{ fields: [{ name: 'reason', isWide: true }] }]}
        record={{}}
        submitLabel={signerMessages.revoke()}
        save={(given, key) => {
          const sent = { id: envelope, recipient: id, isUndoable: true };
          return recipients.revokeRecipient({ ...sent, reason: String(given.reason) }, key);
        }}
        said={() => null}
        onSaved={({ held }) => {
          const done = undoable(signerMessages.linkRevoked({ name }), held);
          sayDone(done.message, [done], onDone);
          onDone();
        }}
      />
    ),
  },
];
