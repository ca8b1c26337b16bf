import type { WirePerson } from '@homestead/contract/accounts';
import { phoneLink } from '@homestead/contract/platform';
import type { RecordAction } from '#desk';
import { peopleMessages } from '../../messages/people.ts';
import { peopleClient } from '../clients.ts';
import { seeAs } from '../see-as.ts';
import { DeletePersonDialog } from './delete-person-dialog.tsx';

/** The actions on a person, in the list and on their page. */
export const personActions: readonly RecordAction<WirePerson>[] = [
  {
    name: 'invite',
    label: peopleMessages.resendInvitation,
    key: 'i',
    isBulk: true,
    run: ({ id }, key) => peopleClient.invitePerson({ id }, key),
  },
  {
    name: 'see-as',
    label: peopleMessages.seeAs,
    run: ({ id: personId }) => seeAs({ personId }),
  },
  {
    name: 'end-sessions',
    label: peopleMessages.signOutEverywhere,
    question: peopleMessages.signOutQuestion,
    isBulk: true,
    run: ({ id }) => peopleClient.endPersonSessions({ id }),
  },
  {
    name: 'deactivate',
    label: peopleMessages.deactivate,
    question: peopleMessages.deactivateQuestion,
    isBulk: true,
    run: ({ id }) => peopleClient.deactivatePerson({ id }),
  },
  {
    name: 'reactivate',
    label: peopleMessages.reactivate,
    isBulk: true,
    run: ({ id }) => peopleClient.reactivatePerson({ id }),
  },
  {
    name: 'restore',
    label: peopleMessages.restore,
    run: ({ id }) => peopleClient.restorePerson({ id }),
  },
  {
    name: 'delete',
    label: peopleMessages.delete,
    isDangerous: true,
    dialog: ({ record: { id, first_name, last_name }, onClose, onDone }) => (
      <DeletePersonDialog
        person={{ id, name: `${first_name} ${last_name}` }}
        onClose={onClose}
        onDeleted={onDone}
      />
    ),
  },
];

/** In the list, also the ways to reach the person, which their page has as buttons. */
export const personRowActions: readonly RecordAction<WirePerson>[] = [
  {
    name: 'call',
    label: peopleMessages.call,
    key: 'c',
    ability: null,
    href: ({ phone }) => (phone ? `tel:${phoneLink(phone)}` : null),
  },
  {
    name: 'email',
    label: peopleMessages.writeEmail,
    key: 'm',
    ability: null,
    href: ({ email }) => (email ? `mailto:${email}` : null),
  },
  ...personActions,
];
