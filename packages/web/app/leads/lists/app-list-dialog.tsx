import { useState } from 'react';
import { Dialog } from '#design';
import { newFormKey } from '#forms';
import { appListMessages } from '../messages/mailing-lists.ts';
import { requestMessages } from '../messages/requests.ts';
import { storedRequester } from '../requests/stored-requester.ts';
import { AppListForm } from './app-list-form.tsx';

/** The app's list over the page. */
export default function AppListDialog({ onClose }: { onClose: () => void }) {
  const [formKey] = useState(newFormKey);
  const [known] = useState(storedRequester);
  return (
    <Dialog
      title={appListMessages.title()}
      corner={{ label: requestMessages.close() }}
      onClose={onClose}
    >
      <AppListForm formKey={formKey} known={known} />
    </Dialog>
  );
}
