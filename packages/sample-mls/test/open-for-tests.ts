import { type SampleMls, startSampleMls, type VendorName } from '../src/index.ts';

/** Market time of the tests. */
export const startAt = Date.UTC(2026, 5, 15, 17);
/** A record as received. */
export type Rec = Record<string, unknown>;
export type Body = {
  value: Rec[];
  '@odata.nextLink'?: string;
  '@odata.count'?: number;
  error?: { code: string; message: string };
};

const open: SampleMls[] = [];
/** Starts a small sample MLS with a stopped clock; closed by `closeAll`. */
export async function start(
  options: Parameters<typeof startSampleMls>[0] = {},
): Promise<SampleMls> {
  const mls = await startSampleMls({
    listings: 300,
    seed: 5,
    startAt,
    clockRate: 0,
    token: 'secret',
    ...options,
  });
  open.push(mls);
  return mls;
}
/** Starts one that plays a vendor, with no limit on requests. */
export const play = (
  vendor: VendorName,
  options: Parameters<typeof startSampleMls>[0] = {},
): Promise<SampleMls> =>
  start({ vendor, listings: 60, requestsPerSecond: 0, requestsPerMinute: 0, ...options });

/** Closes all that were started; call after the tests of a file. */
export const closeAll = async (): Promise<void> => {
  await Promise.all(open.map((mls) => mls.close()));
};

/** Requests with the token, below /odata or at a full address. */
export const ask = (
  mls: SampleMls,
  path: string,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(path.startsWith('http') ? path : `${mls.url}/odata/${path}`, {
    headers: { authorization: `Bearer ${mls.token}`, ...headers },
  });

/** The status of a request with the token. */
export const status = async (mls: SampleMls, path: string): Promise<number> =>
  (await ask(mls, path)).status;

/** The filter that MLS Grid wants on every request. */
export const ours = "$filter=OriginatingSystemName eq 'plains'";

/** The names of the XML elements of one kind. */
export const elementNames = (xml: string, element: string): string[] =>
  [...xml.matchAll(new RegExp(`<${element} Name="(\\w+)"`, 'g'))].map(([, name = '']) => name);

/** Requests a page that must exist. */
export async function read(mls: SampleMls, path: string): Promise<Body> {
  const response = await ask(mls, path);
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as Body;
}

/** Follows the next links to the end. */
export async function all(
  mls: SampleMls,
  path: string,
  between: (page: number) => void = () => {},
): Promise<Rec[]> {
  const rows: Rec[] = [];
  let next: string | undefined = path;
  for (let page = 0; next !== undefined; page++) {
    const body: Body = await read(mls, next);
    rows.push(...body.value);
    next = body['@odata.nextLink'];
    between(page);
    if (page > 2_000) throw new Error(`${path} has no end`);
  }
  return rows;
}

/** Posts to a control endpoint. */
export const control = (
  mls: SampleMls,
  path: string,
  body: object,
  token = mls.token,
): Promise<Response> =>
  fetch(`${mls.url}/control/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
