import { useMediaQuery } from '@mantine/hooks';

/** Whether the window is as narrow as a phone, as in the style sheets: rows of lists are cards. */
export const useIsPhone = (): boolean =>
  useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
