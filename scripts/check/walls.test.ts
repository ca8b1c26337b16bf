import { describe, expect, it } from 'vitest';
import { readModule } from './read-module.ts';
import { readRoomTable } from './room-table.ts';
import { wallProblems } from './walls.ts';

const rooms = readRoomTable(`
| room | holds | may use |
|---|---|---|
| accounts | people | |
| listings | homes | accounts |
| leads | inquiries | accounts, listings |
`);

function found(path: string, text: string): string[] {
  return wallProblems([readModule({ path, text })], rooms).map(({ sentence }) => sentence);
}

const listing = 'packages/server/src/listings/routes/serve.ts';

describe('what passes', () => {
  it.each([
    [listing, `import { a } from '../listing-store.ts';`],
    [listing, `import { a } from '#accounts';`],
    [listing, `import { a } from '#platform';`],
    [listing, `import { a } from '@homestead/contract/listings';`],
    [listing, `import { a } from '@homestead/contract/accounts';`],
    [listing, `import { a } from '@homestead/contract/places';`],
    [listing, `import fastify from 'fastify';`],
    ['packages/server/src/main.ts', `import { a } from '#leads'; import './attach-pages.ts';`],
    ['packages/contract/src/listings/a.ts', `import { z } from 'zod';`],
    ['packages/sample-mls/src/a.ts', `import { c } from '@homestead/contract/places';`],
    ['packages/web/app/surfaces/site/a-page.tsx', `import { c } from '#listings';`],
    ['packages/web/app/surfaces/site/a-page.tsx', `import { c } from '#listings/pages';`],
    ['packages/server/src/listings/a.test.ts', `import { t } from '../../test/database.ts';`],
    ['packages/server/test/database.ts', `import { t } from '../src/platform/database.ts';`],
    ['scripts/bench.ts', `import { a } from '../packages/server/src/listings/index.ts';`],
    ['scripts/bench.ts', `import { a } from '../packages/server/src/main.ts';`],
    ['e2e/site/tour.spec.ts', `import { a } from '../../packages/web/app/leads/messages.ts';`],
    ['e2e/site/a.spec.ts', `import { a } from '../../packages/web/app/leads/messages/tour.ts';`],
    ['scripts/start.ts', `import { a } from '../packages/server/src/platform/settings.ts';`],
    [
      'packages/web/app/root.tsx',
      `import './design/base.css'; import './surfaces/site/routes.ts';`,
    ],
    ['packages/web/app/listings/card.tsx', `import { Icon } from '#design';`],
  ])('%s: %s', (path, text) => {
    expect(found(path, text)).toEqual([]);
  });
});

describe('what is refused', () => {
  it.each([
    [listing, `import { a } from '#leads';`, 'listings may not use leads'],
    [listing, `export { a } from '#leads';`, 'listings may not use leads'],
    [listing, `export * from '#leads';`, 'listings may not use leads'],
    [listing, `const a = await import('#leads');`, 'listings may not use leads'],
    [listing, `type A = import('#leads').A;`, 'listings may not use leads'],
    [listing, `import { a } from '#listings';`, 'use ./ inside'],
    [listing, `import { a } from '#nowhere';`, 'no room'],
    ['packages/web/app/leads/a.tsx', `import { a } from '#listings/pages';`, 'surfaces only'],
    [listing, `import { a } from '../../accounts/index.ts';`, 'leaves its room'],
    [listing, `import { a } from '../../accounts/person-store.ts';`, 'only inside its room'],
    [listing, `import { a } from '../../../../web/app/listings/index.ts';`, 'leaves its floor'],
    [listing, `import { a } from '@homestead/web';`, 'only the contract'],
    [listing, `import { a } from '@homestead/contract/leads';`, 'may not use leads'],
    [listing, `import { a } from '@homestead/contract/listings/labels';`, 'no door'],
    ['packages/server/src/main.ts', `import { a } from './listings/plugin.ts';`, 'use #room'],
    ['packages/server/src/platform/a.ts', `import { a } from '#listings';`, 'knows no room'],
    [
      'packages/server/src/listings/index.ts',
      `export { a } from './listing-store.ts';`,
      'not handed out',
    ],
    ['packages/contract/src/listings/a.ts', `import pg from 'pg';`, 'the contract depends on'],
    [listing, `import { Icon } from '#design';`, 'no room'],
    ['packages/web/app/root.tsx', `import './design/icon.tsx';`, 'use #room'],
    ['packages/web/app/root.tsx', `import './surfaces/site/layout.tsx';`, 'use #room'],
    ['packages/server/test/services.ts', `import '../src/listings/a-store.ts';`, 'only inside'],
    ['packages/web/app/design/icon.tsx', `import { a } from '#listings';`, 'knows no room'],
    [
      'scripts/bench.ts',
      `import { a } from '../packages/server/src/listings/search/index.ts';`,
      'through its index.ts',
    ],
    ['packages/contract/src/places/a.ts', `import '#listings';`, 'knows no room'],
    [
      'packages/contract/src/listings/a.ts',
      `import { a } from '@homestead/contract/platform';`,
      'inside the contract',
    ],
    [
      'packages/sample-mls/src/a.ts',
      `import { a } from '@homestead/contract/listings';`,
      'places alone',
    ],
    [
      'packages/sample-mls/src/a.ts',
      `import { a } from '../../server/src/main.ts';`,
      'leaves its floor',
    ],
    [
      'packages/web/app/listings/card.tsx',
      `import { a } from '../surfaces/site/layout.tsx';`,
      'use #room',
    ],
    [
      'packages/web/app/surfaces/site/a.tsx',
      `import { a } from '../office/layout.tsx';`,
      'use #room',
    ],
    [
      'packages/web/app/surfaces/site/a.tsx',
      `import { a } from '../../../../server/src/main.ts';`,
      'leaves its floor',
    ],
    [
      'scripts/bench.ts',
      `import { a } from '../packages/server/src/listings/search.ts';`,
      'through its index.ts',
    ],
    [
      'packages/server/src/listings/a.test.ts',
      `import { a } from '../leads/lead-store.ts';`,
      'only inside its room',
    ],
  ])('%s: %s', (path, text, sentence) => {
    expect(found(path, text).join('\n')).toContain(sentence);
  });

  it('names the line', () => {
    const module = readModule({ path: listing, text: `\n\nimport { a } from '#leads';\n` });
    expect(wallProblems([module], rooms)[0]).toMatchObject({ file: listing, line: 3 });
  });
});

describe('the table of rooms', () => {
  it('refuses a page without the table', () => {
    expect(() => readRoomTable('# Rooms\n')).toThrow('no table');
  });

  it('refuses a neighbor that is not listed above', () => {
    const page = '| room | holds | may use |\n|---|---|---|\n| a | x | b |\n| b | y | |\n';
    expect(() => readRoomTable(page)).toThrow('a may not use b');
  });
});
