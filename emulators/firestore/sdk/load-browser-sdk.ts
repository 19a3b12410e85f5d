import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ModularSdk } from './modular-client.ts';
import { XmlHttpRequest } from './xml-http-request.ts';

/** The browser's build of the SDK, which Node would not choose by itself. */
export async function loadBrowserSdk(): Promise<ModularSdk> {
  Object.assign(globalThis, { XMLHttpRequest: XmlHttpRequest });
  const fromFirebase = createRequire(createRequire(import.meta.url).resolve('firebase/package.json'));
  const folder = dirname(fromFirebase.resolve('@firebase/firestore/package.json'));
  return (await import(pathToFileURL(join(folder, 'dist/index.esm.js')).href)) as ModularSdk;
}
