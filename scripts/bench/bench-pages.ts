import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import startSite from '../../e2e/start-site.ts';
import { requireChromium } from '../browser.ts';
import { runTool } from '../check/run-tool.ts';
import type { Finding } from './budget.ts';

const QUIET_WITHIN_MS = 240_000;
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Lighthouse (mobile) for the list and a home's page, and in both languages for the homepage, the
 * contact page and an agent's page, and the compressed script that each loads until idle, on a demo
 * site with its photos copied. Each page is measured `runs` times and the median counts.
 */
export async function benchPages(root: string, runs: number): Promise<Finding[]> {
  const end = await startSite();
  const site = String(process.env.SITE_URL);
  const folder = await mkdtemp(join(tmpdir(), 'homestead-lighthouse-'));
  const executablePath = requireChromium();
  process.env.CHROME_PATH = executablePath;
  const browser = await chromium.launch({ executablePath, args: flags.slice(1) });
  try {
    await untilQuiet();
    const pages: [name: string, path: string][] = [
      ['list', '/property-list'],
      ['home', await findHome(site)],
      ...inBothLanguages('homepage', '/homepage'),
      ...inBothLanguages('contact', '/contactus'),
      ...inBothLanguages('agent', await findAgent(site)),
    ];
    const findings: Finding[] = [];
    for (const [name, path] of pages) {
      const kilobytes = await scriptKilobytes(browser, site + path);
      findings.push({
        what: `${name}: compressed script until idle`,
        value: kilobytes,
        unit: 'KB',
        budget: { most: 115 },
      });
    }
    await browser.close();
    for (const [name, path] of pages) {
      findings.push(...(await lighthouse(root, { name, url: site + path, runs, folder })));
    }
    return findings;
  } finally {
    await browser.close();
    await end();
    delete process.env.SITE_URL;
    await rm(folder, { recursive: true, force: true });
  }
}

const inBothLanguages = (name: string, path: string): [string, string][] => [
  [name, path],
  [`${name} in Spanish`, `/es${path}`],
];

/** The path of the first agent's page in the directory. */
async function findAgent(site: string): Promise<string> {
  const answer = await fetch(`${site}/agents`);
  const path = /href="(\/agents\/[^"#?]+)"/.exec(await answer.text())?.[1];
  if (path === undefined) throw new Error('The directory has no agent.');
  return path;
}

/** A home whose photos are there, warmed up. */
async function findHome(site: string): Promise<string> {
  const answer = await fetch(`${site}/api/v1/Property/GetPropertyList`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ propertytype: 'House', pageSize: 20 }),
  });
  const { value } = (await answer.json()) as {
    value: { listingid: string; mediaList: { mediaurl: string }[] }[];
  };
  for (const { mediaList } of value) {
    const address = mediaList[0]?.mediaurl;
    if (address) await untilPicture(site + new URL(address).pathname);
  }
  return `/singleproduct/${value[0]?.listingid}`;
}

/** Waits until no photo has been copied for a while, so that nothing else uses the machine. */
async function untilQuiet(): Promise<void> {
  const url = process.env.SITE_METRICS_URL;
  if (!url) return;
  const copied = async () =>
    /^photo_copies_total (\d+)/m.exec(await (await fetch(url)).text())?.[1];
  const end = Date.now() + QUIET_WITHIN_MS;
  for (let before: string | undefined = 'none'; Date.now() < end; ) {
    const now = await copied();
    if (now !== undefined && now === before) return;
    before = now;
    await delay(6000);
  }
  throw new Error(`Photos were still being copied after ${QUIET_WITHIN_MS / 1000} seconds.`);
}

async function untilPicture(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(url);
    await answer.arrayBuffer();
    if (answer.ok) return;
    await delay(500);
  }
  throw new Error(`${url} never came`);
}

async function scriptKilobytes(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  // Of each script, what its answer had sent before its body.
  const heads = new Map<string, number>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') heads.set(requestId, response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const head = heads.get(requestId);
    if (head !== undefined) bytes += Math.max(0, encodedDataLength - head);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await delay(2000);
  await page.close();
  return bytes / 1024;
}

interface LighthouseReport {
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number | null }>;
  audits: Record<
    string,
    { score: number | null; numericValue?: number; title: string; scoreDisplayMode: string }
  >;
}

async function lighthouse(
  root: string,
  { name, url, runs, folder }: { name: string; url: string; runs: number; folder: string },
): Promise<Finding[]> {
  const reports: LighthouseReport[] = [];
  for (let run = 0; run < runs; run += 1) {
    const file = join(folder, `${name.replaceAll(' ', '-')}-${run}.json`);
    const { code, output } = await runTool(root, 'lighthouse', [
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--chrome-flags=${flags.join(' ')}`,
    ]);
    if (code !== 0) throw new Error(`Lighthouse ended with ${code}: ${output.slice(-2000)}`);
    reports.push(JSON.parse(await readFile(file, 'utf8')));
  }
  const scoreOf = (report: LighthouseReport, category: string) =>
    Math.round((report.categories[category]?.score ?? 0) * 100);
  reports.sort((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'));
  const middle = reports[Math.floor((reports.length - 1) / 2)]!;
  for (const category of ['accessibility', 'best-practices', 'seo']) {
    if (scoreOf(middle, category) < 100) tellFailedAudits(name, middle);
  }
  const score = (category: string, least: number): Finding => ({
    what: `${name}: Lighthouse ${category}`,
    value: scoreOf(middle, category),
    unit: '',
    budget: { least },
  });
  const figure = (audit: string, unit: string, most: number | null): Finding => ({
    what: `${name}: ${audit}`,
    value: middle.audits[audit]?.numericValue ?? Number.NaN,
    unit,
    budget: most === null ? null : { most },
  });
  return [
    score('performance', 95),
    score('accessibility', 100),
    score('best-practices', 100),
    score('seo', 100),
    figure('cumulative-layout-shift', '', 0),
    figure('first-contentful-paint', 'ms', null),
    figure('largest-contentful-paint', 'ms', null),
    figure('total-blocking-time', 'ms', null),
    {
      what: `${name}: speed of this machine as Lighthouse saw it`,
      value: middle.environment.benchmarkIndex,
      unit: '',
      budget: null,
    },
  ];
}

function tellFailedAudits(name: string, { audits }: LighthouseReport): void {
  for (const [id, { score, title, scoreDisplayMode }] of Object.entries(audits)) {
    if (scoreDisplayMode === 'binary' && score === 0) console.log(`      ${name}: ${id}: ${title}`);
  }
}
