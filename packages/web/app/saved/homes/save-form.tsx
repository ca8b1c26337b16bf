import { type FormEvent, useEffect, useRef } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { usePerson } from '#accounts';
import { SAVE_FORM_ID } from './save-buttons.tsx';
import { restoreScrollPosition } from './scroll-position.ts';

/**
 * The form that all toggles of a page belong to. With script, a part that loads on first use sends
 * it; without script, or if that part fails to load, it is a plain form.
 */
export function SaveForm() {
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const isSignedIn = usePerson() !== null;
  const isPlain = useRef(false);
  const page = pathname + search;
  useEffect(() => {
    if (isSignedIn) restoreScrollPosition(page);
  }, [isSignedIn, page]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (isPlain.current) return;
    event.preventDefault();
    const form = event.currentTarget;
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement;
    import('./press-save.ts').then(
      ({ pressSave }) => pressSave(button, { isSignedIn, page, revalidate }),
      () => {
        isPlain.current = true;
        form.requestSubmit(button);
      },
    );
  };
  return <form id={SAVE_FORM_ID} method="post" action="/saved-homes" hidden onSubmit={onSubmit} />;
}
