import { randomUUID } from 'node:crypto';

/** What the lock file says about one package; its key is the path it is installed at. */
interface LockedPackage {
  version: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  link?: boolean;
  optional?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const FOLDER = 'node_modules/';

/** Of packages that name their license in a file only. */
const licensesInFiles: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

/**
 * A software bill of materials in CycloneDX 1.6, from the text of the lock file: every package that
 * a running program may use on any system, with its hash, its license and what it depends on. `npm
 * sbom` leaves out a package that a development tool also uses.
 */
export function billOfMaterials(lockText: string, now: Date) {
  const { name, version, packages } = JSON.parse(lockText) as {
    name: string;
    version: string;
    packages: Record<string, LockedPackage>;
  };
  const used = Object.entries(packages).filter(
    ([path, { dev, link }]) => path.includes(FOLDER) && !dev && !link,
  );
  const known = new Set(used.map(([path]) => path));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${randomUUID()}`,
    version: 1,
    metadata: {
      timestamp: now.toISOString(),
      component: { type: 'application', 'bom-ref': name, name, version },
    },
    components: used.map(([path, locked]) => componentOf(path, locked)),
    dependencies: used.map(([path, locked]) => ({
      ref: path,
      dependsOn: [...new Set(dependenciesOf(path, locked, known))],
    })),
  };
}

function componentOf(path: string, { version, integrity, optional, ...locked }: LockedPackage) {
  const name = nameOf(path);
  const license = locked.license ?? licensesInFiles[name];
  const [algorithm, hash = ''] = (integrity ?? '').split('-', 2);
  return {
    type: 'library',
    'bom-ref': path,
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    scope: optional ? 'optional' : 'required',
    hashes:
      algorithm === 'sha512'
        ? [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }]
        : [],
    ...(license && { licenses: [{ expression: license }] }),
  };
}

const nameOf = (path: string) => path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);

/** Where Node finds the dependencies: in the package's own folder, or else in one above it. */
function dependenciesOf(path: string, locked: LockedPackage, known: ReadonlySet<string>): string[] {
  const { dependencies, optionalDependencies, peerDependencies } = locked;
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
  return names.flatMap((name) => {
    for (let folder = `${path}/`; ; ) {
      const found = `${folder}${FOLDER}${name}`;
      if (known.has(found)) return [found];
      if (folder === '') return [];
      folder = folder.slice(0, Math.max(0, folder.lastIndexOf(FOLDER)));
    }
  });
}
