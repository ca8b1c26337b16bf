import { Icon } from '#design';
import { savedSearchMessages } from '../messages/searches.ts';

/** Links to the page that saves the current search; visitors sign in first and come back. */
export function SaveSearchLink({ href }: { href: string }) {
  return (
    <a href={href} className="button no-print" data-look="primary" rel="nofollow">
      <Icon name="bell" size={16} />
      {savedSearchMessages.saveSearch()}
    </a>
  );
}
