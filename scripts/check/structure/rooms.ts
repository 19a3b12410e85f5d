/** Where a file lives: its top folder, the room inside `src`, and the feature inside `src/features`. */
export interface Place {
  top: string;
  room?: string;
  feature?: string;
}

/**
 * Which rooms of `src` each room may import, besides itself. This is the whole import law; which features exist is
 * read from the folder listing.
 */
export const roomLaw: Readonly<Record<string, readonly string[]>> = {
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
export const topLaw: Readonly<Record<string, readonly string[]>> = {
  src: [],
  emulators: [],
  scripts: ['emulators', 'src', 'tests'],
  tests: ['emulators', 'src', 'scripts'],
};

/** The rooms of the product that programs outside the browser may use. */
export const roomsForScripts: readonly string[] = ['domain', 'config', 'lib', 'data', 'media'];

export function placeOf(path: string): Place {
  const [top = '', second, third, fourth] = path.split('/');
  if (top !== 'src' || second === undefined) return { top };
  if (third === undefined) return second.startsWith('main.') ? { top, room: 'app' } : { top };
  if (second !== 'features') return { top, room: second };
  return fourth === undefined ? { top, room: second } : { top, room: second, feature: third };
}
