/** The part of Vite's manifest that says what a page loads. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

export interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

/**
 * The chunks that are loaded before `entries` can run: they and everything they import statically.
 *
 * @throws Error when an entry is not in the build
 */
export function getRequiredChunks(manifest: Manifest, entries: readonly string[]): Set<string> {
  return collectChunks(manifest, entries, new Set(), false);
}

/** The chunks that `entries` need or may load later, besides those that are there already. */
export function getAdditionalChunks(
  manifest: Manifest,
  entries: readonly string[],
  there: ReadonlySet<string>,
): Set<string> {
  return collectChunks(manifest, entries, there, true);
}

function collectChunks(
  manifest: Manifest,
  entries: readonly string[],
  there: ReadonlySet<string>,
  later: boolean,
) {
  const seen = new Set<string>();
  const open = [...entries];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (seen.has(name) || there.has(name)) continue;
    const chunk = manifest[name];
    if (!chunk) throw new Error(`the build has no chunk of its own for ${name}`);
    seen.add(name);
    open.push(...(chunk.imports ?? []), ...(later ? (chunk.dynamicImports ?? []) : []));
  }
  return seen;
}

/** The JavaScript files of chunks. */
export function getScriptFiles(manifest: Manifest, chunks: ReadonlySet<string>): string[] {
  return [...chunks].map((name) => manifest[name]?.file ?? '').filter((file) => file.endsWith('.js'));
}

/** Every stylesheet of the build. */
export function getStylesheetFiles(manifest: Manifest): Set<string> {
  const files = Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]);
  return new Set(files.filter((file) => file.endsWith('.css')));
}

/** The scripts of the workers that a page may start; Vite lists them among its other files. */
export function getWorkerFiles(manifest: Manifest, page: string): Set<string> {
  return new Set((manifest[page]?.assets ?? []).filter((file) => file.endsWith('.js')));
}
