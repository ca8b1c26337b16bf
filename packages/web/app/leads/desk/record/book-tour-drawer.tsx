import { tourRequestEndpoints } from '@homestead/contract/leads';
import { localArea } from '@homestead/contract/platform';
import { type FieldHints, RecordDrawer } from '#desk';
import { instantText } from '#platform';
import { findHomes } from '../emails/find-homes.ts';
import type { LeadDrawerProps } from '../inquiries/lead-drawer.ts';
import { actMessages } from '../messages/acts.ts';
import { tourRequestMessages } from '../messages/tour-requests.ts';
import { printableNameField, tourRequests } from '../tour-actions.tsx';

const fields = (): (string | FieldHints)[] => [
  {
    ...{ name: 'homes', kind: 'many', label: actMessages.home(), find: findHomes, most: 1 },
    hint: actMessages.homeHint(),
  },
  {
    ...{ name: 'kind', label: actMessages.kind() },
    choices: [
      { value: 'in-person', label: actMessages.inPerson() },
      { value: 'video-chat', label: actMessages.videoChat() },
    ],
  },
  {
    name: 'startsAt',
    kind: 'datetime-local',
    label: actMessages.startsAt({ area: localArea().name }),
  },
  { name: 'videoLink', isShown: ({ kind }) => kind === 'video-chat' },
  { name: 'comments', kind: 'lines' },
  { name: 'hasAgreement', hint: tourRequestMessages.agreementHint() },
  printableNameField(),
  { name: 'isForced', afterRefusal: 'tour-time-taken', hint: actMessages.forceHint() },
];

const blank = {
  ...{ homes: [], kind: 'in-person', startsAt: '', comments: '' },
  ...{ hasAgreement: false, isForced: false },
};

type Sent = Parameters<typeof tourRequests.bookTour>[0];

/** Books a tour that a lead agreed to. */
export function BookTourDrawer({ leadId, name, onClose, onDone }: LeadDrawerProps) {
  return (
    <RecordDrawer
      isOpen
      onClose={onClose}
      title={actMessages.bookTourTitle({ name })}
      intro={actMessages.bookTourIntro({ name })}
      schema={tourRequestEndpoints.bookTour}
      sections={[{ fields: fields() }]}
      record={blank}
      isNew
      submitLabel={actMessages.bookTour()}
      save={async (written, key) => {
        const { data } = await tourRequests.bookTour({ ...written, id: leadId } as Sent, key);
        if (data.waitsForSignature) return tourRequestMessages.sentToSign({ name });
        return actMessages.booked({ name, at: instantText(data.agreedAt ?? '') });
      }}
      said={(done) => done}
      onSaved={onDone}
    />
  );
}
