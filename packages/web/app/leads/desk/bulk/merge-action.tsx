import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { RecordAction } from '#desk';
import { comparePath } from '../duplicates/compare-path.ts';
import { duplicateMessages } from '../messages/duplicates.ts';

/** Opens the comparison of two selected leads, from where they are merged. */
export function mergeAction<Row extends { id: string }>(): RecordAction<Row> {
  return {
    name: 'merge',
    ability: null,
    label: duplicateMessages.merge,
    href: () => null,
    bulk: {
      exactly: 2,
      dialog: ({ chosen: { records } }) => {
        const [one, other] = records;
        return one && other ? <OpenComparison to={comparePath(one.id, other.id)} /> : null;
      },
    },
  };
}

function OpenComparison({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to), [navigate, to]);
  return null;
}
