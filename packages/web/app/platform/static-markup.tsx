import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * The markup of a part that needs no script, for a page's loader alone: the browser is sent neither
 * the part's code nor its props. Links in it are plain ones.
 */
export function staticMarkup<Props extends object>(
  Part: ComponentType<Props>,
  props: Props,
): string {
  return renderToStaticMarkup(<Part {...props} />);
}
