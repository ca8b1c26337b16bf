import { leadsChanged, type WireLeadRecord } from '@homestead/contract/leads';
import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useLocation,
  useNavigate,
  useRevalidator,
} from 'react-router';
import { requireStaff } from '#accounts';
import {
  DeskPage,
  DeskSkeleton,
  lazyPart,
  sayProblem,
  showToast,
  useFocusBack,
  useIsPhone,
  useKeys,
} from '#desk';
import { ApiError, useLive } from '#platform';
import { inquiries } from '../inquiries/inquiry-client.ts';
import { leadListMessages } from '../messages/lead-list.ts';
import { leadRecordMessages } from '../messages/lead-record.ts';
import { LeadDrawer } from './lead-actions.tsx';
import { type LeadAct, LeadActs } from './lead-acts.tsx';
import { LeadAhead } from './lead-ahead.tsx';
import { LeadFacts } from './lead-facts.tsx';
import type { LeadField } from './lead-fields.ts';
import { LeadHappened } from './lead-happened.tsx';
import { type LeadPlace, useLeadOrder } from './lead-order.ts';
import styles from './lead-page.module.css';
import { leadRecords } from './lead-record-client.ts';
import { LeadWho, ReachButtons } from './lead-who.tsx';
import { useLeadFields } from './use-lead-fields.ts';
import { useLeadKeys } from './use-lead-keys.ts';
import { useLookups } from './use-lookups.ts';

const LeadActDrawer = lazyPart(() => import('./lead-act-drawer.tsx'));

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

type Part = 'who' | 'acts' | 'ahead' | 'happened' | 'facts';

/** Read and tabbed as they are seen: one below the other, or in three columns. */
const phoneOrder: readonly Part[] = ['who', 'acts', 'happened', 'ahead', 'facts'];
const deskOrder: readonly Part[] = ['who', 'facts', 'happened', 'ahead'];

const placeOf: Readonly<Record<Part, string | undefined>> = {
  who: styles.who,
  acts: styles.ahead,
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
  const order = useLeadOrder(id);
  const { state } = useLocation();
  const list = order?.list ?? { to: '/leads', label: leadListMessages.title() };
  const [edited, setEdited] = useState<LeadField | null>(null);
  const [drawer, setDrawer] = useState<string | null>(null);
  const [act, setAct] = useState<LeadAct | null>(null);
  const remember = useFocusBack(drawer !== null || act !== null);
  const start = (action: string) => {
    remember();
    setDrawer(action);
  };
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
  const goTo = (to: string | null | undefined) => to && navigate(`/leads/${to}`, { state });
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
  const hasNeighbors = order !== null && order.of > 1;
  useLeadKeys(lead, { start, claim: () => void claim(), edit: setEdited, hasNeighbors });
  const given = { lead, fields, lookups, edited, onEdit: setEdited };
  const isPhone = useIsPhone();
  // Here, so that turning a phone keeps what was filled in.
  const acts = (
    <LeadActs
      lead={lead}
      onStart={(started) => {
        remember();
        setAct(started);
      }}
    />
  );
  const parts: Readonly<Record<Part, ReactNode>> = {
    who: <LeadWho {...given} start={start} onDone={revalidate} />,
    acts,
    ahead: (
      <>
        {!isPhone && acts}
        <LeadAhead lead={lead} />
      </>
    ),
    happened: <LeadHappened lead={lead} />,
    facts: <LeadFacts {...given} onOpenDetails={() => start('details')} onDone={revalidate} />,
  };
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
      {act && (
        <Suspense>
          <LeadActDrawer lead={lead} act={act} onClose={() => setAct(null)} onDone={revalidate} />
        </Suspense>
      )}
    </DeskPage>
  );
}

function OrderLinks({ at, of, previous, next }: LeadPlace) {
  const { state } = useLocation();
  return (
    <nav className="row gap-2" aria-label={leadRecordMessages.position({ at, of })}>
      {previous && (
        <Button
          component={Link}
          to={`/leads/${previous}`}
          state={state}
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
          state={state}
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
