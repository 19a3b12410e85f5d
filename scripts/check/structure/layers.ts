/** Where a file lives: its top folder, the room inside `src`, and the feature inside `src/features`. */
export interface ModuleLocation {
  topFolder: string;
  layer?: string;
  feature?: string;
}

/**
 * Which rooms of `src` each room may import, besides itself. This is the whole import law; which features exist is
 * read from the folder listing.
 */
export const layerDependencies: Readonly<Record<string, readonly string[]>> = {
  app: ['features', 'session', 'data', 'media', 'ui', 'domain', 'lib', 'config'],
  features: ['session', 'data', 'media', 'ui', 'domain', 'lib', 'config'],
  session: ['data', 'domain', 'lib', 'config'],
  data: ['domain', 'lib', 'config'],
  media: ['domain', 'lib', 'config'],
  embed: ['domain', 'lib', 'config'],
  ui: ['domain', 'lib'],
  domain: [],
  config: ['lib'],
  lib: [],
};

/** Which top folders each top folder may import, besides itself. */
export const topFolderDependencies: Readonly<Record<string, readonly string[]>> = {
  src: [],
  emulators: [],
  scripts: ['emulators', 'src', 'tests'],
  tests: ['emulators', 'src', 'scripts'],
};

/** The rooms of the product that programs outside the browser may use. */
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
