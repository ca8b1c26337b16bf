/** A kind of notification, and its default channels. */
export interface NotificationKind {
  readonly label: string;
  readonly help: string;
  /** The default until the person changes it. */
  readonly byEmail: boolean;
  readonly bySms: boolean;
  /** Always emailed, can't be turned off. */
  readonly isFixed: boolean;
}

/** Everything the product may notify a person about; SMS needs their own consent. */
export const notificationKinds = {
  security: {
    label: 'Account security',
    help: 'New devices, changed passwords and addresses. Always on.',
    byEmail: true,
    bySms: false,
    isFixed: true,
  },
  homes: {
    label: 'Homes',
    help: 'New matches for your saved searches and changes to your favorites.',
    byEmail: true,
    bySms: false,
    isFixed: false,
  },
  messages: {
    label: 'Messages',
    help: 'Messages from your agent and your team.',
    byEmail: true,
    bySms: false,
    isFixed: false,
  },
  appointments: {
    label: 'Tours and dates',
    help: 'Upcoming tours, signings and deadlines.',
    byEmail: true,
    bySms: false,
    isFixed: false,
  },
  news: {
    label: 'News',
    help: 'The magazine, market reports and invitations.',
    byEmail: false,
    bySms: false,
    isFixed: false,
  },
} as const satisfies Record<string, NotificationKind>;

export type NotificationKey = keyof typeof notificationKinds;

export const notificationKeys = Object.keys(notificationKinds) as [
  NotificationKey,
  ...NotificationKey[],
];
