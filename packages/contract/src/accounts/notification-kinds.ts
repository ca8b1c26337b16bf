/** A kind of notification. Emails about it are sent until the person turns them off. */
interface NotificationKind {
  readonly label: string;
  readonly help: string;
  /** Always emailed, can't be turned off. */
  readonly isFixed: boolean;
}

/**
 * What the product notifies a person about. A kind is here only once its sender obeys the switch.
 */
export const notificationKinds = {
  security: {
    label: 'Account security',
    help: 'New devices, changed passwords and addresses. Always on.',
    isFixed: true,
  },
  homes: {
    label: 'Homes',
    help: 'New homes and changes in your saved searches.',
    isFixed: false,
  },
} as const satisfies Record<string, NotificationKind>;

type NotificationKey = keyof typeof notificationKinds;

export const notificationKeys = Object.keys(notificationKinds) as [
  NotificationKey,
  ...NotificationKey[],
];
