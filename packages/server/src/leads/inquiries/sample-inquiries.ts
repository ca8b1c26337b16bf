import type { InquiryKind } from '@homestead/contract/leads';
import { dateAfter, localDate, localInstants } from '@homestead/contract/platform';
import { actAs, actAsMailbox } from '#accounts';
import { atomically, type DatabaseTransaction, type Services } from '#platform';
import { claimLead } from './claim-lead.ts';
import { logContact } from './log-contact.ts';
import { recordInquiry } from './record-inquiry.ts';
import { hasLeadOf, moveAnswerTo, moveArrivalTo } from './sample-inquiry-store.ts';

/**
 * How many days ago and when it came (today, how many minutes ago), by what, who wrote from where,
 * who answers if no rule gives the lead to someone, after how many minutes, how, and the question.
 */
const samples = `
27|09:12|contact|Hope Lindgren|Papillion|68046|walt.jorgensen|18|call|We close on our place in Lincoln next month. Can someone show us ranches near Papillion?
25|16:48|contact|Ray Kubicek|La Vista|68128|priya.raman|41|email|How much earnest money is usual in Sarpy County?
24|12:05|home-value|Joan Petersen|Omaha|68124|ellen.kowalski|12|call|We redid the kitchen in 2021. The basement is original.
22|08:20|contact|Tyrell Banks|Omaha|68111|daniel.okafor|7|call|Do you work with first-time buyers who use NIFA loans?
21|19:35|contact|Sofia Marquez|Bellevue|68005|priya.raman|26|text|My orders to Offutt came in. I need a three bedroom by the end of January.
19|10:40|home-value|Dale Wessling|Gretna|68028|walt.jorgensen|54|call|Three acres and a shop. What would it sell for?
18|14:10|contact|Anne Brandt|Elkhorn|68022|daniel.okafor|33|email|Which Elkhorn neighborhoods walk to a grade school?
16|11:25|contact|Omar Haddad|Omaha|68154|daniel.okafor|9|call|Is now a bad time to sell and buy together?
15|17:50|contact|Becky Tran|Omaha|68104|priya.raman|71|email|Can you send homes in Benson with off-street parking?
13|09:05|home-value|Frank Zielinski|Omaha|68108|ellen.kowalski|22|call|My mother’s house on South 25th. We are not in a hurry.
12|13:30|contact|Grace Oyelaran|Papillion|68133|walt.jorgensen|15|call|Looking for new construction under 420, ready by spring.
11|15:15|contact|Curt Vandenberg|Omaha|68132|daniel.okafor|95|email|Does the HOA at the Dundee condos allow rentals?
9|10:02|contact|Lena Hoffmann|Omaha|68106|priya.raman|6|text|Can I see the brick Tudor on Friday after four?
8|16:20|home-value|Marjorie Kessler|Omaha|68144|ellen.kowalski|38|email|We want to downsize to a villa in Millard. What is ours worth first?
6|09:48|contact|Andre Collins|Bennington|68007|walt.jorgensen|11|call|Is Bennington’s levy really going up?
5|12:44|contact|Nadia Petrov|Omaha|68137|daniel.okafor|29|call|We need space for my parents on the main floor.
4|14:37|contact|Gary Stroud|Ralston|68127|priya.raman|17|call|Do you know a lender who does renovation loans?
2|11:11|contact|Beatriz Salazar|Omaha|68107|ellen.kowalski|48|email|¿Tienen a alguien que hable español?
1|15:26|contact|Tim Osborne|Elkhorn|68022|daniel.okafor|14|call|Our lease ends in March. What can we do for 2,600 a month?
0|40|contact|Carla Whitman|Gretna|68028||||Is there anything with a walkout basement in Gretna under 450?
0|22|home-value|Steve Lang|Omaha|68164||||The house next door sold in a weekend. What would ours bring?
0|9|contact|Jess Donnelly|Omaha|68131||||Could we see two condos in Midtown this weekend?`;

/** Of those who were answered, in turn. */
const stages = ['clients', 'prospects', 'leads', 'prospects', 'suspects', 'leads', 'prospects'];

interface Sample {
  at: Date;
  kind: InquiryKind;
  name: string;
  email: string;
  phone: string;
  city: string;
  zip: string;
  agent: string;
  /** Null for one that waits. */
  minutes: number | null;
  how: 'call' | 'text' | 'email';
  /** Its code. */
  stage: string;
  message: string;
}

/**
 * Has people ask through the site over four weeks, and agents answer them sooner or later, by the
 * operations that they use; the last of them wait. Nothing in a demo that has them, or without its
 * agents. No emails are sent for what is long answered.
 */
export async function addSampleInquiries(services: Services): Promise<void> {
  const { db } = services;
  const all = samples.trim().split('\n').map(readSample);
  if (
    await hasLeadOf(
      db,
      all.map(({ email }) => email),
    )
  )
    return;
  if (!(await actAsMailbox(db, mailboxOf('priya.raman')))) return;
  for (const sample of all) await atomically(db, (tx) => addSample(services, tx, sample));
}

const mailboxOf = (name: string) => `${name}@prairieandmain.example`;

function readSample(row: string, index: number): Sample {
  const [days, time = '', kind, name = '', city = '', zip = '', agent = '', minutes, how, message] =
    row.split('|');
  const day = dateAfter(localDate(new Date()), -Number(days));
  const at =
    days === '0'
      ? new Date(Date.now() - Number(time) * 60_000)
      : (localInstants(day, time)[0] ?? new Date());
  return {
    ...{ at, kind: kind as InquiryKind, name, city, zip, agent },
    email: `${name.toLowerCase().replace(' ', '.')}@homes.example`,
    phone: `+153155501${60 + index}`,
    minutes: minutes ? Number(minutes) : null,
    how: how as Sample['how'],
    stage: stages[index % stages.length] ?? '',
    message: message ?? '',
  };
}

async function addSample(
  services: Services,
  tx: DatabaseTransaction,
  sample: Sample,
): Promise<void> {
  const { at, kind, name, email, phone, city, zip, agent, minutes, how, stage, message } = sample;
  const [firstName = '', lastName = ''] = name.split(' ');
  const isSeller = kind === 'home-value';
  const { leadId, agentId } = await recordInquiry(services, tx, {
    ...{ kind, firstName, lastName, email, phone, message, receivedAt: at, address: null },
    ...{ personId: null, origin: { page: isSeller ? '/sell/home-value' : '/contactus' } },
    ...(isSeller && {
      leadRole: 'Seller',
      homeToValue: { address: `${city} ${zip}`, city, zip },
    }),
    hasOwnEmails: minutes !== null,
  });
  await moveArrivalTo(tx, { leadId, at, city, zip });
  if (minutes === null) return;
  const actor = agentId ? await actAs(tx, agentId) : await actAsMailbox(tx, mailboxOf(agent));
  if (!actor) return;
  await claimLead(services, tx, actor.caller, leadId);
  const outcome = how === 'call' ? { outcome: 'reached' as const } : {};
  await logContact(tx, actor.caller, { leadId, how, note: '', ...outcome });
  await moveAnswerTo(tx, { leadId, at: new Date(at.getTime() + minutes * 60_000), stage });
}
