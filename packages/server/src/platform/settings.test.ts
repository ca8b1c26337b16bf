import { describe, expect, it } from 'vitest';
import { demoBrokerage, demoOnlyValues } from './brokerage-settings.ts';
import { isLoopback } from './is-loopback.ts';
import { readSettings, SettingsError } from './settings.ts';

const root = '/srv/homestead';

const production = {
  MODE: 'production',
  PUBLIC_URL: 'https://homes.example.org/',
  BROKERAGE_NAME: 'Example Realty',
  BROKERAGE_PHONE: '+14025550100',
  BROKERAGE_EMAIL: 'office@example.org',
};

/** The refused settings, each as `NAME: problem`. */
function refused(env: Record<string, string>): string[] {
  try {
    readSettings(env, root);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return (error as SettingsError).problems.map(
      ({ setting, problem }) => `${setting}: ${problem}`,
    );
  }
}

const secretsKey = Buffer.alloc(32, 1).toString('base64');

describe('without any setting', () => {
  const settings = readSettings({}, root);

  it('is a demo on loopback, with its state next to it and a fictional brokerage', () => {
    expect(settings).toMatchObject({
      mode: 'demo',
      HOST: '127.0.0.1',
      PORT: 3000,
      publicUrl: 'http://127.0.0.1:3000',
      stateDir: '/srv/homestead/.state',
      webBuildDir: '/srv/homestead/packages/web/build',
    });
    expect(settings.brokerage.name).toBe(demoBrokerage.BROKERAGE_NAME);
  });

  it('hashes passwords at more than the least that R-10 allows', () => {
    expect(settings).toMatchObject({ PASSWORD_MEMORY_KIB: 65_536, PASSWORD_PASSES: 3 });
    expect(refused({ PASSWORD_MEMORY_KIB: '19455', PASSWORD_PASSES: '1' })).toEqual([
      expect.stringMatching(/^PASSWORD_MEMORY_KIB: /),
      expect.stringMatching(/^PASSWORD_PASSES: /),
    ]);
  });

  it('can’t be changed while the program runs', () => {
    expect(Object.isFrozen(settings)).toBe(true);
  });
});

describe('trusted proxies', () => {
  it.each(['', '10.1.2.3', '10.0.0.0/8, 2001:db8::/48'])('may be %j', (TRUSTED_PROXIES) => {
    expect(readSettings({ TRUSTED_PROXIES }, root).TRUSTED_PROXIES).toBe(TRUSTED_PROXIES);
  });

  it.each(['loopback', 'proxy.example', '10.0.0.0/33', '10.0.0.0/255.0.0.0'])(
    'can’t be %s, which the limit of connections wouldn’t know',
    (TRUSTED_PROXIES) => {
      expect(() => readSettings({ TRUSTED_PROXIES }, root)).toThrow('TRUSTED_PROXIES');
    },
  );
});

describe('demo or production', () => {
  it.each([
    [{}, 'demo'],
    [{ MODE: 'demo', DATABASE_URL: 'postgres://db/x', MLS_URL: 'https://mls.example' }, 'demo'],
    [
      { ...production, MODE: '', DATABASE_URL: 'postgres://localhost/x', SECRETS_KEY: secretsKey },
      'production',
    ],
    [
      {
        ...production,
        MODE: '',
        MLS_URL: 'https://mls.example/odata',
        PHOTO_HOSTS: 'photos.example',
      },
      'production',
    ],
    [production, 'production'],
  ])('%o is %s', (env, mode) => {
    expect(readSettings(env, root).mode).toBe(mode);
  });

  it.each(['0.0.0.0', '::', '192.168.1.5', 'homes.example.org', '127.evil.example'])(
    'a demo refuses to listen on %s',
    (HOST) => {
      expect(refused({ HOST })).toEqual([expect.stringMatching(/^HOST: a demo listens on loop/)]);
    },
  );

  it.each(['127.0.0.1', '127.8.9.10', '::1', '[::1]', 'localhost', 'LOCALHOST'])(
    '%s is loopback',
    (host) => expect(isLoopback(host)).toBe(true),
  );

  it('production refuses connections in clear text', () => {
    const open = {
      ...{ SECRETS_KEY: secretsKey, DATABASE_URL: 'postgres://db.example.org/x' },
      MLS_URL: 'http://mls.example/odata',
    };
    expect(refused({ ...production, ...open })).toEqual([
      expect.stringMatching(/^DATABASE_URL: /),
      expect.stringMatching(/^MLS_URL: /),
      expect.stringMatching(/^PHOTO_HOSTS: /),
    ]);
  });

  it('a production site asks FEMA for flood zones, unless it is told otherwise', () => {
    const floodUrl = (env: Record<string, string>) => readSettings(env, root).FLOOD_URL;
    expect(floodUrl(production)).toContain('https://hazards.fema.gov/');
    expect(floodUrl({ ...production, FLOOD_URL: 'off' })).toBeUndefined();
    expect(floodUrl({ ...production, FLOOD_URL: 'https://gis.example/28' })).toBe(
      'https://gis.example/28',
    );
    expect(floodUrl({ ...production, PUBLIC_URL: 'http://127.0.0.1:4300' })).toBeUndefined();
    expect(floodUrl({})).toBeUndefined();
  });

  it('production listens anywhere', () => {
    expect(readSettings({ ...production, HOST: '0.0.0.0' }, root).HOST).toBe('0.0.0.0');
  });
});

describe('production', () => {
  it('treats unset values as unknown, never as the demo’s', () => {
    const { brokerage, publicUrl } = readSettings(production, root);
    expect(brokerage).toMatchObject({ name: 'Example Realty', street: null, instagram: null });
    expect(publicUrl).toBe('https://homes.example.org');
  });

  it('lets a brokerage be where the demo’s is', () => {
    const place = { BROKERAGE_CITY: 'Omaha', BROKERAGE_STATE: 'NE', BROKERAGE_ZIP: '68102' };
    expect(readSettings({ ...production, ...place }, root).brokerage.city).toBe('Omaha');
  });

  it.each(demoOnlyValues)('refuses the demo’s %s', (setting, value) => {
    expect(refused({ ...production, [setting]: value })).toEqual([
      `${setting}: this is the demo’s value; set your own`,
    ]);
  });

  it.each(['BROKERAGE_NAME', 'BROKERAGE_PHONE', 'BROKERAGE_EMAIL', 'PUBLIC_URL'])(
    'refuses to start without %s',
    (setting) => {
      expect(refused({ ...production, [setting]: '' })).toEqual([
        expect.stringContaining(`${setting}: production needs`),
      ]);
    },
  );

  it('refuses a password for demo people', () => {
    expect(refused({ ...production, DEMO_PASSWORD: 'Tallgrass-Platte-2026' })).toEqual([
      'DEMO_PASSWORD: production has no demo people',
    ]);
  });

  it('refuses plain http except on loopback', () => {
    const at = (PUBLIC_URL: string) => refused({ ...production, PUBLIC_URL });
    expect(at('http://homes.example.org')).toEqual(['PUBLIC_URL: production needs https']);
    expect(at('http://127.0.0.1:3000')).toEqual([]);
    expect(at('http://[::1]:3000')).toEqual([]);
  });

  it('refuses an issuer on plain http except on loopback', () => {
    const client = { key: 'office', name: 'Office', clientId: 'a', clientSecret: 'b' };
    const at = (issuer: string) =>
      refused({ ...production, IDENTITY_PROVIDERS: JSON.stringify([{ ...client, issuer }]) });
    expect(at('http://login.example.org')).toEqual(['IDENTITY_PROVIDERS: an issuer needs https']);
    expect(at('http://127.0.0.1:4000')).toEqual([]);
    expect(at('https://login.example.org')).toEqual([]);
  });

  it('names everything that is wrong in one error', () => {
    expect(refused({ MODE: 'production' }).length).toBeGreaterThanOrEqual(4);
  });
});

describe('unreadable values', () => {
  it.each([
    ['MODE', 'staging'],
    ['DEMO_PASSWORD', 'Short-1'],
    ['DEMO_PASSWORD', 'without-a-capital-1'],
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['PORT', '80.5'],
    ['DATABASE_URL', 'mysql://db/x'],
    ['DATABASE_URL', 'db.example'],
    ['DATABASE_POOL', '1'],
    ['PUBLIC_URL', 'ftp://homes.example.org'],
    ['LOG_LEVEL', 'loud'],
    ['LOG_PRETTY', 'maybe'],
    ['MLS_URL', 'mls.example'],
    ['MLS_PAGE_SIZE', '0'],
    ['MLS_PAGING', 'sideways'],
    ['PHOTO_PREFETCH', 'some'],
    ['PHOTO_COPIES_AT_ONCE', '1000'],
    ['ESTIMATOR_AS_OF', '2026-02-30'],
    ['ESTIMATOR_RATE_PERCENT', '6,5'],
    ['ESTIMATOR_DOWN_PERCENT', '101'],
    ['ESTIMATOR_YEARS', '51'],
    ['SERVICE_AREA', 'service-areas/nowhere.json'],
    ['BROKERAGE_EMAIL', 'office'],
    ['BROKERAGE_INSTAGRAM', 'javascript:alert(1)'],
  ])('%s=%s is refused by name', (setting, value) => {
    expect(refused({ ...production, [setting]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${setting}: .{5,}`)),
    ]);
  });

  it('are listed one per line for a person to read', () => {
    expect(() => readSettings({ PORT: 'x', LOG_LEVEL: 'y' }, root)).toThrow(
      /^The settings can’t be used:\n {2}PORT: must be a whole number\n {2}LOG_LEVEL: /,
    );
  });

  it('are never repeated, since they may be secrets', () => {
    const secret = 'postgre://user:hunter2@db/x';
    expect(refused({ DATABASE_URL: secret }).join()).not.toContain('hunter2');
  });
});

describe('readable values', () => {
  it('treat an empty one as unset', () => {
    expect(readSettings({ PORT: '', MLS_URL: '' }, root)).toMatchObject({ PORT: 3000 });
  });

  it.each([
    ['true', true],
    ['YES', true],
    ['1', true],
    ['off', false],
    ['0', false],
  ])('LOG_PRETTY=%s is %s', (value, wanted) => {
    expect(readSettings({ LOG_PRETTY: value }, root).LOG_PRETTY).toBe(wanted);
  });

  it('accept lists with commas and spaces', () => {
    const { PHOTO_HOSTS } = readSettings({ PHOTO_HOSTS: 'a.example, b.example,,' }, root);
    expect(PHOTO_HOSTS).toEqual(['a.example', 'b.example']);
  });

  it('take tax rates by county from the service area', () => {
    expect(readSettings({}, root).estimator).toMatchObject({
      downPercent: '20',
      years: 30,
      taxPercents: { douglas: '1.96', sarpy: '1.85', lancaster: '1.99' },
      taxPercentElsewhere: '1.61',
    });
  });

  it('accept an absolute state folder as it is', () => {
    expect(readSettings({ STATE_DIR: '/var/lib/homestead' }, root).stateDir).toBe(
      '/var/lib/homestead',
    );
  });
});
