import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

/** An island's markup, with the props that its script starts from. Only for loaders. */
export function islandMarkup<Props extends object>(
  Part: ComponentType<Props>,
  props: Props,
): string {
  return renderToString(
    <div data-props={JSON.stringify(props)}>
      <Part {...props} />
    </div>,
  );
}
