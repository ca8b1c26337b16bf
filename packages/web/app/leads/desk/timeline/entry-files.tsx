import type { WireAttachment } from '@homestead/contract/messaging';
import { useEffect, useState } from 'react';
import { personApi } from '#accounts';
import { loadFile } from '#platform';
import { MessageFiles } from '../inquiries/message-files.tsx';
import { timelineMessages } from '../messages/timeline.ts';
import styles from './timeline.module.css';

/** The files of an entry: pictures small, and each to be downloaded. */
export function EntryFiles({ files }: { files: readonly WireAttachment[] }) {
  const pictures = files.filter(({ mediaType, file }) => file && mediaType?.startsWith('image/'));
  return (
    <>
      {pictures.length > 0 && (
        <ul className={styles.pictures}>
          {pictures.map(({ name, file }) => (
            <li key={file}>
              <SmallPicture file={file ?? ''} name={name} />
            </li>
          ))}
        </ul>
      )}
      <MessageFiles files={files} />
    </>
  );
}

/** A picture that only those who may read the note or message get; it opens in a tab. */
function SmallPicture({ file, name }: { file: string; name: string }) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    let made: string | null = null;
    let isGone = false;
    loadFile(file, personApi).then(
      (content) => {
        if (isGone) return;
        made = URL.createObjectURL(content);
        setAddress(made);
      },
      // The file's own button says what is wrong.
      () => {},
    );
    return () => {
      isGone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [file]);
  if (!address) return <span className={styles.preview} />;
  return (
    <a href={address} target="_blank" rel="noreferrer">
      <img src={address} alt={timelineMessages.fullSize({ name })} className={styles.preview} />
    </a>
  );
}
