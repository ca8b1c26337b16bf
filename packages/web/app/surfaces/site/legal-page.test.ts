import type { LoaderFunctionArgs } from 'react-router';
import { expect, it } from 'vitest';
import { loader } from './legal-page.tsx';

it('shows no other text at an address that only looks like a legal page’s', async () => {
  const request = new Request('https://homes.example.org/%74ermsofuse');
  await expect(loader({ request } as LoaderFunctionArgs)).rejects.toMatchObject({
    init: { status: 404 },
  });
});
