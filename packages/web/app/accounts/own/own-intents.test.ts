import { ownAccountEndpoints, PHOTO_PURPOSE } from '@homestead/contract/accounts';
import { PICTURE_MAX_BYTES } from '@homestead/contract/platform';
import { describe, expect, it } from 'vitest';
import type { ApiCall } from '#platform';
import { FieldsRefused, isOwnIntent, type OwnIntent, ownIntents } from './own-intents.ts';

/** Does an intent with these fields; answers what was sent to the API. */
async function send(intent: OwnIntent, fields: Record<string, string | Blob>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const calls: { path: string; body: unknown }[] = [];
  const api = async (path: string, call: ApiCall = {}) => {
    const { body } = call;
    calls.push({ path, body: typeof body === 'string' ? JSON.parse(body) : (body ?? null) });
    return Response.json({ message: 'Done.', data: { file: 'key' } });
  };
  await ownIntents[intent](form, { api });
  return calls;
}

describe('the forms of the account page', () => {
  it('send what the profile’s form holds, trimmed, and leave out what it does not', async () => {
    const [call] = await send('profile', {
      firstName: ' Rosa ',
      phone: '(402) 555-0117',
      zip: '',
      version: '3',
      userid: 'someone',
    });
    expect(call).toEqual({
      path: `/api/v1/${ownAccountEndpoints.updateProfile.path}`,
      body: { firstName: 'Rosa', phone: '(402) 555-0117', zip: '', isPrimary: false, version: 3 },
    });
  });

  it('keep passwords as they are typed', async () => {
    const [call] = await send('password', {
      currentPassword: ' Old-pass-1 ',
      newPassword: 'New pass 1 ',
      confirmPassword: 'New pass 1 ',
    });
    expect(call?.body).toEqual({ currentPassword: ' Old-pass-1 ', newPassword: 'New pass 1 ' });
  });

  it('refuse a new password by each field before anything is sent', async () => {
    const refused = send('password', { newPassword: 'short', confirmPassword: 'shorter' });
    await expect(refused).rejects.toThrow(FieldsRefused);
    await expect(refused).rejects.toMatchObject({
      errors: {
        currentPassword: 'Current password is required',
        newPassword: 'Password must be longer than 6 characters',
        confirmPassword: 'Passwords do not match',
      },
    });
  });

  it('send only the notifications that the form shows', async () => {
    const [call] = await send('notifications', {
      'kind-homes': 'digest',
      'email-security': 'on',
    });
    expect(call?.body).toEqual({ notifications: [{ kind: 'homes', by: 'digest' }] });
  });

  it('upload a photo and set it, and none that is missing or too large', async () => {
    const [sent, set] = await send('photo', { photo: new File(['photo'], 'me.png') });
    expect(sent?.path).toBe(`/api/v1/files/${PHOTO_PURPOSE}`);
    const form = sent?.body as FormData | undefined;
    expect(form?.get('file')).toMatchObject({ name: 'me.png' });
    expect(set?.body).toEqual({ file: 'key' });
    await expect(send('photo', { photo: new File([], '') })).rejects.toThrow(FieldsRefused);
    const large = new File([new Uint8Array(PICTURE_MAX_BYTES + 1)], 'me.png');
    await expect(send('photo', { photo: large })).rejects.toThrow(FieldsRefused);
  });

  it('delete the account only when the box is ticked', async () => {
    await expect(send('delete', { currentPassword: 'Old-pass-1' })).rejects.toMatchObject({
      errors: { understood: expect.any(String) },
    });
    expect(await send('delete', { currentPassword: 'Old-pass-1', understood: 'on' })).toHaveLength(
      1,
    );
  });

  it('know their own intents alone', () => {
    expect(isOwnIntent('profile')).toBe(true);
    expect(isOwnIntent('toString')).toBe(false);
  });
});
