import { type HomeEstimate, priceInWords } from '#listings';
import { type Email, layOutEmail, type MailSettings, siteLink } from '#platform';
import { valueUpdateMessages } from '../messages/value-updates.ts';

/** What a lead's home is worth by the sales near it, with the way out: a link, and one click. */
export function valueUpdateEmail(
  settings: MailSettings,
  { estimate, firstName, token }: { estimate: HomeEstimate; firstName: string; token: string },
): Email {
  const firm = settings.brokerage.name;
  const { street, sales } = estimate;
  const [low, mid, high] = [estimate.lowCents, estimate.midCents, estimate.highCents].map(
    priceInWords,
  );
  return {
    ...layOutEmail(settings, {
      kind: 'leads.value-update',
      subject: valueUpdateMessages.subject({ street, mid: mid ?? '' }),
      name: firstName || null,
      paragraphs: [
        valueUpdateMessages.range({ low: low ?? '', high: high ?? '', mid: mid ?? '' }),
        valueUpdateMessages.basis({ count: sales }),
        valueUpdateMessages.notAppraisal(),
      ],
      action: {
        label: valueUpdateMessages.ask(),
        url: siteLink(settings, '/sell/home-value'),
      },
      closing: [],
      why: valueUpdateMessages.why({ firm }),
      stop: {
        label: valueUpdateMessages.stop(),
        url: siteLink(settings, '/newsletter/stop', {}, { token }),
      },
    }),
    headers: {
      'List-Unsubscribe': `<${siteLink(settings, `/newsletter/one-click/${token}`)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
