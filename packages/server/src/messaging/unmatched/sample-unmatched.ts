import { PDF } from '@libpdf/core';
import { atomically, type Services } from '#platform';
import { holdAttachments } from '../inbound/attachment-files.ts';
import { parseMail } from '../inbound/parse-mail.ts';
import { takeMail } from '../inbound/take-mail.ts';
import { takeText } from '../texts/take-text.ts';

const INSPECTION = `Hi,

My neighbor Carol said you sold her house on Izard Street. We are thinking of selling ours this spring. The inspection from when we bought it is attached, and the roof is new since then.

Could someone call me after five?

Theresa Novak`;

const RELOCATION = `Hello,

I start at Offutt in February and need a three bedroom rental or a house to buy near Papillion. Which would you do for two years?

Marcus Webb`;

const TEXT =
  'Hi, I saw your sign on 52nd and Leavenworth. Is that one still available, and does it allow dogs?';

const emails = [
  { from: 'Theresa Novak <theresa.novak@example.com>', subject: 'Selling this spring' },
  { from: 'Marcus Webb <marcus.webb@example.com>', subject: 'Moving to Omaha in February' },
] as const;

/** Has two emails and a text come in that match no lead, once, for a demo. */
export async function addSampleUnmatched(services: Services): Promise<void> {
  for (const [index, { from, subject }] of emails.entries()) {
    const raw = index === 0 ? await withReport(from, subject) : plain(from, subject, RELOCATION);
    const mail = await parseMail(raw);
    const attachments = await holdAttachments(services, mail);
    await atomically(services.db, (tx) => takeMail(services, tx, mail, attachments));
  }
  const text = new URLSearchParams({ MessageSid: 'SMsample1', From: '+14025550173', Body: TEXT });
  await atomically(services.db, (tx) => takeText(services, tx, text));
}

const head = (from: string, subject: string) => [
  `From: ${from}`,
  `Subject: ${subject}`,
  `Message-ID: <sample-${subject.replace(/\W+/g, '-').toLowerCase()}@example.com>`,
  'MIME-Version: 1.0',
];

function plain(from: string, subject: string, text: string): Buffer {
  const type = 'Content-Type: text/plain; charset=utf-8';
  return Buffer.from([...head(from, subject), type, '', text].join('\r\n'));
}

async function withReport(from: string, subject: string): Promise<Buffer> {
  const pdf = PDF.create();
  pdf.addPage().drawText('Home inspection, 4817 Pine Street (sample)', { x: 72, y: 700, size: 16 });
  const report = Buffer.from(await pdf.save()).toString('base64');
  return Buffer.from(
    [
      ...[...head(from, subject), 'Content-Type: multipart/mixed; boundary=sample', ''],
      ...['--sample', 'Content-Type: text/plain; charset=utf-8', '', INSPECTION],
      ...['--sample', 'Content-Type: application/pdf', 'Content-Transfer-Encoding: base64'],
      ...['Content-Disposition: attachment; filename="Inspection report.pdf"', ''],
      ...[...(report.match(/.{1,76}/g) ?? []), '--sample--', ''],
    ].join('\r\n'),
  );
}
