import { phoneLink, phoneText } from '@homestead/contract/platform';
import { Icon } from '#design';
import type { BrokerageFacts } from '#platform';
import { contactMessages } from '../messages/contact.ts';

interface ContactLinksProps {
  brokerage: Pick<BrokerageFacts, 'phone' | 'textPhone' | 'email'>;
  /** The subject of the email. */
  subject?: string;
}

/** Links to call, text or email the brokerage, each if it is known. */
export function ContactLinks({
  brokerage: { phone, textPhone, email },
  subject,
}: ContactLinksProps) {
  return (
    <>
      {phone && (
        <a href={`tel:${phoneLink(phone)}`} className="button" data-look="primary">
          <Icon name="phone" />
          {contactMessages.call({ phone: phoneText(phone) })}
        </a>
      )}
      {textPhone && (
        <a href={`sms:${phoneLink(textPhone)}`} className="button">
          <Icon name="message" />
          {contactMessages.textUs({ phone: phoneText(textPhone) })}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}${subjectOf(subject)}`} className="button">
          <Icon name="mail" />
          {contactMessages.sendEmail()}
        </a>
      )}
    </>
  );
}

const subjectOf = (subject: string | undefined) =>
  subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`;
