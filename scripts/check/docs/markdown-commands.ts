import type { Finding } from '../structure/source-file.ts';

/** What documents may tell readers to run. */
export interface KnownCommands {
  /** The scripts of package.json. */
  readonly scripts: ReadonlySet<string>;
  /** The commands of firebase-tools, such as hosting:clone. */
  readonly firebase: ReadonlySet<string>;
}

/**
 * Commands in documents exist: `npm run x` and `npx firebase x`.
 *
 * @param documents path to Markdown text
 */
export function checkMarkdownCommands(
  documents: ReadonlyMap<string, string>,
  { scripts, firebase }: KnownCommands,
): Finding[] {
  const kinds: readonly [pattern: RegExp, known: ReadonlySet<string>][] = [
    [/npm run ([a-z][\w:-]*)/g, scripts],
    [/npx firebase ([a-z][\w:-]*)/g, firebase],
  ];
  return [...documents].flatMap(([file, markdown]) =>
    markdown
      .split('\n')
      .flatMap((text, index) =>
        kinds.flatMap(([pattern, known]) =>
          [...text.matchAll(pattern)]
            .filter(([, name = '']) => !known.has(name))
            .map(([command]) => ({ file, line: index + 1, message: `there is no '${command}'` })),
        ),
      ),
  );
}
