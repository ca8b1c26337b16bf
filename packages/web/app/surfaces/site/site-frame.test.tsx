import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { type Site, SiteProvider } from '#platform';
import { legalPages } from './legal-pages.ts';
import { frameMessages } from './messages/frame.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

function frameOf(given: Partial<Site['brokerage']> = {}): string {
  const site = { brokerage: { name: 'Example Realty', ...given }, mode: 'production' };
  const Page = createRoutesStub([
    {
      id: 'root',
      path: '*',
      Component: () => (
        <SiteProvider site={site as Site}>
          <SiteHeader />
          <SiteFooter site={site as Site} />
        </SiteProvider>
      ),
    },
  ]);
  const visitor = { person: null, isSure: true, notice: null };
  return renderToStaticMarkup(
    <Page initialEntries={['/maps']} hydrationData={{ loaderData: { root: { visitor } } }} />,
  );
}

it('leads to the contact page from the header and the footer', () => {
  const html = frameOf();
  expect(html).toContain(`href="/contactus" data-discover="true">${frameMessages.contact()}</a>`);
  expect(html).toContain(`<a href="/contactus">${frameMessages.contactUs()}</a>`);
});

it('leads to each legal text from the footer', () => {
  const labels = {
    privacypolicy: frameMessages.privacyPolicy(),
    termsofuse: frameMessages.termsOfUse(),
    cookiepolicy: frameMessages.cookiePolicy(),
    fairhousing: frameMessages.fairHousingStatement(),
    accessibility: frameMessages.accessibility(),
    aboutus: frameMessages.aboutUs(),
    faqs: frameMessages.faqs(),
  };
  for (const path of Object.keys(legalPages)) {
    const label = labels[path as keyof typeof labels];
    expect(frameOf()).toContain(`<a href="/${path}">${label}</a>`);
  }
});

it('leads to the newsletter, which may be somewhere else', () => {
  expect(frameOf()).toContain(`<a href="/newsletter">${frameMessages.newsletter()}</a>`);
  const newsletter = 'https://news.example.org/';
  expect(frameOf({ newsletter })).toContain(`href="${newsletter}"`);
  expect(frameOf({ newsletter })).not.toContain('href="/newsletter"');
});
