import type { WirePersonDetail } from '@homestead/contract/accounts';
import { ActionIcon, FileButton, Menu } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useRef } from 'react';
import { readProblem } from '../office-problem.ts';
import { showToast } from '../shell/show-toast.tsx';
import { setPhoto } from './people-calls.ts';
import { PersonAvatar } from './person-badges.tsx';
import own from './person-page.module.css';

/** The person's photo, with what can be done about it. */
export function PersonPhoto({
  person,
  onChanged,
}: {
  person: WirePersonDetail;
  onChanged: () => void;
}) {
  const choose = useRef<() => void>(null);
  const save = async (photo: string | null) => {
    try {
      await setPhoto(person.id, photo);
      showToast(photo ? 'Photo changed' : 'Photo removed');
      onChanged();
    } catch (error) {
      const { message, title } = readProblem(error);
      showToast(message || title, { kind: 'bad' });
    }
  };
  return (
    <div className={own.photo}>
      <PersonAvatar
        photo={person.photo}
        firstName={person.first_name}
        lastName={person.last_name}
        size={72}
      />
      {person.may.edit && (
        <>
          <FileButton
            accept="image/jpeg,image/png,image/webp"
            onChange={async (file) => file && save(await inBase64(file))}
            inputProps={{ 'aria-label': 'Photo' }}
          >
            {({ onClick }) => {
              choose.current = onClick;
              return null;
            }}
          </FileButton>
          <Menu>
            <Menu.Target>
              <ActionIcon
                variant="default"
                size="md"
                radius="xl"
                pos="absolute"
                right={-10}
                bottom={-10}
                aria-label="Change the photo"
              >
                <IconCamera size={16} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={() => choose.current?.()}>Choose a picture…</Menu.Item>
              {person.photo && <Menu.Item onClick={() => save(null)}>Remove the photo</Menu.Item>}
            </Menu.Dropdown>
          </Menu>
        </>
      )}
    </div>
  );
}

function inBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
