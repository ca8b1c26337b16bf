import {
  leadReferralEndpoints,
  type ReferralStatus,
  referralStatuses,
  type WireLeadReferral,
} from '@homestead/contract/leads';
import { type FieldHints, RecordDrawer } from '#desk';
import { actMessages } from '../messages/acts.ts';
import { referrals } from './referral-client.ts';

export const statusLabels: Readonly<Record<ReferralStatus, () => string>> = {
  sent: actMessages.sent,
  accepted: actMessages.accepted,
  closed: actMessages.closed,
  declined: actMessages.declined,
};

const fields = (): (string | FieldHints)[] => [
  ...['agentName', 'brokerage'],
  { name: 'email', kind: 'email' },
  { name: 'phone', kind: 'tel' },
  'feePercent',
  {
    ...{ name: 'status', isRequired: true },
    choices: referralStatuses.map((value) => ({ value, label: statusLabels[value]() })),
  },
  { name: 'note', kind: 'lines' },
];

const blank = { status: 'sent' };

interface ReferralDrawerProps {
  leadId: string;
  name: string;
  /** Null for a new one. */
  referral: WireLeadReferral | null;
  onClose: () => void;
  onDone: () => void;
}

/** Writes down, or changes, that a lead was referred. */
export function ReferralDrawer({ leadId, name, referral, onClose, onDone }: ReferralDrawerProps) {
  const common = {
    ...{ isOpen: true, onClose, onSaved: onDone, sections: [{ fields: fields() }] },
    said: () => actMessages.referred(),
  };
  if (referral) {
    const { id, version, agentName } = referral;
    return (
      <RecordDrawer
        {...common}
        title={actMessages.editReferral({ agent: agentName })}
        schema={leadReferralEndpoints.updateLeadReferral}
        record={referral}
        save={(changes) => referrals.updateLeadReferral({ ...changes, id, version })}
      />
    );
  }
  return (
    <RecordDrawer
      {...common}
      title={actMessages.referTitle({ name })}
      intro={actMessages.referIntro()}
      schema={leadReferralEndpoints.createLeadReferral}
      record={blank}
      isNew
      submitLabel={actMessages.refer()}
      save={(written, key) =>
        referrals.createLeadReferral(
          { ...(written as { agentName: string; brokerage: string }), id: leadId },
          key,
        )
      }
    />
  );
}
