import { PHOTO_PURPOSE, type WirePersonDetail } from '@homestead/contract/accounts';
import { FileButton, Menu } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useRef } from 'react';
import { ChangeIcon, sayProblem, showToast } from '#desk';
import { uploadFile } from '#platform';
import { peopleMessages } from '../../messages/people.ts';
import { personApi } from '../../session/person-api.ts';
import { peopleClient } from '../clients.ts';
import { PersonAvatar } from './person-badges.tsx';
import own from './person-page.module.css';

/** The person's photo, with buttons to change it. */
export function PersonPhoto({
  person,
  onChanged,
}: {
  person: WirePersonDetail;
  onChanged: () => void;
}) {
  const choose = useRef<() => void>(null);
  const save = async (photo: File | null) => {
    try {
      const file = photo && (await uploadFile(photo, { api: personApi, purpose: PHOTO_PURPOSE }));
      await peopleClient.updatePersonPhoto({ id: person.id, file });
      showToast(photo ? peopleMessages.photoChanged() : peopleMessages.photoRemoved());
      onChanged();
    } catch (error) {
      sayProblem(error);
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
      {person.abilities.includes('edit') && (
        <>
          <FileButton
            accept="image/jpeg,image/png,image/webp"
            onChange={(file) => file && save(file)}
            inputProps={{ 'aria-label': peopleMessages.photo() }}
          >
            {({ onClick }) => {
              choose.current = onClick;
              return null;
            }}
          </FileButton>
          <Menu>
            <Menu.Target>
              <ChangeIcon
                variant="default"
                size="md"
                radius="xl"
                pos="absolute"
                right={{ base: -30, sm: -18 }}
                bottom={{ base: -18, sm: -14 }}
                aria-label={peopleMessages.changePhoto()}
              >
                <IconCamera size={16} />
              </ChangeIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={() => choose.current?.()}>
                {peopleMessages.choosePhoto()}
              </Menu.Item>
              {person.photo && (
                <Menu.Item onClick={() => save(null)}>{peopleMessages.removePhoto()}</Menu.Item>
              )}
            </Menu.Dropdown>
          </Menu>
        </>
      )}
    </div>
  );
}
