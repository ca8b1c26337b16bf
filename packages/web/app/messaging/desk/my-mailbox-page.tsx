import { mailboxCalls, mailboxEndpoints, type WireMyMailbox } from '@homestead/contract/messaging';
import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { personApi, requireStaff } from '#accounts';
import {
  ChangeButton,
  DeskPage,
  DeskPanel,
  DeskSkeleton,
  Facts,
  RecordForm,
  sayProblem,
  showToast,
} from '#desk';
import { createClient, instantText } from '#platform';
import { mailboxMessages } from '../messages.ts';

const mailboxes = createClient<typeof mailboxEndpoints>(mailboxCalls, personApi);

export { DeskFailure as ErrorBoundary } from '#desk';

export function meta() {
  return [{ title: mailboxMessages.title() }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, 'lead-claim');
  return null;
}

export async function clientLoader({ request }: { request: Request }) {
  return mailboxes.getMyMailbox({}, { signal: request.signal });
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <DeskSkeleton title={mailboxMessages.title()} />;
}

const blank = { smtpPort: 465, imapPort: 993 };

/** The mailbox that a person sends from and whose answers are read. */
export default function MyMailboxPage() {
  const { data } = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  return (
    <DeskPage title={mailboxMessages.title()}>
      {data && <Connected mailbox={data} onChanged={revalidate} />}
      <DeskPanel title={data ? mailboxMessages.again() : mailboxMessages.connect()}>
        <Text size="sm" c="dimmed" mb="sm">
          {mailboxMessages.intro()}
        </Text>
        <RecordForm
          key={data?.connectedAt ?? ''}
          schema={mailboxEndpoints.connectMyMailbox}
          sections={[
            {
              fields: [
                { name: 'address', kind: 'email' },
                { name: 'username', hint: mailboxMessages.usernameHint() },
                {
                  name: 'password',
                  kind: 'password',
                  hint: mailboxMessages.passwordHint(),
                  isWide: true,
                },
                ...['smtpHost', 'smtpPort', 'imapHost', 'imapPort'],
              ],
            },
          ]}
          record={data ?? blank}
          isNew
          submitLabel={mailboxMessages.connect()}
          save={(fields) => mailboxes.connectMyMailbox(fields as Sent)}
          said={() => mailboxMessages.connected()}
          onSaved={() => revalidate()}
        />
      </DeskPanel>
    </DeskPage>
  );
}

type Sent = Parameters<typeof mailboxes.connectMyMailbox>[0];

function Connected({ mailbox, onChanged }: { mailbox: WireMyMailbox; onChanged: () => void }) {
  const { address, connectedAt, readAt, sendingProblem, readingProblem } = mailbox;
  const reading = readAt
    ? mailboxMessages.readAt({ at: instantText(readAt) })
    : mailboxMessages.soon();
  const disconnect = async () => {
    try {
      await mailboxes.disconnectMyMailbox({});
      showToast(mailboxMessages.disconnected());
    } catch (error) {
      sayProblem(error);
    }
    onChanged();
  };
  const ask = () =>
    modals.openConfirmModal({
      title: mailboxMessages.disconnectTitle(),
      children: mailboxMessages.disconnectText(),
      labels: { confirm: mailboxMessages.disconnect(), cancel: mailboxMessages.keep() },
      onConfirm: () => void disconnect(),
    });
  return (
    <DeskPanel title={address}>
      <Facts
        facts={[
          { label: mailboxMessages.connectedSince(), value: instantText(connectedAt) },
          { label: mailboxMessages.sending(), value: sendingProblem || mailboxMessages.works() },
          { label: mailboxMessages.reading(), value: readingProblem || reading },
        ]}
      />
      <ChangeButton variant="default" mt="md" onClick={ask}>
        {mailboxMessages.disconnect()}
      </ChangeButton>
    </DeskPanel>
  );
}
