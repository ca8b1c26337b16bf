import { type HomeEstimate, presentEmailHome, type SampleHome, sampleHome } from '#listings';
import { type Email, type MailSample, type MailSettings, siteLink } from '#platform';
import {
  inquiryArrivedEmail,
  inquiryReceivedEmail,
  promiseWarningEmail,
} from './inquiries/inquiry-emails.ts';
import { confirmListEmail, listWelcomeEmail } from './mailing-lists/list-emails.ts';
import { homeSearchEmail } from './record/home-search-email.ts';
import { leadGivenEmail } from './routing/lead-given-email.ts';
import { rateTourEmail } from './tours/rate-tour.ts';
import { tourAnsweredEmail } from './tours/tour-answer-emails.ts';
import { tourChangedEmail } from './tours/tour-changed-email.ts';
import { agentReminderEmail, tourReminderEmail } from './tours/tour-reminder-email.ts';
import { type ToldTour, tourRequestedEmail } from './tours/tour-requested-email.ts';
import type { TourRow, TourState } from './tours/tour-state-store.ts';
import { tourWantedEmail } from './tours/tour-wanted-email.ts';
import { unmatchedEmail } from './unmatched/unmatched-email.ts';
import { valueUpdateEmail } from './value-updates/value-update-email.ts';

/** Every email of the room with sample data, for a demo's `/dev/mails`. */
export function leadMailSamples(
  settings: MailSettings,
  home: SampleHome = sampleHome,
): MailSample[] {
  return [
    ...clientEmails(settings, home),
    ...staffEmails(settings, home).map((sample) => ({ ...sample, isForStaff: true })),
  ];
}

const contact = {
  name: 'Jordan Ellis',
  email: 'jordan.ellis@example.com',
  phone: '+14025550187',
  comments: 'We would like to see the back yard too.',
};
const dueAt = new Date('2026-03-02T16:04:05Z');
const times = [new Date('2026-03-04T16:00:00Z'), new Date('2026-03-04T20:30:00Z')];
const [agreed_at] = times as [Date, Date];
const agent = {
  ...{ id: 'sample', email: 'nora.lindqvist@example.com', phone: '+14025550155' },
  ...{ first_name: 'Nora', last_name: 'Lindqvist' },
};

const homeOf = ({ mls_number: mlsNumber, address_shown, street_address, city }: SampleHome) => ({
  listingKey: 'sample',
  mlsNumber,
  address: address_shown ? `${street_address}, ${city}, NE 68132` : null,
});

const askedOf = (home: SampleHome): ToldTour => ({
  id: 'sample',
  home: homeOf(home),
  kind: 'in-person',
  startsAt: times,
  requestedAt: new Date('2026-03-02T15:04:05Z'),
});

/** A stored tour. */
function tourOf(home: SampleHome, state: TourState, given: Partial<TourRow> = {}) {
  const { address, mlsNumber } = homeOf(home);
  return {
    ...{ id: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a11', listing_key: 'sample' },
    ...{ mls_number: mlsNumber, home_address: address, kind: 'in-person', state },
    ...{ ...contact, proposed: times, times, reason: 'It went under contract this morning.' },
    ...{ agreed_at: state === 'confirmed' ? agreed_at : null, video_link: null, language: 'en' },
    agreement_envelope_id: null,
    ...given,
  } as TourRow;
}

const estimate: HomeEstimate = {
  kind: 'estimate',
  street: '5011 Chicago St',
  sales: 9,
  lowCents: 28_500_000,
  midCents: 30_000_000,
  highCents: 31_800_000,
};

function clientEmails(settings: MailSettings, home: SampleHome): MailSample[] {
  const client = { name: 'Jordan', home: presentEmailHome(settings, home) };
  const myTourUrl = siteLink(settings, '/mytour', {}, { token: 'sample' });
  const statusUrl = siteLink(settings, '/inquirystatus', {}, { token: 'sample' });
  const asked = askedOf(home);
  const confirmed = { ...tourOf(home, 'confirmed'), agreed_at };
  const videoLink = { kind: 'video-chat', video_link: siteLink(settings, '/video') };
  const answered = (state: TourState, given?: Partial<TourRow>) =>
    tourAnsweredEmail(settings, tourOf(home, state, given), { ...client, myTourUrl });
  const about = { home: homeOf(home), shown: client.home };
  const received = { dueAt, statusUrl };
  return [
    named(tourRequestedEmail(settings, asked, client)),
    named(answered('confirmed')),
    named(answered('confirmed', videoLink), 'tour-confirmed-video'),
    named(answered('confirmed', { agreement_envelope_id: 'sample' })),
    ...(['proposed', 'declined', 'canceled'] as const).map((state) => named(answered(state))),
    named(answered('requested'), 'tour-asked-again'),
    named(tourReminderEmail(settings, confirmed, { ...client, agent, myTourUrl })),
    named(rateTourEmail(settings, confirmed, { ...client, url: myTourUrl })),
    named(inquiryReceivedEmail(settings, { kind: 'contact', ...received })),
    named(inquiryReceivedEmail(settings, { kind: 'home', ...received, ...about }), 'home-inquiry'),
    named(inquiryReceivedEmail(settings, { kind: 'home-value', ...received }), 'home-value'),
    named(inquiryReceivedEmail(settings, { kind: 'quiz', ...received }), 'quiz'),
    named(confirmListEmail(settings, 'newsletter', 'sample')),
    named(confirmListEmail(settings, 'app', 'sample'), 'list-confirm-app'),
    named(listWelcomeEmail(settings, 'newsletter', 'sample')),
    named(listWelcomeEmail(settings, 'app', 'sample')),
    named(
      homeSearchEmail(settings, {
        search: { id: 'sample', name: 'Dundee under $450,000', frequency: 'daily' },
        ...{ firstName: 'Jordan', agent: 'Nora Lindqvist' },
        stop: { url: siteLink(settings, '/unsubscribe', {}, { token: 'sample' }), headers: {} },
      }),
    ),
    named(valueUpdateEmail(settings, { estimate, firstName: 'Jordan', token: 'sample' })),
  ];
}

function staffEmails(settings: MailSettings, home: SampleHome): MailSample[] {
  const answerUrl = siteLink(settings, '/tourreply', {}, { token: 'sample' });
  const seen = { email: true, phone: true };
  const confirmed = { ...tourOf(home, 'confirmed'), agreed_at };
  const asked = askedOf(home);
  const wanted = { tour: asked, contact, seen, answerUrl, home: presentEmailHome(settings, home) };
  const message = 'Which homes near Elmwood Park have a yard?';
  const person = { firstName: 'Jordan', lastName: 'Ellis' };
  const given = { ...person, asked: { home: homeOf(home), message }, shown: wanted.home };
  const inquiry = { ...person, ...contact, message, home: homeOf(home) };
  return [
    named(tourWantedEmail(settings, wanted)),
    named(tourChangedEmail(settings, tourOf(home, 'requested'), answerUrl)),
    named(agentReminderEmail(settings, confirmed, { seen, answerUrl })),
    named(inquiryArrivedEmail(settings, { inquiry, dueAt, isForTeam: true })),
    named(leadGivenEmail(settings, { ...given, dueAt, isOwn: true })),
    named(leadGivenEmail(settings, { ...given, dueAt: null, isOwn: false }), 'lead-to-claim'),
    named(unmatchedEmail(settings, { isText: false, name: contact.name, dueAt })),
    named(promiseWarningEmail(settings, { name: contact.name, dueAt, agent: 'Nora Lindqvist' })),
  ];
}

const named = (draft: Email, name = draft.kind.replace('leads.', '')): MailSample => ({
  name,
  draft,
});
