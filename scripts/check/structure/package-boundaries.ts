import { builtinModules } from 'node:module';
import type { Import } from './imports.ts';
import { locateModule } from './layers.ts';
import { isTestFile, visitNodes, type Finding, type SourceFile } from './source-file.ts';

/** Packages that one room alone may touch. */
const packageOwners: readonly { packages: RegExp; room: string }[] = [
  { packages: /^(firebase|@firebase\/.*|firebase-admin|typesense)$/, room: 'data' },
  { packages: /^(@ffmpeg\/.*|mediabunny|mp4box)$/, room: 'media' },
];

const reactPackages =
  /^(react|react-dom|react-router.*|@tanstack\/.*|zustand|radix-ui|lucide-react|react-hook-form)$/;

/** Rooms that must run without React: they are pure, run in a worker, or ship where every kilobyte counts. */
const reactFreeLayers: readonly string[] = ['domain', 'data', 'media', 'config', 'embed'];

/** The media worker loads its own codec, a file of ours; everything else that talks to a server is a gateway. */
const fetchingLayers: readonly string[] = ['data', 'embed', 'media'];

const globalObjects = new Set(['window', 'globalThis', 'self']);
const connectionConstructors = new Set(['XMLHttpRequest', 'WebSocket', 'EventSource']);
const nodeBuiltins = new Set(builtinModules);

function getViolation(room: string, name: string, test: boolean): string | undefined {
  if (name.startsWith('node:') || nodeBuiltins.has(name))
    return test ? undefined : `${name} does not exist in a browser`;
  if (test && /^(vitest|fast-check|@testing-library\/.*)$/.test(name)) return undefined;
  const owner = packageOwners.find(({ packages }) => packages.test(name));
  if (owner && owner.room !== room) return `only src/${owner.room} imports ${name}`;
  if (room === 'domain' && name !== 'zod') return `domain imports zod and nothing else, not ${name}`;
  if (reactFreeLayers.includes(room) && reactPackages.test(name))
    return `src/${room} is free of React and its family (${name})`;
  return undefined;
}

/** Firebase and Typesense live in src/data, the codec in src/media, and the domain stands on paper. */
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

/** A request to a server is written only where gateways live. */
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
