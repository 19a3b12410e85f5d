import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../backend/project.ts';
import { runBuild } from '../run-build.ts';

const configFile = 'scripts/vite/function.config.ts';

/**
 * Bundles a service of Cloud Functions into a folder that firebase-tools can run and deploy.
 *
 * @param service a folder of `services`
 * @param environment the VITE_… variables
 * @throws Error with the output if the build fails
 */
export async function buildFunction(
  service: string,
  folder: string,
  environment: Record<string, string>,
): Promise<void> {
  const entry = `services/${service}/index.ts`;
  await runBuild(environment, '--config', configFile, '--ssr', entry, '--outDir', folder);
  const { devDependencies } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    devDependencies: Record<'firebase-admin' | 'firebase-functions', string>;
  };
  const { 'firebase-admin': admin, 'firebase-functions': functions } = devDependencies;
  const manifest = {
    name: service,
    private: true,
    type: 'module',
    main: 'index.js',
    engines: { node: '22' },
    dependencies: { 'firebase-admin': admin, 'firebase-functions': functions },
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
