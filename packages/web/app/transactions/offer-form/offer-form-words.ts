import { offerFormMessages } from './messages/offer-form.ts';

/** What the form's page says above the form. */
export const offerFormIntro = () => ({
  title: offerFormMessages.title(),
  lead: offerFormMessages.lead(),
});

/** What the page says once the offer with a code was sent. */
export const offerFormReceipt = ({ code, email }: { code: string; email: string }) => ({
  title: offerFormMessages.sent(),
  lead: offerFormMessages.receipt({ code }),
  next: offerFormMessages.next({ email }),
});
