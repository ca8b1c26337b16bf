import * as runtime from 'react/jsx-runtime';
import { localHref } from './local-href.ts';

/** React's markup, with the links and forms of our pages in the build's language. */
export const { Fragment } = runtime;

export const jsx: typeof runtime.jsx = (type, props, key) =>
  runtime.jsx(type, localProps(type, props as Props), key);

export const jsxs: typeof runtime.jsxs = (type, props, key) =>
  runtime.jsxs(type, localProps(type, props as Props), key);

type Props = Record<string, unknown>;

const addresses: Record<string, string> = { a: 'href', form: 'action', button: 'formAction' };

/** A link with `hrefLang` says itself which language it leads to. */
function localProps(type: unknown, props: Props): Props {
  const name = typeof type === 'string' ? addresses[type] : undefined;
  const address = name && props[name];
  if (!name || typeof address !== 'string' || props.hrefLang !== undefined) return props;
  return { ...props, [name]: localHref(address) };
}
