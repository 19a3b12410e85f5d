import { builtinModules } from 'node:module';
import type { Import } from './imports.ts';
import { locateModule } from './layers.ts';
import { isTestFile, visitNodes, type Finding, type SourceFile } from './source-file.ts';

/** Packages that only one layer may import. */
const packageOwners: readonly { packages: RegExp; layer: string }[] = [
  { packages: /^(firebase|@firebase\/.*|firebase-admin|typesense)$/, layer: 'data' },
  { packages: /^(@ffmpeg\/.*|mediabunny|mp4box)$/, layer: 'media' },
  { packages: /^workbox-/, layer: 'service-worker' },
];

const reactPackages =
  /^(react|react-dom|react-router.*|@tanstack\/.*|zustand|radix-ui|lucide-react|react-hook-form)$/;

/** Layers without React: they are pure, run in a worker, or have a small size budget. */
const reactFreeLayers: readonly string[] = ['domain', 'data', 'media', 'config', 'embed', 'service-worker'];

/** The media worker loads its codec from our own origin; every other request belongs to a gateway. */
const fetchingLayers: readonly string[] = ['data', 'embed', 'media'];

const globalObjects = new Set(['window', 'globalThis', 'self']);
const connectionConstructors = new Set(['XMLHttpRequest', 'WebSocket', 'EventSource']);
const nodeBuiltins = new Set(builtinModules);

function getViolation(layer: string, name: string, test: boolean): string | undefined {
  if (name.startsWith('node:') || nodeBuiltins.has(name))
    return test ? undefined : `${name} does not exist in a browser`;
  if (test && /^(vitest|fast-check|@testing-library\/.*)$/.test(name)) return undefined;
  const owner = packageOwners.find(({ packages }) => packages.test(name));
  if (owner && owner.layer !== layer) return `only src/${owner.layer} imports ${name}`;
  if (layer === 'domain' && name !== 'zod') return `domain imports zod and nothing else, not ${name}`;
  if (reactFreeLayers.includes(layer) && reactPackages.test(name))
    return `src/${layer} does not use React (${name})`;
  return undefined;
}

/** Firebase and Typesense are imported in src/data only, the codec in src/media only, and the domain imports only zod. */
export function checkPackageBoundaries(file: SourceFile, imports: readonly Import[]): Finding[] {
  const { layer, topFolder } = locateModule(file.path);
  if (topFolder !== 'src' || layer === undefined) return [];
  const findings: Finding[] = [];
  for (const one of imports) {
    const message = one.package && getViolation(layer, one.package, isTestFile(file.path));
    if (message) findings.push({ file: file.path, line: one.line, message });
  }
  return findings;
}

/** Only gateways send requests. */
export function checkNetworkRequests(file: SourceFile): Finding[] {
  const { layer, topFolder } = locateModule(file.path);
  if (topFolder !== 'src' || isTestFile(file.path) || (layer !== undefined && fetchingLayers.includes(layer)))
    return [];
  const findings: Finding[] = [];
  const report = (what: string, offset: number) =>
    findings.push({
      file: file.path,
      line: file.lineAt(offset),
      message: `${what} belongs in a gateway of src/data`,
    });
  visitNodes(file, {
    CallExpression: ({ callee, start }) => {
      if (callee.type === 'Identifier' && callee.name === 'fetch') report('fetch()', start);
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const { object, property } = callee;
      if (property.name === 'sendBeacon') report('sendBeacon()', start);
      if (property.name === 'fetch' && object.type === 'Identifier' && globalObjects.has(object.name))
        report('fetch()', start);
    },
    NewExpression: ({ callee, start }) => {
      if (callee.type === 'Identifier' && connectionConstructors.has(callee.name)) report(callee.name, start);
    },
  });
  return findings;
}
