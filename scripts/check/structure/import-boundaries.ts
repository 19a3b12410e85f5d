import type { Import } from './imports.ts';
import {
  locateModule,
  layerDependencies,
  layersForScripts,
  topFolderDependencies,
  workspacePackages,
  type ModuleLocation,
} from './layers.ts';
import { isTestFile, type Finding, type SourceFile } from './source-file.ts';

const getWorkspacePackageName = (folder: string) =>
  Object.keys(workspacePackages).find((name) => workspacePackages[name] === folder);

/** Top folders that the tests of a folder may import as well. */
const testSupport: Readonly<Record<string, readonly string[]>> = {
  src: ['tests'],
  services: ['emulators', 'tests'],
};

function getViolation(
  from: ModuleLocation,
  to: ModuleLocation,
  { kind, specifier }: Import,
  test: boolean,
): string | undefined {
  if (from.topFolder !== to.topFolder) {
    if (Object.values(workspacePackages).includes(from.topFolder))
      return `${from.topFolder} never imports ${to.topFolder}`;
    const allowed = topFolderDependencies[from.topFolder];
    const testReachesSupport = test && testSupport[from.topFolder]?.includes(to.topFolder);
    if (allowed === undefined || testReachesSupport || !(to.topFolder in topFolderDependencies))
      return undefined;
    if (!allowed.includes(to.topFolder)) return `${from.topFolder} never imports ${to.topFolder}`;
    const packageName = getWorkspacePackageName(to.topFolder);
    if (packageName !== undefined && /^[.#]/.test(specifier))
      return `import ${to.topFolder} by its package name, ${packageName}`;
    if (from.topFolder === 'scripts' && to.layer && !layersForScripts.includes(to.layer))
      return `scripts may use ${layersForScripts.join(', ')} of src, not ${to.layer}`;
    return undefined;
  }
  if (from.layer === undefined || to.layer === undefined) return undefined;
  if (from.layer === to.layer) {
    if (from.feature === to.feature) return undefined;
    return `a feature never imports another (${from.feature ?? 'features'} -> ${to.feature ?? 'features'}); what two share is a noun (domain), a look (ui) or a page (app/pages)`;
  }
  if (!layerDependencies[from.layer]?.includes(to.layer))
    return `${from.layer} may import ${layerDependencies[from.layer]?.join(', ') || 'no other layer'}, not ${to.layer}`;
  if (from.layer === 'ui' && to.layer === 'domain' && kind !== 'type' && !test)
    return 'ui takes only types from domain';
  return undefined;
}

/** Imports point one way: app -> features -> session, data, media -> domain. */
export function checkImportBoundaries(file: SourceFile, imports: readonly Import[]): Finding[] {
  const from = locateModule(file.path);
  const findings: Finding[] = [];
  if (
    from.topFolder === 'src' &&
    (from.layer === undefined ? !file.path.endsWith('.d.ts') : !(from.layer in layerDependencies))
  )
    findings.push({
      file: file.path,
      line: 1,
      message: `belongs to no layer; the layers of src are ${Object.keys(layerDependencies).join(', ')}`,
    });
  for (const one of imports) {
    if (one.target === undefined) continue;
    const message = getViolation(from, locateModule(one.target), one, isTestFile(file.path));
    if (message) findings.push({ file: file.path, line: one.line, message });
  }
  return findings;
}
