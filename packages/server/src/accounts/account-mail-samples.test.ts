import { describe, expect, it } from 'vitest';
import { layOutEmail, readSettings, siteLink } from '#platform';
import { accountMailSamples } from './account-mail-samples.ts';
import { lockedEmail } from './sign-in/locked-email.ts';

const settings = readSettings({ PUBLIC_URL: 'http://localhost:3000/' }, '/');
const samples = accountMailSamples(settings);

describe.each(samples.map(({ name, draft }) => [name, draft] as const))(
  'the email %s',
  (_name, mail) => {
    it('says the same in text and HTML, with the firm in its footer', () => {
      for (const body of [mail.text, mail.html.replaceAll('&amp;', '&')]) {
        expect(body).toMatch(/Hello,|Hi Jordan,/);
        expect(body).toContain('Prairie & Main Realty');
        expect(body).toContain('(402) 555-0142');
      }
      expect(mail.text).not.toMatch(/undefined|null|\[object|<\w/);
      expect(mail.html).not.toMatch(/undefined|\[object|<script/);
    });

    it('links only to our own site', () => {
      const links = `${mail.text} ${mail.html}`.match(/https?:\/\/[^\s"<]+/g) ?? [];
      for (const link of links) expect(link).toMatch(/^http:\/\/localhost:3000\//);
    });
  },
);

it('samples have unique names', () => {
  expect(new Set(samples.map(({ name }) => name)).size).toBe(samples.length);
});

it('a first name is nothing but text', () => {
  const mail = lockedEmail(settings, { firstName: '<b>Jo</b>"', at: new Date() });
  expect(mail.html).toContain('Hi &lt;b&gt;Jo&lt;/b&gt;&quot;,');
  expect(mail.html).not.toContain('<b>');
});

it('link parameters are escaped', () => {
  expect(siteLink(settings, '/resetpassword', { email: 'a+b&c@example.com', token: 'x' })).toBe(
    'http://localhost:3000/resetpassword?email=a%2Bb%26c%40example.com&token=x',
  );
});

it('an email to an unnamed person has no greeting', () => {
  const content = { kind: 'test.x', subject: 'S', name: null, paragraphs: [], closing: [] };
  expect(layOutEmail(settings, content).text).toMatch(/^Hello,\n/);
});
