import type { Locator, Page } from '@playwright/test';
import { signatureMessages } from '../../packages/web/app/documents/signature/messages/signature.ts';
import { componentMessages } from '../../packages/web/app/surfaces/office/messages/components.ts';
import { expect, openAs, test } from './office-test.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: signatureMessages.signature() });
const madeIn = (page: Page) => page.getByRole('img', { name: componentMessages.signatureMade() });

async function openDialog(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: componentMessages.sign() }).click();
  return dialogOf(page);
}

/** Size of a picture, and how many of its pixels have ink. */
async function inkOf(picture: Locator) {
  return picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [width, height];
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const { data } = context?.getImageData(0, 0, width, height) ?? { data: [] };
    let dark = 0;
    for (let at = 0; at < data.length; at += 4) {
      const isSeen = Number(data[at + 3]) > 128;
      if (isSeen && Number(data[at]) < 90) dark += 1;
    }
    return { width, height, dark, isPng: image.src.startsWith('data:image/png;base64,') };
  });
}

test('a drawn signature stays when the phone is turned, and is cut to its lines', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, 'superAdmin', '/components');
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: signatureMessages.save() }).click();
  await expect(dialog.getByRole('alert')).toHaveText(signatureMessages.nothingDrawn());

  const pad = dialog.getByRole('img', { name: signatureMessages.pad() });
  const drawLine = async (from: number, to: number) => {
    const box = await pad.boundingBox();
    if (!box) throw new Error('no pad');
    await page.mouse.move(box.x + box.width * from, box.y + box.height * 0.3);
    await page.mouse.down();
    for (let step = 1; step <= 12; step += 1) {
      const share = from + ((to - from) * step) / 12;
      await page.mouse.move(box.x + box.width * share, box.y + box.height * (0.3 + step / 30));
    }
    await page.mouse.up();
  };
  const drawn = (count: number) => dialog.getByText(signatureMessages.padDrawn({ count }));
  await drawLine(0.1, 0.5);
  await expect(drawn(1)).toBeAttached();
  await page.setViewportSize({ width: 844, height: 390 });
  await drawLine(0.55, 0.8);
  await expect(drawn(2)).toBeAttached();
  await page.setViewportSize({ width: 390, height: 844 });
  await dialog.getByRole('button', { name: signatureMessages.save() }).click();

  await expect(dialog).toBeHidden();
  const { width, height, dark, isPng } = await inkOf(madeIn(page));
  expect(isPng).toBe(true);
  expect(width).toBeLessThanOrEqual(2000);
  expect(height).toBeLessThanOrEqual(1000);
  // Two lines from the left to the right of the picture.
  expect(width).toBeGreaterThan(height);
  expect(dark).toBeGreaterThan(800);

  // The one that was made before is offered, and Clear empties the pad.
  const again = await openDialog(page);
  await again.getByRole('radio', { name: signatureMessages.draw() }).check();
  await drawLine(0.1, 0.9);
  await again.getByRole('button', { name: signatureMessages.clear() }).click();
  await expect(again.getByText(signatureMessages.padEmpty())).toBeAttached();
  await again.getByRole('radio', { name: signatureMessages.saved() }).check();
  await again.getByRole('button', { name: signatureMessages.save() }).click();
  await expect(again).toBeHidden();
});

test('a signature is typed with the keyboard alone, with letters of other languages', async ({
  page,
}) => {
  await openAs(page, 'superAdmin', '/components');
  await page.getByRole('button', { name: componentMessages.sign() }).focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await dialog.getByRole('radio', { name: signatureMessages.draw() }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: signatureMessages.type() })).toBeChecked();
  await page.keyboard.press('Tab');
  const name = dialog.getByLabel(signatureMessages.name());
  await expect(name).toBeFocused();
  await expect(name).toHaveValue(componentMessages.signerSample());
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText(signatureMessages.nothingTyped());
  await page.keyboard.type('Đặng Ann');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const { width, height, dark } = await inkOf(madeIn(page));
  expect(width).toBeGreaterThan(300);
  expect(height).toBeLessThan(400);
  expect(dark).toBeGreaterThan(2000);
  const isLoaded = await page.evaluate(() =>
    [...document.fonts].some(({ family, status }) => /Typed/.test(family) && status === 'loaded'),
  );
  expect(isLoaded).toBe(true);
});

test('an uploaded picture is drawn again within the limits, and anything else is refused', async ({
  page,
}) => {
  await openAs(page, 'superAdmin', '/components');
  const dialog = await openDialog(page);
  await dialog.getByRole('radio', { name: signatureMessages.upload() }).check();
  const file = dialog.getByLabel(signatureMessages.file(), { exact: true });
  await file.setInputFiles({
    ...{ name: 'notes.png', mimeType: 'image/png' },
    buffer: Buffer.from('not a picture'),
  });
  await expect(dialog.getByRole('alert')).toHaveText(signatureMessages.notAPicture());

  // Noise doesn’t compress: the picture has to become smaller to have few enough bytes.
  const noise = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [2400, 900];
    const context = canvas.getContext('2d');
    const image = context?.createImageData(2400, 900);
    for (let at = 0; image && at < image.data.length; at += 1) image.data[at] = Math.random() * 255;
    if (image) context?.putImageData(image, 0, 0);
    return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
  });
  await file.setInputFiles({
    ...{ name: 'signature.jpg', mimeType: 'image/jpeg' },
    buffer: Buffer.from(noise, 'base64'),
  });
  await expect(dialog.getByRole('img', { name: signatureMessages.uploaded() })).toBeVisible();
  await dialog.getByRole('button', { name: signatureMessages.save() }).click();
  await expect(dialog).toBeHidden();
  const made = madeIn(page);
  const { width, height, isPng } = await inkOf(made);
  expect(isPng).toBe(true);
  expect(width / height).toBeCloseTo(2400 / 900, 1);
  const source = (await made.getAttribute('src')) ?? '';
  expect(Buffer.from(source.split(',')[1] ?? '', 'base64').length).toBeLessThanOrEqual(300 * 1024);
});
