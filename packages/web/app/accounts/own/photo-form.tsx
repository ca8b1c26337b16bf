import { PICTURE_MAX_BYTES } from '@homestead/contract/platform';
import { useEffect, useRef, useState } from 'react';
import { FieldProblem, tiedTo } from '#forms';
import { ownMessages } from '../messages/own.ts';
import own from './own.module.css';
import type { OwnDetails } from './own-account.ts';
import { PersonPortrait } from './person-portrait.tsx';
import styles from './photo-form.module.css';
import { SectionForm, SectionMessage, SendButton, useFieldAnswer } from './section-form.tsx';
import { useSection } from './use-section.ts';

/** Chooses, previews, uploads, or removes the photo. */
export function PhotoForm({ details }: { details: OwnDetails }) {
  const section = useSection('photo', 'photo-remove');
  const [chosen, setChosen] = useState<{ url: string; file: File } | null>(null);
  const { photo, firstName, lastName } = details;
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen.url)), [chosen]);
  useEffect(() => {
    if (section.answer?.isDone) setChosen(null);
  }, [section.answer]);
  const send = async (data: FormData, file: File) => {
    data.set('photo', await shrinkPhoto(file, PICTURE_MAX_BYTES), file.name);
    await section.fetcher.submit(data, { method: 'post', encType: 'multipart/form-data' });
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
            {chosen ? ownMessages.keepPhoto() : ownMessages.upload()}
          </SendButton>
        </SectionForm>
        {photo && !chosen && (
          <SectionForm section={section} intent="photo-remove" isQuiet>
            <SendButton section={section} look="plain">
              {ownMessages.removePhoto()}
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
      <label className="text-14 semibold" htmlFor={id}>
        {ownMessages.photo()}
      </label>
      <input
        ref={input}
        {...tiedTo({ id, problem }, ownMessages.photoHint())}
        type="file"
        name="photo"
        accept="image/jpeg,image/png,image/webp"
        onChange={({ currentTarget }) => onChosen(currentTarget.files?.[0] ?? null)}
      />
      <p id={`${id}-hint`} className="fine-print">
        {ownMessages.photoHint()}
      </p>
      <FieldProblem id={id} problem={problem} />
    </div>
  );
}

/** The longest side that is sent of a picture too large to send as it is. */
const LONGEST = 1600;

/**
 * A picture of at most `mostBytes`: as it is where it fits, else drawn smaller by the browser. What
 * can't be drawn is given back as it is, for the server to say so.
 */
async function shrinkPhoto(file: File, mostBytes: number): Promise<Blob> {
  if (file.size <= mostBytes) return file;
  try {
    const picture = await createImageBitmap(file);
    const share = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * share);
    canvas.height = Math.round(picture.height * share);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    return await new Promise((resolve) =>
      canvas.toBlob((smaller) => resolve(smaller ?? file), 'image/jpeg', 0.9),
    );
  } catch {
    return file;
  }
}
