import { MessageDialog, Toast } from '#design';
import { contactMessages } from '../messages/contact.ts';

/** The thanks once the contact form was sent; closing it leads to `href`. */
export function ContactThanks({ href }: { href: string }) {
  return (
    <>
      <MessageDialog
        title={contactMessages.thankYou()}
        close={{ label: contactMessages.close(), href }}
      >
        <p>{contactMessages.weAppreciate()}</p>
        <p>{contactMessages.withinOneHour()}</p>
      </MessageDialog>
      <Toast>{contactMessages.contactSubmitted()}</Toast>
    </>
  );
}
