import type { WireSeeingAs } from '@homestead/contract/accounts';
import { rootMessages } from './messages.ts';

/** Above every page of the site: as whom its visitor sees it, and the way back. */
export function SeeingBar({ seeingAs }: { seeingAs: WireSeeingAs }) {
  const { name, roleLabel: role, isOver } = seeingAs;
  const over =
    name === null ? rootMessages.overAsRole({ role }) : rootMessages.over({ name, role });
  const seeing =
    name === null ? rootMessages.seeingAsRole({ role }) : rootMessages.seeingAs({ name, role });
  return (
    <form method="post" action="/exit-view" className="row wrap gap-3 pad-4 primary" role="status">
      <span className="grow">{isOver ? over : seeing}</span>
      <button type="submit" className="button">
        {rootMessages.exit()}
      </button>
    </form>
  );
}
