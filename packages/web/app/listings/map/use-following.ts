import { useState } from 'react';

const KEY = 'mapfollow';

/** Whether the search follows the map; remembered for this tab. */
export function useFollowing(): [boolean, (follows: boolean) => void] {
  const [isFollowing, setFollowing] = useState(() => sessionStorage.getItem(KEY) !== 'no');
  return [
    isFollowing,
    (follows) => {
      sessionStorage.setItem(KEY, follows ? 'yes' : 'no');
      setFollowing(follows);
    },
  ];
}
