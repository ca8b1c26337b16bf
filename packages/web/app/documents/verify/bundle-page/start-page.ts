import type { WireSealCertificates } from '@homestead/contract/documents';
import { checkFile } from '../check-file.ts';
import { verifyMessages } from '../messages/verify.ts';
import { element } from './element.ts';
import { reportElement } from './report-element.ts';

/** The script of the page in a bundle: choose or drop a file, and see what comes of it. */
export function startPage(place: HTMLElement, certificates: WireSealCertificates): void {
  const input = element('input', { type: 'file', hidden: '', accept: '.pdf,.zip' });
  const button = element('button', { type: 'button' }, verifyMessages.choose());
  const status = element('p', { role: 'status' });
  const answer = element('div', {});
  const drop = element('div', { class: 'drop' }, [
    button,
    input,
    element('p', {}, verifyMessages.dropOffline()),
  ]);
  let newest: File | undefined;
  const take = async (file: File | undefined) => {
    if (!file) return;
    newest = file;
    answer.replaceChildren();
    status.textContent = verifyMessages.checking({ name: file.name });
    const report = await checkFile(file, certificates);
    if (newest !== file) return;
    if (typeof report === 'string') {
      status.textContent = report;
      return;
    }
    status.textContent = verifyMessages.checked({ name: file.name });
    button.textContent = verifyMessages.another();
    const { section, title } = reportElement(report);
    answer.append(section);
    title.focus();
  };
  button.addEventListener('click', () => input.click());
  input.addEventListener('change', () => {
    take(input.files?.[0]);
    input.value = '';
  });
  drop.addEventListener('dragover', (event) => event.preventDefault());
  drop.addEventListener('drop', (event) => {
    event.preventDefault();
    take(event.dataTransfer?.files[0]);
  });
  place.replaceChildren(
    element('h1', {}, verifyMessages.offlineTitle()),
    element('p', {}, verifyMessages.offlineLead()),
    element('p', {}, verifyMessages.offlineNote()),
    drop,
    status,
    answer,
  );
}
