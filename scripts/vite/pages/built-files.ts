/** The part of a bundler's output that is read. */
interface OutputFile {
  readonly type: 'chunk' | 'asset';
  /** Of a chunk: the paths of its modules, and the files it imports. */
  readonly moduleIds?: readonly string[];
  readonly imports?: readonly string[];
  /** Of a style sheet, picture or font: from the root of the repository. */
  readonly originalFileNames?: readonly string[];
  /** What else Vite loads with it. */
  readonly viteMetadata?:
    { readonly importedCss: ReadonlySet<string>; readonly importedAssets: ReadonlySet<string> } | undefined;
}

/** By file name. */
export type Bundle = Readonly<Record<string, OutputFile>>;

/**
 * The file that was made of a style sheet, picture or font, or the chunk into which the bundler has put a module. Styles that
 * a module imports are named after it, too.
 *
 * @param source from the root of the repository
 * @throws Error if there is none
 */
export function findBuiltFile(bundle: Bundle, source: string): string {
  const files = Object.entries(bundle);
  const isMadeOf = ([, file]: (typeof files)[number]) => file.originalFileNames?.includes(source);
  const contains = ([, file]: (typeof files)[number]) =>
    file.moduleIds?.some((id) => id.endsWith(`/${source}`));
  const found = /\.tsx?$/.test(source)
    ? files.find(contains)
    : (files.find(isMadeOf) ?? files.find(contains));
  if (!found) throw new Error(`The build has no file with ${source}`);
  return found[0];
}

/** The files that a chunk imports, also through others, and itself. */
function collectImports(bundle: Bundle, file: string): Set<string> {
  const found = new Set([file]);
  // A set also iterates over what is added meanwhile.
  for (const name of found) for (const imported of bundle[name]?.imports ?? []) found.add(imported);
  return found;
}

/**
 * What modules need before they run: their chunks, what those import, and their styles and pictures.
 *
 * @param sources from the root of the repository; also style sheets, with their fonts
 * @throws Error for one that is not in the build
 */
export function collectShellFiles(bundle: Bundle, sources: readonly string[]): string[] {
  const files = sources.flatMap((source) => [...collectImports(bundle, findBuiltFile(bundle, source))]);
  const all = files.flatMap((name) => {
    const { importedCss = [], importedAssets = [] } = bundle[name]?.viteMetadata ?? {};
    return [name, ...importedCss, ...importedAssets];
  });
  return [...new Set(all)].toSorted();
}

/** The scripts and styles among them, without those that other modules need, too. */
export function collectCode(
  bundle: Bundle,
  modules: readonly string[],
  loaded: readonly string[] = [],
): string[] {
  const known = new Set(collectShellFiles(bundle, loaded));
  return collectShellFiles(bundle, modules).filter((file) => /\.(?:js|css)$/.test(file) && !known.has(file));
}
