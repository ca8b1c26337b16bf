import { expect, it } from 'vitest';
import { openLeadOffice } from '../../../test/lead-office.ts';

const { app, rowsOf } = await openLeadOffice();
const admin = await app.signInNew({ role: 'admin' });

it('a newsletter is previewed while it is written, and kept nowhere', async () => {
  const draft = (body: object) =>
    app.post('newsletters/preview', { list: 'newsletter', body: '', ...body }, admin);
  const kept = await rowsOf('newsletter');
  const given = {
    subject: 'Sold',
    preheader: 'Now',
    body: '# Sold\n\nIt is *so*.\n\n<script>x</script>',
  };
  const { status, body } = await draft(given);
  expect(status).toBe(200);
  expect(body.data.subject).toBe('Sold');
  expect(body.data.html).toContain('<em>so</em>');
  expect(body.data.html).not.toContain('<script');
  expect(body.data.text).toMatch(/^Sold\n/);
  const es = (await draft({ ...given, language: 'es' })).body.data;
  expect(es.html).toContain('<html lang="es"');
  expect((await draft({})).status).toBe(200);
  expect(await rowsOf('newsletter')).toEqual(kept);
  for (const [wrong, field] of [
    [{ body: 'x'.repeat(20_001) }, 'body'],
    [{ subject: 'x'.repeat(151) }, 'subject'],
    [{ list: 'all' }, 'list'],
    [{ language: 'fr' }, 'language'],
  ] as const) {
    expect(await draft(wrong)).toMatchObject({ status: 400, body: { errors: [{ field }] } });
  }
});
