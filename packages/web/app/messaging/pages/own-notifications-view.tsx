import type { WireNotification } from '@homestead/contract/messaging';
import { Form, Link } from 'react-router';
import { EmptyState } from '#design';
import { type FormAnswer, FormDone, FormMessages } from '#forms';
import { instantText } from '#platform';
import { ownNotificationMessages } from '../messages.ts';
import styles from './own-notifications.module.css';

interface OwnNotificationsProps {
  data: readonly WireNotification[];
  unread: number;
  page: number;
  pageSize: number;
  total: number;
  answer: FormAnswer | undefined;
}

/** The person's notifications; a click on one opens what it is about and marks it as read. */
export function OwnNotificationsView({
  data,
  unread,
  page,
  pageSize,
  total,
  answer,
}: OwnNotificationsProps) {
  const [newest] = data;
  if (!newest && page === 1) {
    return (
      <EmptyState title={ownNotificationMessages.none()} hint={ownNotificationMessages.noneHint()}>
        <a href="/property-list" className="button" data-look="primary">
          {ownNotificationMessages.findHomes()}
        </a>
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-4">
      <FormDone answer={answer} />
      <FormMessages answer={answer} problems={answer?.fields ?? {}} />
      <div className="row wrap gap-4">
        <p>{ownNotificationMessages.unread({ count: unread })}</p>
        {unread > 0 && page === 1 && newest && (
          <Form method="post">
            <button type="submit" name="upTo" value={newest.createdAt} className="button">
              {ownNotificationMessages.readAll()}
            </button>
          </Form>
        )}
        <Settings />
      </div>
      <ul className={styles.list}>
        {data.map((one) => (
          <OwnNotification key={one.id} {...one} />
        ))}
      </ul>
      <Pages page={page} isLast={page * pageSize >= total} />
    </div>
  );
}

function Settings() {
  return (
    <Link to="/property-list/account#notifications" className="text-button">
      {ownNotificationMessages.settings()}
    </Link>
  );
}

function OwnNotification({ id, text, kindLabel, createdAt, readAt }: WireNotification) {
  return (
    <li className={styles.item} data-unread={readAt === null || undefined}>
      <Form method="post" className={styles.open}>
        <button type="submit" name="open" value={id} className={styles.link}>
          {readAt === null && (
            <span className={styles.badge}>{ownNotificationMessages.isNew()}</span>
          )}
          <span className={styles.text}>{text}</span>
          <span className="fine-print">
            {kindLabel} · <time dateTime={createdAt}>{instantText(createdAt)}</time>
          </span>
        </button>
      </Form>
      {readAt === null && (
        <Form method="post">
          <button type="submit" name="read" value={id} className="text-button">
            {ownNotificationMessages.read()}
            <span className="unseen">: {text}</span>
          </button>
        </Form>
      )}
    </li>
  );
}

function Pages({ page, isLast }: { page: number; isLast: boolean }) {
  if (page === 1 && isLast) return null;
  return (
    <nav className="row gap-4" aria-label={ownNotificationMessages.pages()}>
      {page > 1 && <Link to={`?page=${page - 1}`}>{ownNotificationMessages.newer()}</Link>}
      {!isLast && <Link to={`?page=${page + 1}`}>{ownNotificationMessages.older()}</Link>}
    </nav>
  );
}
