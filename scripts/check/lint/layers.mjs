import { relative, sep } from 'node:path';

/**
 * What each layer of `src` and each other folder may import, besides itself. `npm run docs` draws the diagram of the
 * layers from it.
 */
export const layers = {
  app: [
    'features',
    'embed',
    'queries',
    'session',
    'data',
    'media',
    'ui',
    'domain',
    'lib',
    'config',
    'languages',
  ],
  features: ['queries', 'session', 'data', 'media', 'ui', 'domain', 'lib', 'config', 'languages'],
  queries: ['data', 'media', 'domain', 'lib', 'config'],
  session: ['data', 'domain', 'lib', 'config', 'languages'],
  data: ['domain', 'lib', 'config', 'languages'],
  media: ['domain', 'lib', 'languages'],
  // Of `data`, only what works without the SDKs: the size of the embed page is checked.
  embed: ['data', 'domain', 'lib', 'config', 'languages'],
  'service-worker': ['config'],
  gallery: ['ui', 'domain', 'lib'],
  ui: ['domain', 'lib', 'languages'],
  domain: ['languages'],
  config: [],
  lib: ['languages'],
  // Every text waits for it.
  languages: [],
};

export const folders = {
  emulators: [],
  scripts: ['emulators', 'services', 'tests', 'data', 'media', 'domain', 'lib', 'config', 'languages'],
  services: ['data', 'domain', 'lib', 'config'],
  tests: ['emulators', 'scripts', 'services', 'tools', ...Object.keys(layers)],
  tools: ['scripts'],
};

/** What tests may import as well, by top folder. */
export const testSupport = { src: ['tests'], services: ['emulators', 'tests'] };

/** Packages that only one layer may import. */
export const packageOwners = {
  data: /^(firebase|@firebase\/.*|firebase-admin|typesense)$/,
  media: /^(@ffmpeg\/.*|mediabunny|mp4box)$/,
  'service-worker': /^workbox-/,
};

export const reactPackages =
  /^(react|react-dom|react-router.*|@tanstack\/.*|zustand|lucide-react|react-hook-form)$/;

/** Layers without React: they are pure, run in a worker, or have a small size budget. */
export const layersWithoutReact = ['domain', 'data', 'media', 'config', 'embed', 'service-worker'];

/** A file's path from the repository's root, with forward slashes. */
export const getPath = ({ cwd, filename }) => relative(cwd, filename).split(sep).join('/');

/** Tests may import from `tests/` and whatever they need of Node. */
export const isTestFile = (path) => /\.(test|spec|soak)\.tsx?$/.test(path) || path.startsWith('tests/');
