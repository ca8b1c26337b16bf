import { MessageDialog, Toast } from '#design';
import { leadMessages } from '../messages.ts';

/** The thanks once the contact form was sent; closing it leads to `href`. */
export function ContactThanks({ href }: { href: string }) {
  return (
    <>
      <MessageDialog title={leadMessages.thankYou()} close={{ label: leadMessages.close(), href }}>
        <p>{leadMessages.weAppreciate()}</p>
        <p>{leadMessages.withinOneHour()}</p>
      </MessageDialog>
      <Toast>{leadMessages.contactSubmitted()}</Toast>
    </>
  );
}
