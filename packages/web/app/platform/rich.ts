import { createElement, Fragment, type ReactNode } from 'react';

/**
 * A message with tags, ready for a page:
 * `rich(messages.terms({ link: (text) => <a …>{text}</a> }))`.
 */
export function rich(parts: ReactNode | ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...[parts].flat());
}
