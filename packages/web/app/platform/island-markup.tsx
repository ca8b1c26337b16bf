import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { PageFrame } from './page-context.tsx';

/**
 * An island's markup, with the props that its script starts from. Only for loaders. A form for
 * strangers that works without script needs the page's `formStamp`.
 */
export function islandMarkup<Props extends object>(
  Part: ComponentType<Props>,
  props: Props,
  formStamp = '',
): string {
  return renderToString(
    <PageFrame nonce="" stylesheet="" formStamp={formStamp}>
      <div data-props={JSON.stringify(props)}>
        <Part {...props} />
      </div>
    </PageFrame>,
  );
}
