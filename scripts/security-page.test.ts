import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { billOfMaterials } from './bill-of-materials.ts';

const root = new URL('..', import.meta.url);
const read = (path: string) => readFile(new URL(path, root), 'utf8');
const page = await read('docs/security.md');
const section = (title: string) => page.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
const settings = [...(await read('.env.example')).matchAll(/^(?:# ?)?([A-Z][A-Z0-9_]*)=/gm)].map(
  ([, name = '']) => name,
);

describe('docs/security.md', () => {
  it('names every secret among its keys, with what to do when one leaks', () => {
    const secrets = settings.filter((name) =>
      /_(KEY|TOKEN|SECRETS?|PROVIDERS)$|^(SMTP|INBOUND_IMAP|(MIGRATIONS_)?DATABASE)_URL$/.test(
        name,
      ),
    );
    expect(secrets).toContain('SECRETS_KEY');
    const keys = section('Keys and secrets');
    expect(keys).toContain('| if leaked |');
    expect(secrets.filter((name) => !keys.includes(`\`${name}\``))).toEqual([]);
  });

  it('names how long personal data is kept, by its setting', () => {
    const data = section('What data there is');
    for (const name of ['secret', 'personal', 'internal', 'public']) {
      expect(data).toContain(`\n| ${name} |`);
    }
    const kept = settings.filter((name) => name.startsWith('RETAIN_'));
    expect(kept).not.toEqual([]);
    expect(kept.filter((name) => !data.includes(`\`${name}\``))).toEqual([]);
  });

  it('promises a time to fix by severity, and checks the packages of each release', () => {
    for (const severity of ['critical', 'high', 'medium', 'low']) {
      expect(section('Time to fix')).toMatch(
        new RegExp(`^\\| ${severity}\\b.* \\d+ days \\|$`, 'm'),
      );
    }
    for (const step of ['npm audit --omit dev', 'npm run sbom']) {
      expect(section('Releases')).toContain(`\`${step}\``);
    }
  });
});

describe('the bill of materials', () => {
  const lock = async () => {
    const text = await read('package-lock.json');
    return { text, packages: JSON.parse(text).packages as Record<string, { dev?: boolean }> };
  };

  it('has every package of a running program, with its hash and license, and no other', async () => {
    const { text, packages } = await lock();
    const bill = billOfMaterials(text, new Date());
    const paths = bill.components.map((component) => component['bom-ref']);
    for (const name of ['fastify', 'pg', 'react', 'sharp']) {
      expect(paths).toContain(`node_modules/${name}`);
    }
    const third = Object.keys(packages).filter((path) => path.includes('node_modules/'));
    const left = third.filter((path) => !paths.includes(path));
    const isOurs = (path: string) => path.startsWith('node_modules/@homestead/');
    expect(left.filter((path) => !packages[path]?.dev && !isOurs(path))).toEqual([]);
    expect(paths.filter((path) => packages[path]?.dev)).toEqual([]);
    for (const { name, hashes, licenses } of bill.components) {
      expect([name, hashes[0]?.content]).toEqual([name, expect.stringMatching(/^[\da-f]{128}$/)]);
      expect(licenses?.[0]?.expression, name).toBeTruthy();
    }
  });

  it('says what depends on what, the nearest version first', () => {
    const locked = (more: object = {}) => ({ version: '1.0.0', integrity: 'sha512-AAAA', ...more });
    const packages = {
      '': { name: 'us' },
      'node_modules/a': locked({ dependencies: { b: '1', c: '1' } }),
      'node_modules/a/node_modules/b': locked({ peerDependencies: { c: '1', gone: '1' } }),
      'node_modules/b': locked(),
      'node_modules/c': locked(),
    };
    const text = JSON.stringify({ name: 'us', version: '1.0.0', packages });
    const { dependencies } = billOfMaterials(text, new Date());
    expect(dependencies.slice(0, 2)).toEqual([
      { ref: 'node_modules/a', dependsOn: ['node_modules/a/node_modules/b', 'node_modules/c'] },
      { ref: 'node_modules/a/node_modules/b', dependsOn: ['node_modules/c'] },
    ]);
  });

  it('is what npm run sbom writes', async () => {
    const { scripts } = JSON.parse(await read('package.json'));
    expect(scripts.sbom).toContain('scripts/sbom.ts > homestead.cdx.json');
    const { stdout } = await promisify(execFile)(process.execPath, ['scripts/sbom.ts'], {
      cwd: root,
      maxBuffer: 2 ** 26,
    });
    expect(JSON.parse(stdout)).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
  });
});
