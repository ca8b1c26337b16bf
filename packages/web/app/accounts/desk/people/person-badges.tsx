import type { PersonStatus } from '@homestead/contract/accounts';
import { Avatar, Badge, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { peopleMessages } from '../../messages/people.ts';
import { type Expiring, licenseState } from './license-state.ts';

/** What the status filter offers; the last is a state of the license, not of the account. */
export const statusLabels: Readonly<Record<PersonStatus | 'license-lapsing', () => string>> = {
  active: peopleMessages.active,
  invited: peopleMessages.invited,
  deactivated: peopleMessages.deactivated,
  deleted: peopleMessages.deleted,
  'license-lapsing': peopleMessages.licenseExpiring,
};

const statusColors: Readonly<Record<Exclude<PersonStatus, 'active'>, string>> = {
  invited: 'spruce',
  deactivated: 'quiet',
  deleted: 'bad',
};

/** The usual state is plain text; color is for exceptions. */
export function StatusBadge({ status }: { status: PersonStatus }) {
  const label = statusLabels[status]();
  if (status === 'active') {
    return (
      <Text span inherit c="dimmed">
        {label}
      </Text>
    );
  }
  return (
    <Badge variant="light" color={statusColors[status]}>
      {label}
    </Badge>
  );
}

/** Nothing while the license, or the insurance, is valid. */
export function LicenseBadge({
  expiresOn,
  what = 'other',
}: {
  expiresOn: string | null;
  what?: Expiring;
}) {
  const { kind, text } = licenseState(expiresOn, new Date(), what);
  if (kind === 'none' || kind === 'valid') return null;
  return (
    <Badge
      variant="light"
      color={kind === 'expired' ? 'bad' : 'warn'}
      leftSection={<IconAlertTriangle size={14} aria-hidden />}
    >
      {text}
    </Badge>
  );
}

interface PersonAvatarProps {
  photo: string | null;
  firstName: string;
  lastName: string;
  size?: number;
}

export function PersonAvatar({ photo, firstName, lastName, size = 32 }: PersonAvatarProps) {
  return (
    <Avatar
      src={photo}
      name={`${firstName} ${lastName}`}
      alt=""
      color="spruce"
      variant="light"
      size={size}
      aria-hidden
    />
  );
}
