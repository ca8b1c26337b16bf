import { useEffect, useState } from 'react';
import { formMessages } from './messages.ts';
import { TextField } from './text-field.tsx';

const TOKEN = ['token'] as const;

/**
 * The fragment of a secret link, which the browser doesn't send: script reads it and takes
 * it out of the address bar. Older links have it in the query. Undefined until script runs, null
 * for an address without one. `names` are what it may carry the secret as; always the same list.
 */
export function useSecretLink(names: readonly string[] = TOKEN): string | null | undefined {
  const [link, setLink] = useState<string | null>();
  useEffect(() => {
    const take = () => {
      const { hash, pathname, search } = window.location;
      const query = new URLSearchParams(search);
      const isIn = (text: string) => {
        const carried = new URLSearchParams(text.slice(1));
        return names.some((name) => carried.has(name));
      };
      const found = [hash, search].find(isIn) ?? null;
      setLink((known) => found ?? known ?? null);
      if (!found) return;
      for (const name of [...names, 'email']) query.delete(name);
      const left = query.size > 0 ? `?${query}` : '';
      window.history.replaceState(window.history.state, '', pathname + left);
    };
    take();
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, [names]);
  return link;
}

interface SecretLinkFieldProps {
  link: string | null | undefined;
  /** What was pasted, if the form was refused. */
  pasted: string | undefined;
  problem: string | undefined;
}

/** Carries the link in its form; without script, or without a link, a field to paste it. */
export function SecretLinkField({ link, pasted, problem }: SecretLinkFieldProps) {
  if (link) return <input type="hidden" name="link" value={link} />;
  const field = (
    <TextField
      name="link"
      label={formMessages.secretLink()}
      hint={formMessages.secretLinkHint()}
      autoComplete="off"
      autoCapitalize="none"
      maxLength={1000}
      defaultValue={pasted}
      problem={problem}
    />
  );
  if (link !== undefined) return field;
  return (
    <>
      <noscript>{field}</noscript>
      <i hidden className="awaits-link" />
    </>
  );
}
