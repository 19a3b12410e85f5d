/** The part of a bundler's output that is read. */
export interface OutputFile {
  type: 'chunk' | 'asset';
  /** Of a chunk: the paths of its modules, the files it imports, and what else Vite loads with it. */
  moduleIds?: readonly string[];
  imports?: readonly string[];
  viteMetadata?: { importedCss: ReadonlySet<string>; importedAssets: ReadonlySet<string> } | undefined;
}

/**
 * The files that modules need before they run: their chunks, what those import, and their styles and pictures. A module
 * is found in whichever chunk the bundler has put it.
 *
 * @param bundle the output by file name
 * @param modules ends of module paths, such as `/src/main.tsx`
 * @throws Error for a module that is in no chunk
 */
export function collectShellFiles(
  bundle: Readonly<Record<string, OutputFile>>,
  modules: readonly string[],
): string[] {
  const files = new Set<string>();
  const open = modules.map((module) => findChunk(bundle, module));
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (files.has(name)) continue;
    files.add(name);
    const { imports = [], viteMetadata } = bundle[name] ?? {};
    open.push(...imports);
    for (const file of viteMetadata?.importedCss ?? []) files.add(file);
    for (const file of viteMetadata?.importedAssets ?? []) files.add(file);
  }
  return [...files].toSorted();
}

function findChunk(bundle: Readonly<Record<string, OutputFile>>, module: string): string {
  const name = Object.keys(bundle).find((file) => bundle[file]?.moduleIds?.some((id) => id.endsWith(module)));
  if (name === undefined)
    throw new Error(`The build has no chunk with ${module}, which the service worker stores`);
  return name;
}
