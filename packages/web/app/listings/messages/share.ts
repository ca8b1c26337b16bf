import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './share.es.ts';

export const shareMessages = defineMessages(spanish.shareMessages, {
  share: 'Share',
  close: 'Close',
  link: 'Link',
  copy: 'Copy link',
  copied: 'Link copied.',
  notCopied: 'Your browser couldn’t copy the link. It’s selected, so you can copy it yourself.',
  email: 'Send by email',
  shareWithApp: 'Share with an app',
  notShared: 'This device couldn’t share the link. Copy it instead.',
});
