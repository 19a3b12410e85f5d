/** Where a file is: its top folder, the layer inside `src`, and the feature inside `src/features`. */
export interface ModuleLocation {
  topFolder: string;
  layer?: string;
  feature?: string;
}

/**
 * Which layers of `src` each layer may import, besides itself. Which features exist is
 * read from the folder listing.
 */
export const layerDependencies: Readonly<Record<string, readonly string[]>> = {
  app: ['features', 'queries', 'session', 'data', 'media', 'ui', 'domain', 'lib', 'config'],
  features: ['queries', 'session', 'data', 'media', 'ui', 'domain', 'lib', 'config'],
  queries: ['data', 'media', 'domain', 'lib', 'config'],
  session: ['data', 'domain', 'lib', 'config'],
  data: ['domain', 'lib', 'config'],
  media: ['domain', 'lib', 'config'],
  // Of `data`, only what works without the SDKs: the size of the embed page is checked.
  embed: ['data', 'domain', 'lib', 'config'],
  'service-worker': ['config'],
  gallery: ['ui', 'domain', 'lib'],
  ui: ['domain', 'lib'],
  domain: [],
  config: ['lib'],
  lib: [],
};

/** Which top folders each top folder may import, besides itself. */
export const topFolderDependencies: Readonly<Record<string, readonly string[]>> = {
  src: [],
  emulators: [],
  scripts: ['emulators', 'services', 'src', 'tests', 'tools'],
  services: ['src'],
  tests: ['emulators', 'scripts', 'services', 'src', 'tools'],
  tools: [],
};

/** The folders of the npm workspaces by package name. Each is independent of the rest of the repository. */
export const workspacePackages: Readonly<Record<string, string>> = { 'firebase-engines': 'emulators' };

export const findWorkspaceFolder = (path: string): string | undefined =>
  Object.values(workspacePackages).find((folder) => path.startsWith(`${folder}/`));

/** The layers of the product that programs outside the browser may use. */
export const layersForScripts: readonly string[] = ['domain', 'config', 'lib', 'data', 'media'];

export function locateModule(path: string): ModuleLocation {
  const [top = '', second, third, fourth] = path.split('/');
  if (top !== 'src' || second === undefined) return { topFolder: top };
  if (third === undefined)
    return second.startsWith('main.') ? { topFolder: top, layer: 'app' } : { topFolder: top };
  if (second !== 'features') return { topFolder: top, layer: second };
  return fourth === undefined
    ? { topFolder: top, layer: second }
    : { topFolder: top, layer: second, feature: third };
}
