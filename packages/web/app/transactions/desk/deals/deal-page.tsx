import { phoneText } from '@homestead/contract/platform';
import { type DealContact, dealParts, offerStates } from '@homestead/contract/transactions';
import { Badge, Button, Group, List, Text } from '@mantine/core';
import {
  type ClientLoaderFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { requireStaff } from '#accounts';
import { Ago, DeskPage, DeskPanel, DeskSkeleton, showToast } from '#desk';
import { ApiError, instantDateText } from '#platform';
import { offerDeskMessages } from '../../messages.ts';
import { dealMessages } from '../messages/deals.ts';
import { deals } from './deal-client.ts';
import { DealTerms } from './deal-terms.tsx';
import styles from './deals.module.css';

export { DeskFailure as ErrorBoundary } from '#desk';

export function meta() {
  return [{ title: dealMessages.title() }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, 'transactions');
  return null;
}

const WHOLE = /^[1-9]\d{0,9}$/;

/** Redirects to /not-found if the `id` names no offer in the caller's sight. */
export async function clientLoader({ request: { url, signal } }: ClientLoaderFunctionArgs) {
  const id = new URL(url).searchParams.get('id');
  if (id !== null && !WHOLE.test(id)) throw redirect('/not-found');
  try {
    const { data } = await deals.getDealDetails(id === null ? {} : { id: Number(id) }, { signal });
    return data;
  } catch (error) {
    if (!(error instanceof ApiError) || ![400, 404].includes(error.status)) throw error;
    if (id === null) return null;
    throw redirect('/not-found');
  }
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <DeskSkeleton title={dealMessages.title()} />;
}

/** /transaction-details: one deal from top to bottom; without `id`, the latest. */
export default function DealPage() {
  const data = useLoaderData<typeof clientLoader>();
  if (!data) {
    return (
      <DeskPage title={dealMessages.title()}>
        <DeskPanel title={dealMessages.noOffers()}>
          <Text c="dimmed">{dealMessages.noOffersHint()}</Text>
        </DeskPanel>
      </DeskPage>
    );
  }
  const { offer, deal, contacts, sections } = data;
  const { id, code, state, propertyAddress } = offer;
  const side = sections.filter(({ key }) => key === 'dates' || key === 'documents');
  const title = propertyAddress ?? offerDeskMessages.offer({ code });
  return (
    <DeskPage
      back={{ to: '/dashboardmain', label: offerDeskMessages.title() }}
      title={title}
      below={
        <Group gap="4px 12px">
          <Badge variant="light">{offerStates[state]}</Badge>
          <Text c="dimmed">{code}</Text>
          {offer.client && <Text c="dimmed">{offer.client}</Text>}
          {deal && <Text c="dimmed">{sinceText(deal)}</Text>}
        </Group>
      }
      actions={
        <Group gap="xs" className={styles.actions}>
          <Button component={Link} to={`/transaction/${id}`}>
            {dealMessages.edit()}
          </Button>
          <Button variant="default" onClick={() => window.print()}>
            {dealMessages.print()}
          </Button>
          <Button variant="default" onClick={() => void share(title, id)}>
            {dealMessages.share()}
          </Button>
        </Group>
      }
    >
      <div className={styles.page}>
        <div>
          <DealTerms sections={sections.filter((section) => !side.includes(section))} />
        </div>
        <div>
          <DealTerms sections={side} />
          <DeskPanel title={dealMessages.contacts()}>
            {contacts.length === 0 && <Text c="dimmed">{dealMessages.noContacts()}</Text>}
            <ul className={styles.people}>
              {contacts.map((contact) => (
                <li key={`${contact.part} ${contact.name}`}>
                  <Contact {...contact} />
                </li>
              ))}
            </ul>
          </DeskPanel>
          <DeskPanel title={dealMessages.whatHappened()}>
            <List size="sm" listStyleType="none" spacing={4}>
              {offer.states.map(({ state: reached, at, by }) => (
                <List.Item key={at}>
                  {by
                    ? offerDeskMessages.byPerson({ state: offerStates[reached], name: by })
                    : offerDeskMessages.byServer({ state: offerStates[reached] })}{' '}
                  <Text span size="sm" c="dimmed">
                    <Ago at={at} />
                  </Text>
                </List.Item>
              ))}
            </List>
          </DeskPanel>
        </div>
      </div>
    </DeskPage>
  );
}

const sinceText = ({ openedAt, endedAt }: { openedAt: string; endedAt: string | null }) =>
  endedAt
    ? dealMessages.ended({ day: instantDateText(endedAt) })
    : dealMessages.since({ day: instantDateText(openedAt) });

function Contact({ part, name, company, phone, email }: DealContact) {
  return (
    <>
      <Text>
        <strong>{name}</strong>
        {company && `, ${company}`}
      </Text>
      <Text size="sm" c="dimmed">
        {dealParts[part]}
      </Text>
      <Group gap="0 12px">
        {phone && <a href={`tel:${phone}`}>{phoneText(phone)}</a>}
        {email && <a href={`mailto:${email}`}>{email}</a>}
      </Group>
    </>
  );
}

/** Through the device's own dialog where it has one, else by copying the link. */
async function share(title: string, id: number): Promise<void> {
  const url = `${window.location.origin}/transaction-details?id=${id}`;
  try {
    if (navigator.share) return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    showToast(dealMessages.copied());
  } catch (error) {
    const isCanceled = error instanceof DOMException && error.name === 'AbortError';
    if (!isCanceled) showToast(dealMessages.notCopied({ url }));
  }
}
