import { verifyMessages } from '../messages/verify.ts';
import type { ToldReport } from '../tell-report.ts';
import { element } from './element.ts';

const toneTexts = {
  good: verifyMessages.good,
  note: verifyMessages.note,
  bad: verifyMessages.bad,
} as const;

/** A report on the page of a bundle, which has no React: its section and the title in it. */
export function reportElement(report: ToldReport): { section: HTMLElement; title: HTMLElement } {
  const { tone, lead, documents, signers, findings, details } = report;
  const title = element('h2', { tabindex: '-1' }, report.title);
  const section = element('section', { 'data-testid': 'report', 'data-tone': tone }, [
    element('div', { class: 'verdict' }, [title, element('p', {}, lead)]),
    ...part(
      verifyMessages.documents(),
      documents.map((text) => element('li', {}, text)),
    ),
    ...part(verifyMessages.signers(), signers.map(signerElement)),
    ...part(
      verifyMessages.checks(),
      findings.map(({ tone: one, text }) =>
        element('li', { 'data-tone': one }, [
          element('strong', {}, toneTexts[one]()),
          new Text(` ${text}`),
        ]),
      ),
    ),
    element('h3', {}, verifyMessages.facts()),
    element(
      'dl',
      {},
      details.flatMap(({ label, value }) => [element('dt', {}, label), element('dd', {}, value)]),
    ),
  ]);
  return { section, title };
}

function part(heading: string, items: readonly HTMLElement[]): HTMLElement[] {
  return items.length === 0 ? [] : [element('h3', {}, heading), element('ul', {}, items)];
}

function signerElement({ name, lines, png }: ToldReport['signers'][number]): HTMLElement {
  return element('li', {}, [
    element('strong', {}, name),
    ...lines.map((line) => element('div', {}, line)),
    ...(png ? [element('img', { src: `data:image/png;base64,${png}`, alt: '' })] : []),
  ]);
}
