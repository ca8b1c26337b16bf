import { PHOTO_MOST_BYTES } from '@homestead/contract/accounts';
import { useEffect, useRef, useState } from 'react';
import form from '../forms/form.module.css';
import own from './own.module.css';
import type { OwnDetails } from './own-account.ts';
import { PersonPortrait } from './person-portrait.tsx';
import styles from './photo-form.module.css';
import { SectionForm, SectionMessage, SendButton, useFieldAnswer } from './section-form.tsx';
import { shrinkPhoto } from './shrink-photo.ts';
import { useSection } from './use-section.ts';

/** The photo: chosen, looked at, sent, or taken away. */
export function PhotoForm({ details }: { details: OwnDetails }) {
  const section = useSection('photo', 'photo-remove');
  const [chosen, setChosen] = useState<{ url: string; file: File } | null>(null);
  const { photo, firstName, lastName } = details;
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen.url)), [chosen]);
  useEffect(() => {
    if (section.answer?.isDone) setChosen(null);
  }, [section.answer]);
  const send = async (form: FormData, file: File) => {
    form.set('photo', await shrinkPhoto(file, PHOTO_MOST_BYTES), file.name);
    await section.fetcher.submit(form, { method: 'post', encType: 'multipart/form-data' });
  };
  return (
    <div className={styles.photo}>
      <PersonPortrait
        photo={chosen?.url ?? photo}
        firstName={firstName}
        lastName={lastName}
        look="medium"
      />
      <div className={styles.photoForms}>
        <SectionForm
          section={section}
          intent="photo"
          isEmptied
          isQuiet
          withFile
          className={own.row}
          onSubmit={(event) => {
            if (!chosen) return;
            event.preventDefault();
            void send(new FormData(event.currentTarget), chosen.file);
          }}
        >
          <PhotoInput
            onChosen={(file) => setChosen(file && { url: URL.createObjectURL(file), file })}
          />
          <SendButton section={section} look="plain">
            {chosen ? 'Use this photo' : 'Upload'}
          </SendButton>
        </SectionForm>
        {photo && !chosen && (
          <SectionForm section={section} intent="photo-remove" isQuiet>
            <SendButton section={section} look="plain">
              Remove photo
            </SendButton>
          </SectionForm>
        )}
        <SectionMessage answer={chosen ? null : section.answer} />
      </div>
    </div>
  );
}

function PhotoInput({ onChosen }: { onChosen: (file: File | null) => void }) {
  const { id, problem } = useFieldAnswer('photo');
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.file}>
      <label htmlFor={id}>Photo</label>
      <input
        ref={input}
        id={id}
        type="file"
        name="photo"
        accept="image/jpeg,image/png,image/webp"
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-hint${problem ? ` ${id}-problem` : ''}`}
        onChange={({ currentTarget }) => onChosen(currentTarget.files?.[0] ?? null)}
      />
      <p id={`${id}-hint`} className={form.hint}>
        A JPEG, PNG or WebP picture up to 5 MB; it is cut square.
      </p>
      {problem && (
        <p id={`${id}-problem`} className={form.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
