/** The used part of Vite's manifest. */
export type Manifest = Readonly<
  Record<string, { file: string; imports?: readonly string[]; css?: readonly string[] }>
>;

/**
 * The entries and their static imports, which load before the entries run, without chunks that are already loaded.
 *
 * @throws Error if an entry is not in the build
 */
export function getRequiredChunks(
  manifest: Manifest,
  entries: readonly string[],
  loaded: ReadonlySet<string> = new Set(),
): Set<string> {
  const seen = new Set<string>();
  const open = [...entries];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (seen.has(name) || loaded.has(name)) continue;
    const chunk = manifest[name];
    if (!chunk) throw new Error(`the build has no chunk of its own for ${name}`);
    seen.add(name);
    open.push(...(chunk.imports ?? []));
  }
  return seen;
}

export function getScriptFiles(manifest: Manifest, chunks: ReadonlySet<string>): string[] {
  return [...chunks].map((name) => manifest[name]?.file ?? '').filter((file) => file.endsWith('.js'));
}

/** @param excluded chunks whose own styles are left out */
export function getStylesheetFiles(manifest: Manifest, excluded: readonly string[] = []): Set<string> {
  const included = Object.entries(manifest).filter(([name]) => !excluded.includes(name));
  const files = included.flatMap(([, { file, css = [] }]) => [file, ...css]);
  return new Set(files.filter((file) => file.endsWith('.css')));
}
