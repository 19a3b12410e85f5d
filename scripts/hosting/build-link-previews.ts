import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { parseEnv } from '../vite/parse-env.ts';

interface BuildOptions {
  /** The repository. */
  root: string;
  /** Where the function goes, as a codebase of firebase.json. */
  folder: string;
  /** The VITE_… variables. */
  environment: Readonly<Record<string, string>>;
}

/** Bundles services/link-previews into a folder that firebase-tools can run and deploy. */
export async function buildLinkPreviews({ root, folder, environment }: BuildOptions): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    define: {
      injectedEnv: JSON.stringify(parseEnv(environment)),
      injectedIsAppCheckOn: 'false',
      injectedIsMonitoringOn: 'false',
    },
    ssr: { noExternal: true, external: ['firebase-functions'] },
    build: {
      ssr: 'services/link-previews/index.ts',
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'node22',
      rolldownOptions: { output: { entryFileNames: 'index.js' } },
    },
  });
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  const pick = (...names: string[]) => Object.fromEntries(names.map((name) => [name, devDependencies[name]]));
  const manifest = {
    name: 'link-previews',
    private: true,
    type: 'module',
    main: 'index.js',
    engines: { node: '22' },
    dependencies: pick('firebase-admin', 'firebase-functions'),
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
