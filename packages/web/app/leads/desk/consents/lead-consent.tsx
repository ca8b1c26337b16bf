import type { WireConsent } from '@homestead/contract/leads';
import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { personApi } from '#accounts';
import { ProblemNote, sayProblem, TableSkeleton, usePages, useWork } from '#desk';
import { dateText, downloadFile, instantText } from '#platform';
import { consentMessages } from '../messages/consents.ts';
import { consents } from './consent-client.ts';
import { RecordConsentDrawer } from './record-consent-drawer.tsx';

const whats: Record<WireConsent['what'], () => string> = {
  texts: consentMessages.texts,
  'marketing-texts': consentMessages.marketingTexts,
  emails: consentMessages.emails,
  'marketing-emails': consentMessages.marketingEmails,
};

const ways: Record<NonNullable<WireConsent['how']>, (said: { day: string }) => string> = {
  call: consentMessages.byCall,
  meeting: consentMessages.byMeeting,
  paper: consentMessages.byPaper,
  email: consentMessages.byEmail,
};

interface LeadConsentProps {
  leadId: string;
  name: string;
  /** After something was written down. */
  onRecorded?: () => void;
  /** Without a panel around it, where it is in one. */
  isBare?: boolean;
}

/** What a lead agreed to: where it stands, how it came to be, and a form to write it down. */
export function LeadConsent({ leadId, name, onRecorded, isBare = false }: LeadConsentProps) {
  const [isOpen, drawer] = useDisclosure(false);
  const { first, rows, problem, again, hasMore, showMore } = usePages(leadId, (page, signal) =>
    consents.listLeadConsents({ id: leadId, page }, { ...(signal && { signal }) }),
  );
  return (
    <section
      className={isBare ? 'grid gap-3' : 'panel pad-4 grid gap-3'}
      aria-label={consentMessages.title()}
    >
      {problem && <ProblemNote problem={problem} onRetry={again} />}
      {!first && !problem && <TableSkeleton columns={1} />}
      {first && (
        <div>
          {standings.map(({ what, noAddress }) => (
            <Standing
              key={what}
              what={what}
              state={first[keyOf[what]]}
              noAddress={noAddress}
              newest={first.data.find((entry) => entry.what === what)}
            />
          ))}
        </div>
      )}
      {rows && (
        <details className="disclosure">
          <summary>{consentMessages.history()}</summary>
          {rows.length === 0 && <Text c="dimmed">{consentMessages.noHistory()}</Text>}
          <ol className="grid gap-3">
            {rows.map((entry) => (
              <ConsentEntry key={entry.id} entry={entry} name={name} />
            ))}
          </ol>
          {hasMore && (
            <Button variant="default" mt="sm" onClick={showMore}>
              {consentMessages.older()}
            </Button>
          )}
        </details>
      )}
      <div>
        <Button variant="default" onClick={drawer.open}>
          {consentMessages.record()}
        </Button>
      </div>
      {isOpen && (
        <RecordConsentDrawer
          leadId={leadId}
          name={name}
          onClose={drawer.close}
          onDone={() => {
            again();
            onRecorded?.();
          }}
        />
      )}
    </section>
  );
}

type Shown = keyof typeof keyOf;

const keyOf = {
  texts: 'texts',
  'marketing-texts': 'marketingTexts',
  'marketing-emails': 'marketingEmails',
} as const;

const standings: readonly { what: Shown; noAddress: () => string }[] = [
  { what: 'texts', noAddress: consentMessages.noPhone },
  { what: 'marketing-texts', noAddress: consentMessages.noPhone },
  { what: 'marketing-emails', noAddress: consentMessages.noEmail },
];

interface StandingProps {
  what: Shown;
  state: State;
  noAddress: () => string;
  /** What was said last about it. */
  newest: WireConsent | undefined;
}

/** Where one kind of consent is, since when, and how it was given or withdrawn. */
function Standing({ what, state, noAddress, newest }: StandingProps) {
  const isGranted = state.state === 'granted';
  const isKnown = isGranted || state.state === 'withdrawn';
  const how = isKnown && newest?.isGranted === isGranted ? sourceText(newest) : null;
  return (
    <Text>
      {consentMessages.standing({ what: whats[what](), state: stateText(state, noAddress) })}
      {how && (
        <Text span c="dimmed">
          {' '}
          · {how}
        </Text>
      )}
    </Text>
  );
}

type State = Awaited<ReturnType<typeof consents.listLeadConsents>>['texts'];

function stateText({ state, since }: State, noAddress: () => string): string {
  const at = since ? instantText(since) : '';
  if (state === 'granted') return consentMessages.granted({ at });
  if (state === 'withdrawn') return consentMessages.withdrawn({ at });
  if (state === 'stopped') return consentMessages.stopped({ at });
  return state === 'no-address' ? noAddress() : consentMessages.missing();
}

function sourceText({ what, source, how, givenOn, page }: WireConsent): string {
  if (how && givenOn) return ways[how]({ day: dateText(givenOn) });
  if (source === 'stop' && what === 'marketing-emails') {
    return page ? consentMessages.byStopLink() : consentMessages.byStopEmail();
  }
  if (source === 'stop') return consentMessages.byStop();
  if (source === 'start') return consentMessages.byStart();
  if (source === 'message') return consentMessages.byText();
  return page ? consentMessages.byFormAt({ page }) : consentMessages.byForm();
}

function ConsentEntry({ entry, name }: { entry: WireConsent; name: string }) {
  const { what, isGranted, wording, recordedBy, recordedAt, isOthers, file } = entry;
  const said = isGranted ? consentMessages.agreed : consentMessages.withdrew;
  const download = useWork((key: string) =>
    downloadFile(key, { api: personApi, name: consentMessages.scanName({ name }) }).catch(
      sayProblem,
    ),
  );
  return (
    <li className="grid gap-1">
      <Text size="sm" fw={600}>
        {said({ what: whats[what]() })}
      </Text>
      <Text size="sm" c="dimmed">
        {sourceText(entry)} · {instantText(recordedAt)}
        {recordedBy && ` · ${consentMessages.recordedBy({ name: recordedBy })}`}
        {isOthers && ` · ${consentMessages.others()}`}
      </Text>
      {wording && <Text size="sm">{consentMessages.words({ wording })}</Text>}
      {file && (
        <div>
          <Button
            variant="subtle"
            size="compact-sm"
            loading={download.isBusy}
            onClick={() => void download.run(file)}
          >
            {consentMessages.scan()}
          </Button>
        </div>
      )}
    </li>
  );
}
