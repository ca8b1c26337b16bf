import type { WirePerson } from '@homestead/contract/accounts';
import type { RecordAction } from '#desk';
import { peopleMessages } from '../../messages/people.ts';
import { peopleClient } from '../clients.ts';
import { DeletePersonDialog } from './delete-person-dialog.tsx';

/** The actions on a person, in the list and on their page. */
export const personActions: readonly RecordAction<WirePerson>[] = [
  {
    name: 'invite',
    label: peopleMessages.resendInvitation,
    isBulk: true,
    run: ({ id }, key) => peopleClient.invitePerson({ id }, key),
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
