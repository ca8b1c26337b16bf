import type { PersonStanding } from '@homestead/contract/accounts';
import { Avatar, Badge } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { licenseState } from './license-state.ts';
import { statusLabels } from './people-filter.ts';

const standingColors: Record<PersonStanding, string> = {
  active: 'good',
  invited: 'spruce',
  deactivated: 'quiet',
  deleted: 'bad',
};

export function StandingBadge({ standing }: { standing: PersonStanding }) {
  return (
    <Badge variant="light" color={standingColors[standing]}>
      {statusLabels[standing]}
    </Badge>
  );
}

/** Nothing while the license is good; else how it stands. */
export function LicenseBadge({ expiresOn }: { expiresOn: string | null }) {
  const { kind, text } = licenseState(expiresOn, new Date());
  if (kind === 'none' || kind === 'good') return null;
  return (
    <Badge
      variant="light"
      color={kind === 'lapsed' ? 'bad' : 'warn'}
      leftSection={<IconAlertTriangle size={14} aria-hidden />}
    >
      {text}
    </Badge>
  );
}

export function PersonAvatar({
  photo,
  firstName,
  lastName,
  size = 32,
}: {
  photo: string | null;
  firstName: string;
  lastName: string;
  size?: number;
}) {
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
