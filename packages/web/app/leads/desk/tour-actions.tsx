import {
  tourRequestCalls,
  tourRequestEndpoints,
  type WireTourRequest,
} from '@homestead/contract/leads';
import { personApi } from '#accounts';
import { type RecordAction, RecordDrawer } from '#desk';
import { createClient } from '#platform';
import { AboutTour } from './about-tour.tsx';
import { tourRequestMessages } from './messages/tour-requests.ts';
import { tourTimesText } from './tour-times-text.ts';

export const tourRequests = createClient<typeof tourRequestEndpoints>(tourRequestCalls, personApi);

const textOf = (value: unknown) => String(value ?? '');
const videoLinkOf = ({ kind }: WireTourRequest) =>
  kind === 'video-chat' ? [{ name: 'videoLink', isRequired: true }] : [];
const printableNameOf = ({ printableName }: Record<string, unknown>) =>
  printableName ? { printableName: textOf(printableName) } : {};
const agreementField = () => ({
  name: 'hasAgreement',
  hint: tourRequestMessages.agreementHint(),
});

/** Asked for once the server found that documents can’t print the client’s name. */
export const printableNameField = () => ({
  name: 'printableName',
  afterRefusal: 'tour-name-unprintable',
  hint: tourRequestMessages.printableHint(),
});

/** What staff do with a tour request. */
export const tourActions: readonly RecordAction<WireTourRequest>[] = [
  {
    name: 'clear',
    label: tourRequestMessages.notSpam,
    isBulk: true,
    run: async ({ id, version, name }) => {
      await tourRequests.clearTourRequest({ id, version });
      return tourRequestMessages.cleared({ name });
    },
  },
  {
    name: 'confirm',
    label: tourRequestMessages.confirm,
    dialog: ({ record, onClose, onDone }) => {
      const { id, version, name, startsAt, proposed, videoLink, hasAgreement } = record;
      const times = [...new Set([...startsAt, ...proposed])];
      return (
        <RecordDrawer
          isOpen
          onClose={onClose}
          title={tourRequestMessages.confirmTitle({ name })}
          above={<AboutTour {...record} />}
          schema={tourRequestEndpoints.confirmTour}
          sections={[
            {
              fields: [
                {
                  name: 'startsAt',
                  choices: times.map((value) => ({ value, label: tourTimesText([value]) })),
                },
                ...videoLinkOf(record),
                agreementField(),
                printableNameField(),
                {
                  name: 'isForced',
                  afterRefusal: 'tour-time-taken',
                  hint: tourRequestMessages.forceHint(),
                },
              ],
            },
          ]}
          record={{ startsAt: times[0], videoLink, hasAgreement, isForced: false }}
          isNew
          submitLabel={tourRequestMessages.confirm()}
          save={async (fields, key) => {
            const body = {
              startsAt: textOf(fields.startsAt),
              videoLink: textOf(fields.videoLink),
              isForced: fields.isForced === true,
              hasAgreement: fields.hasAgreement === true,
              ...printableNameOf(fields),
            };
            const { data } = await tourRequests.confirmTour({ id, version, ...body }, key);
            return data.waitsForSignature
              ? tourRequestMessages.sentToSign({ name })
              : tourRequestMessages.confirmed({ name });
          }}
          said={(done) => done}
          onSaved={onDone}
        />
      );
    },
  },
  {
    name: 'propose',
    label: tourRequestMessages.propose,
    dialog: ({ record, onClose, onDone }) => {
      const { id, version, name, videoLink, hasAgreement } = record;
      const kind = 'datetime-local';
      return (
        <RecordDrawer
          isOpen
          onClose={onClose}
          title={tourRequestMessages.proposeTitle({ name })}
          schema={tourRequestEndpoints.proposeTourTimes}
          sections={[
            {
              fields: [
                { name: 'first', kind },
                { name: 'second', kind },
                { name: 'third', kind },
                ...videoLinkOf(record),
                agreementField(),
                printableNameField(),
              ],
            },
          ]}
          record={{ first: '', second: '', third: '', videoLink, hasAgreement }}
          isNew
          submitLabel={tourRequestMessages.propose()}
          save={async (fields, key) => {
            const body = {
              first: textOf(fields.first),
              second: textOf(fields.second),
              third: textOf(fields.third),
              videoLink: textOf(fields.videoLink),
              hasAgreement: fields.hasAgreement === true,
              ...printableNameOf(fields),
            };
            await tourRequests.proposeTourTimes({ id, version, ...body }, key);
            return tourRequestMessages.proposedTo({ name });
          }}
          said={(done) => done}
          onSaved={onDone}
        />
      );
    },
  },
  {
    name: 'decline',
    label: tourRequestMessages.decline,
    isDangerous: true,
    dialog: ({ record: { id, version, name }, onClose, onDone }) => (
      <RecordDrawer
        isOpen
        onClose={onClose}
        title={tourRequestMessages.declineTitle({ name })}
        schema={tourRequestEndpoints.declineTour}
        sections={[{ fields: [{ name: 'reason', kind: 'lines' }] }]}
        record={{ reason: '' }}
        isNew
        submitLabel={tourRequestMessages.decline()}
        save={async (fields, key) => {
          await tourRequests.declineTour({ id, version, reason: textOf(fields.reason) }, key);
          return tourRequestMessages.declinedTo({ name });
        }}
        said={(done) => done}
        onSaved={onDone}
      />
    ),
  },
];
