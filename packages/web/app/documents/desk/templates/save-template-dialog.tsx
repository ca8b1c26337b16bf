import { envelopeTemplateEndpoints, type WireEnvelopeRow } from '@homestead/contract/documents';
import { daysBetween, localDate } from '@homestead/contract/platform';
import {
  Drawer,
  type FieldHints,
  ProblemNote,
  RecordDrawer,
  TableSkeleton,
  useAnswer,
} from '#desk';
import { templates } from '../document-client.ts';
import { templateMessages } from '../messages/templates.ts';

interface SaveTemplateProps {
  envelope: WireEnvelopeRow;
  onClose: () => void;
}

const LISTED_MAX = 100;

/** Saves an envelope as a template: a new one, or in place of one that the caller may write. */
export default function SaveTemplateDialog({ envelope, onClose }: SaveTemplateProps) {
  const { answer, problem, again } = useAnswer('templates', (signal) =>
    templates.listEnvelopeTemplates({ pageSize: LISTED_MAX }, { signal }),
  );
  const title = templateMessages.saveTitle({ title: envelope.title });
  if (!answer) {
    return (
      <Drawer opened onClose={onClose} position="right" size="lg" title={title}>
        <ProblemNote problem={problem} onRetry={again} />
        {!problem && <TableSkeleton columns={1} />}
      </Drawer>
    );
  }
  const written = answer.data.filter(({ abilities }) => abilities.includes('edit'));
  const replaces: FieldHints = {
    ...{ name: 'replaces', label: templateMessages.replaces(), isRequired: false, isWide: true },
    hint: templateMessages.replacesHint(),
    choices: written.map(({ id, name }) => ({ value: id, label: name })),
  };
  const fields: FieldHints[] = [
    { name: 'name', isWide: true },
    ...(answer.mayShare ? [{ name: 'isShared', hint: templateMessages.sharingHint() }] : []),
    { name: 'dueDays', isRequired: false },
    { name: 'expiresDays', isRequired: false, hint: templateMessages.expiresHint() },
    ...(written.length > 0 ? [replaces] : []),
  ];
  return (
    <RecordDrawer
      isOpen
      isNew
      onClose={onClose}
      title={title}
      intro={templateMessages.saveHint()}
      schema={envelopeTemplateEndpoints.saveEnvelopeTemplate}
      sections={[{ fields }]}
      record={{
        name: envelope.title.slice(0, 100),
        isShared: false,
        ...{ dueDays: daysUntil(envelope.dueOn), expiresDays: null, replaces: null },
      }}
      submitLabel={templateMessages.save()}
      save={async (given, key) => {
        const { name, isShared, dueDays, expiresDays, replaces } = given as Typed;
        const sent = {
          ...{ name: name ?? '', isShared: isShared ?? false, dueDays: dueDays ?? null },
          ...{ expiresDays: expiresDays ?? null, replaces: replaces || null },
        };
        await templates.saveEnvelopeTemplate({ id: envelope.id, ...sent }, key);
        return sent.name;
      }}
      said={(name) => templateMessages.saved({ name })}
      onSaved={() => {}}
    />
  );
}

interface Typed {
  name?: string;
  isShared?: boolean;
  dueDays?: number | null;
  expiresDays?: number | null;
  replaces?: string | null;
}

/** The days that are left until a date; null without one, and where it is over. */
function daysUntil(date: string | null): number | null {
  const days = date === null ? 0 : daysBetween(localDate(new Date()), date);
  return days > 0 ? days : null;
}
