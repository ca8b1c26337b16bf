import { phoneText } from '@homestead/contract/platform';
import {
  type DealContact,
  dealParts,
  offerReaders,
  offerStateText,
} from '@homestead/contract/transactions';
import { Badge, Button, Group, Loader, Text } from '@mantine/core';
import { Suspense } from 'react';
import {
  type ClientLoaderFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import { requireStaff } from '#accounts';
import { DeskPage, DeskPanel, DeskSkeleton, lazyPart, showToast } from '#desk';
import { ApiError, instantDateText, orNull } from '#platform';
import { offerDeskMessages } from '../../messages.ts';
import { counters } from '../counters/counter-client.ts';
import VersionsPanel from '../counters/versions-panel.tsx';
import { listingFiles } from '../listing-files/listing-file-client.ts';
import { dealMessages } from '../messages/deals.ts';
import { OfferPeople } from '../offer-people.tsx';
import { OfferSteps } from '../offer-steps.tsx';
import { deals } from './deal-client.ts';
import { DealTerms } from './deal-terms.tsx';
import styles from './deals.module.css';

export { DeskFailure as ErrorBoundary } from '#desk';

const Documents = lazyPart(() => import('../listing-files/listing-documents-panel.tsx'));

export function meta() {
  return [{ title: dealMessages.title() }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, offerReaders);
  return null;
}

const WHOLE = /^[1-9]\d{0,9}$/;

/**
 * Redirects to /not-found if the `id` names no offer in the caller's sight, and without one to the
 * latest.
 */
export async function clientLoader({ request: { url, signal } }: ClientLoaderFunctionArgs) {
  const id = new URL(url).searchParams.get('id');
  if (id !== null && !WHOLE.test(id)) throw redirect('/not-found');
  try {
    const { data } = await deals.getDealDetails(id === null ? {} : { id: Number(id) }, { signal });
    const { id: number, listingFile } = data.offer;
    if (id === null) throw redirect(`/transaction-details?id=${number}`);
    const [versions, file] = await Promise.all([
      counters.listOfferVersions({ id: number }, { signal }),
      listingFile &&
        orNull(() => listingFiles.getListingFile({ id: listingFile.id }, { signal }), 404),
    ]);
    return { ...data, versions, file: file?.data ?? null };
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

/** /transaction-details: one deal from top to bottom; without `id`, it goes to the latest. */
export default function DealPage() {
  const data = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  if (!data) {
    return (
      <DeskPage title={dealMessages.title()}>
        <DeskPanel title={dealMessages.noOffers()}>
          <Text c="dimmed">{dealMessages.noOffersHint()}</Text>
        </DeskPanel>
      </DeskPage>
    );
  }
  const { offer, deal, contacts, sections, versions, file } = data;
  const { id, code, propertyAddress } = offer;
  const side = sections.filter(({ key }) => key === 'dates' || key === 'documents');
  const title = propertyAddress ?? offerDeskMessages.offer({ code });
  return (
    <DeskPage
      back={{ to: '/dashboardmain', label: offerDeskMessages.title() }}
      title={title}
      below={
        <Group gap="4px 12px">
          <Badge variant="light">{offerStateText(offer)}</Badge>
          <Text c="dimmed">{code}</Text>
          <OfferPeople offer={offer} />
          {deal && <Text c="dimmed">{sinceText(deal)}</Text>}
        </Group>
      }
      actions={
        <Group gap="xs" className={styles.actions}>
          <Button component={Link} to={`/transaction/${id}`}>
            {deal ? dealMessages.openDeal() : dealMessages.openOffer()}
          </Button>
          <Button variant="default" onClick={() => window.print()}>
            {dealMessages.print()}
          </Button>
          <Button variant="default" onClick={() => void copyLink(id)}>
            {dealMessages.copyLink()}
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
          {versions.data.length > 0 && (
            <VersionsPanel versions={versions} onOver={() => void revalidate()} />
          )}
          {file && (
            <Suspense fallback={<Loader size="sm" />}>
              <Documents file={{ ...file, abilities: [] }} onSaved={() => void revalidate()} />
              <Link className="no-print" to={`/listing-files/${file.id}`}>
                {dealMessages.openFile()}
              </Link>
            </Suspense>
          )}
          <OfferSteps offer={offer} />
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

async function copyLink(id: number): Promise<void> {
  const url = `${window.location.origin}/transaction-details?id=${id}`;
  try {
    await navigator.clipboard.writeText(url);
    showToast(dealMessages.copied());
  } catch {
    showToast(dealMessages.notCopied({ url }));
  }
}
