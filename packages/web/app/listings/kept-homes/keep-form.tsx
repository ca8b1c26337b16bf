import { type FormEvent, useEffect, useRef } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { usePerson } from '#accounts';
import { KEEP_FORM_ID } from './keep-buttons.tsx';
import { goBackToPlace } from './place.ts';

/**
 * The form that all toggles of a page belong to. With script it is sent by a part that loads on
 * first use; without, or when that part can't be had, it is a plain form.
 */
export function KeepForm() {
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const isSignedIn = usePerson() !== null;
  const isPlain = useRef(false);
  const page = pathname + search;
  useEffect(() => {
    if (isSignedIn) goBackToPlace(page);
  }, [isSignedIn, page]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (isPlain.current) return;
    event.preventDefault();
    const form = event.currentTarget;
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement;
    import('./press-keep.ts').then(
      ({ pressKeep }) => pressKeep(button, { isSignedIn, page, revalidate }),
      () => {
        isPlain.current = true;
        form.requestSubmit(button);
      },
    );
  };
  return <form id={KEEP_FORM_ID} method="post" action="/kept-homes" hidden onSubmit={onSubmit} />;
}
