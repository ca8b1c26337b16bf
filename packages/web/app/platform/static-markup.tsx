import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * The markup of a part without script, only for loaders: the browser gets neither the part's code
 * nor its props. Its links are plain links.
 */
export function staticMarkup<Props extends object>(
  Part: ComponentType<Props>,
  props: Props,
): string {
  return renderToStaticMarkup(<Part {...props} />);
}
