import { newsletterEndpoints, type WireNewsletter } from '@homestead/contract/leads';
import { editAction, type FormSection, type RecordAction, RecordDrawer } from '#desk';
import { instantText } from '#platform';
import { newsletterMessages } from '../messages/newsletters.ts';
import { fairHousingReason } from '../templates/fair-housing-reason.ts';
import { newsletters } from './newsletter-client.ts';
import { NewsletterDraftPreview } from './newsletter-draft-preview.tsx';
import { NewsletterPreview } from './newsletter-preview.tsx';

export const lists = {
  newsletter: newsletterMessages.newsletter,
  app: newsletterMessages.app,
};
const listChoices = () =>
  Object.entries(lists).map(([value, label]) => ({ value, label: label() }));

/** The form of a newsletter. */
export const newsletterSections = (): readonly FormSection[] => [
  {
    title: newsletterMessages.english(),
    fields: [
      { name: 'list', choices: listChoices() },
      { name: 'subject', isWide: true },
      { name: 'preheader', isWide: true, hint: newsletterMessages.preheaderHint() },
      { name: 'body', kind: 'lines', hint: newsletterMessages.bodyHint() },
    ],
  },
  {
    title: newsletterMessages.spanish(),
    fields: [
      { name: 'subjectEs', isWide: true, hint: newsletterMessages.spanishHint() },
      { name: 'preheaderEs', isWide: true },
      { name: 'bodyEs', kind: 'lines' },
    ],
  },
  { fields: [{ ...fairHousingReason, hint: newsletterMessages.reasonHint() }] },
];

/** What happened to a draft so far. */
const titles: Readonly<Record<string, () => string>> = {
  created: newsletterMessages.created,
  edited: newsletterMessages.edited,
  scheduled: newsletterMessages.scheduled,
  stopped: newsletterMessages.wasStopped,
};

const nothing = { sendAt: '' };

function SendDrawer({
  record: { id, version, subject: name, audience },
  onClose,
  onDone,
}: {
  record: WireNewsletter;
  onClose: () => void;
  onDone: () => void;
}) {
  return (
    <RecordDrawer
      isOpen
      onClose={onClose}
      title={newsletterMessages.sendTitle({ name })}
      intro={newsletterMessages.sendIntro({ count: audience ?? 0 })}
      schema={newsletterEndpoints.sendNewsletter}
      sections={[{ fields: [{ name: 'sendAt', kind: 'datetime-local' }] }]}
      record={nothing}
      isNew
      submitLabel={newsletterMessages.sendNow()}
      save={async ({ sendAt }, key) => {
        const time = sendAt ? { sendAt: String(sendAt) } : {};
        const { data } = await newsletters.sendNewsletter({ id, version, ...time }, key);
        return newsletterMessages.willSend({ name, at: instantText(data.sendAt ?? '') });
      }}
      said={(done) => done}
      onSaved={onDone}
    />
  );
}

type Step = 'stop' | 'pause' | 'resume' | 'cancel';

const control =
  (step: Step, said: (values: { name: string }) => string) =>
  async ({ id, subject: name }: WireNewsletter) => {
    await newsletters.controlNewsletter({ id, step });
    return said({ name });
  };

/** What is done with a newsletter. */
export const newsletterActions = (): readonly RecordAction<WireNewsletter>[] => [
  {
    name: 'preview',
    onlyShows: true,
    label: newsletterMessages.preview,
    key: 'p',
    isOpening: true,
    dialog: ({ record, onClose }) => <NewsletterPreview newsletter={record} onClose={onClose} />,
  },
  editAction<WireNewsletter>({
    titleOf: ({ subject }) => subject,
    schema: newsletterEndpoints.updateNewsletter,
    sections: newsletterSections(),
    save: newsletters.updateNewsletter,
    preview: (_, values) => <NewsletterDraftPreview values={values} />,
    history: ({ id }) => ({
      ask: (page, signal) =>
        newsletters.getNewsletterHistory({ id, page }, { ...(signal && { signal }) }),
      undo: (change) => newsletters.undoNewsletterChange({ id, change }),
      titleOf: ({ what }) => titles[what]?.() ?? what,
    }),
  }),
  {
    name: 'test',
    label: newsletterMessages.test,
    async run({ id }, key) {
      const { data } = await newsletters.testNewsletter({ id }, key);
      return newsletterMessages.tested(data);
    },
  },
  {
    name: 'send',
    label: newsletterMessages.send,
    dialog: (given) => <SendDrawer {...given} />,
  },
  {
    name: 'stop',
    label: newsletterMessages.stop,
    run: control('stop', newsletterMessages.stopped),
  },
  {
    name: 'pause',
    label: newsletterMessages.pause,
    run: control('pause', newsletterMessages.wasPaused),
  },
  {
    name: 'resume',
    label: newsletterMessages.resume,
    run: control('resume', newsletterMessages.resumed),
  },
  {
    name: 'cancel',
    label: newsletterMessages.cancel,
    question: newsletterMessages.cancelQuestion,
    isDangerous: true,
    run: control('cancel', newsletterMessages.wasCanceled),
  },
];
