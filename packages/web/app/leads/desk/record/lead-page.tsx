import { leadsChanged, type WireLeadRecord } from '@homestead/contract/leads';
import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useNavigate,
  useRevalidator,
} from 'react-router';
import { requireStaff, useStaffSession } from '#accounts';
import { DeskPage, DeskSkeleton, sayProblem, showToast, useIsPhone, useKeys } from '#desk';
import { ApiError, useLive } from '#platform';
import { inquiries } from '../inquiries/inquiry-client.ts';
import { leadListMessages } from '../messages/lead-list.ts';
import { leadRecordMessages } from '../messages/lead-record.ts';
import { LeadDrawer } from './lead-actions.tsx';
import { LeadAhead } from './lead-ahead.tsx';
import { LeadFacts } from './lead-facts.tsx';
import type { LeadField } from './lead-fields.ts';
import { LeadHappened } from './lead-happened.tsx';
import { type LeadPlace, readLeadOrder } from './lead-order.ts';
import styles from './lead-page.module.css';
import { leadRecords } from './lead-record-client.ts';
import { LeadWho, ReachButtons } from './lead-who.tsx';
import { useLeadFields } from './use-lead-fields.ts';
import { useLeadKeys } from './use-lead-keys.ts';
import { useLookups } from './use-lookups.ts';

export { DeskFailure as ErrorBoundary } from '#desk';

export function meta({ loaderData }: { loaderData?: WireLeadRecord | null }) {
  const title = loaderData?.details?.name ?? leadRecordMessages.title();
  return [{ title }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, null);
  return null;
}

/** Redirects from a merged lead, and to /not-found if none is in the caller's sight. */
export async function clientLoader({ params: { id = '' }, request }: ClientLoaderFunctionArgs) {
  try {
    const { signal } = request;
    const { data } = await leadRecords.getLeadContactDetails({ leadid: id }, { signal });
    if (data.id !== id.toLowerCase()) throw redirect(`/leads/${data.id}`);
    return data;
  } catch (error) {
    const isMissing = error instanceof ApiError && [400, 404].includes(error.status);
    if (isMissing) throw redirect('/not-found');
    throw error;
  }
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <DeskSkeleton title={leadRecordMessages.title()} />;
}

type Part = 'who' | 'ahead' | 'happened' | 'facts';

/** Read and tabbed as they are seen: one below the other, or in three columns. */
const phoneOrder: readonly Part[] = ['who', 'ahead', 'happened', 'facts'];
const deskOrder: readonly Part[] = ['who', 'facts', 'happened', 'ahead'];

const placeOf: Readonly<Record<Part, string | undefined>> = {
  who: styles.who,
  ahead: styles.ahead,
  happened: styles.happened,
  facts: styles.facts,
};

/** One lead: who they are, what happened, and what comes next. */
export default function LeadPage() {
  const lead = useLoaderData<typeof clientLoader>();
  return <LeadRecord key={lead.id} lead={lead} />;
}

function LeadRecord({ lead }: { lead: WireLeadRecord }) {
  const { id, details, abilities } = lead;
  const { name } = details;
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const lookups = useLookups();
  const order = readLeadOrder(useStaffSession().id, id);
  const list = order?.list ?? { to: '/leads', label: leadListMessages.title() };
  const [edited, setEdited] = useState<LeadField | null>(null);
  const [drawer, setDrawer] = useState<string | null>(null);
  const opener = useRef<Element | null>(null);
  const start = (action: string) => {
    opener.current = document.activeElement;
    setDrawer(action);
  };
  useEffect(() => {
    if (drawer === null && opener.current instanceof HTMLElement) opener.current.focus();
  }, [drawer]);
  /** A lead that the caller gave away may be out of their sight now. */
  const reload = useCallback(async () => {
    try {
      await leadRecords.getLeadContactDetails({ leadid: id });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
      showToast(leadRecordMessages.gone({ name }));
      return navigate(list.to);
    }
    return revalidate();
  }, [id, name, navigate, revalidate, list.to]);
  const fields = useLeadFields(lead, reload);
  useLive(leadsChanged, (changed) => {
    if (!changed || changed.leadId === id) void revalidate();
  });
  const goTo = (to: string | null | undefined) => to && navigate(`/leads/${to}`);
  useLeadKeys(lead, { start, edit: setEdited, hasNeighbors: order !== null && order.of > 1 });
  useKeys({ j: () => goTo(order?.next), k: () => goTo(order?.previous) });
  const claim = async () => {
    try {
      await inquiries.claimLead({ id });
      showToast(leadRecordMessages.claimed({ name }));
    } catch (error) {
      sayProblem(error);
    }
    await revalidate();
  };
  const given = { lead, fields, lookups, edited, onEdit: setEdited };
  const parts: Readonly<Record<Part, ReactNode>> = {
    who: <LeadWho {...given} start={start} onDone={revalidate} />,
    ahead: <LeadAhead lead={lead} onDone={revalidate} />,
    happened: <LeadHappened lead={lead} />,
    facts: <LeadFacts {...given} onOpenDetails={() => start('details')} onDone={revalidate} />,
  };
  const isPhone = useIsPhone();
  return (
    <DeskPage
      back={list}
      title={name}
      actions={
        <>
          {abilities.includes('claim') && (
            <Button onClick={claim}>{leadRecordMessages.claim()}</Button>
          )}
          {order && order.of > 1 && <OrderLinks {...order} />}
        </>
      }
    >
      <div className={styles.page}>
        {(isPhone ? phoneOrder : deskOrder).map((name) => (
          <div key={name} className={placeOf[name]}>
            {parts[name]}
          </div>
        ))}
      </div>
      <div className={styles.bar}>
        <ReachButtons lead={lead} start={start} />
      </div>
      <LeadDrawer lead={lead} open={drawer} onClose={() => setDrawer(null)} onDone={revalidate} />
    </DeskPage>
  );
}

function OrderLinks({ at, of, previous, next }: LeadPlace) {
  return (
    <nav className="row gap-2" aria-label={leadRecordMessages.position({ at, of })}>
      {previous && (
        <Button
          component={Link}
          to={`/leads/${previous}`}
          variant="default"
          title="k"
          leftSection={<IconChevronLeft size={16} aria-hidden />}
        >
          {leadRecordMessages.previous()}
        </Button>
      )}
      <span className="quiet text-14">{leadRecordMessages.position({ at, of })}</span>
      {next && (
        <Button
          component={Link}
          to={`/leads/${next}`}
          variant="default"
          title="j"
          rightSection={<IconChevronRight size={16} aria-hidden />}
        >
          {leadRecordMessages.next()}
        </Button>
      )}
    </nav>
  );
}
