import { posix } from 'node:path';

/** What documents may refer to. */
export interface KnownNames {
  /** Every file and folder of the repository. */
  readonly paths: ReadonlySet<string>;
  /** The scripts of package.json. */
  readonly scripts: ReadonlySet<string>;
}

const withoutCodeBlocks = (markdown: string) =>
  markdown.replaceAll(/^ *```[^]*?^ *```/gm, (block) => block.replaceAll(/.+/g, ''));

/** The anchors of the headings: https://docs.github.com/get-started/writing-on-github, "Section links". */
const findAnchors = (markdown: string) =>
  new Set(
    [...withoutCodeBlocks(markdown).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
      heading
        .trim()
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );

/**
 * Links, sections, paths and commands in documents exist: `[a](a.md#section)`, `src/a.ts`, `npm run x`.
 *
 * @param documents path to Markdown text
 */
export function checkMarkdownReferences(
  documents: ReadonlyMap<string, string>,
  { paths, scripts }: KnownNames,
): string[] {
  const topFolders = new Set([...paths].flatMap((path) => (path.includes('/') ? [path.split('/')[0]] : [])));
  const anchors = new Map([...documents].map(([file, markdown]) => [file, findAnchors(markdown)]));
  const isMissing = (path: string) => path !== '.' && !paths.has(path.replace(/\/$/, ''));

  const checkLink = (file: string, link: string): string[] => {
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? file : posix.join(posix.dirname(file), path);
    if (isMissing(target)) return [`'${target}' does not exist`];
    const isUnknown = anchor !== undefined && anchors.get(target)?.has(anchor) === false;
    return isUnknown ? [`'${target}' has no section '#${anchor}'`] : [];
  };
  /** A code span is a path if it has a slash and no space, and starts in a folder of the repository. */
  const checkSpan = (span: string): string[] => {
    const isPath = /^[\w.#-]+(\/[\w.-]+)+\/?$/.test(span) && topFolders.has(span.split('/')[0]);
    return isPath && isMissing(span) ? [`'${span}' does not exist`] : [];
  };

  const checkLine = (file: string, line: string) => [
    ...[...line.matchAll(/\]\((?!\w+:)([^)\s]+)\)/g)].flatMap(([, link = '']) => checkLink(file, link)),
    ...[...line.matchAll(/`([^`]+)`/g)].flatMap(([, span = '']) => checkSpan(span)),
    ...[...line.matchAll(/npm run ([a-z][\w:-]*)/g)].flatMap(([command, name = '']) =>
      scripts.has(name) ? [] : [`there is no '${command}'`],
    ),
  ];
  return [...documents].flatMap(([file, text]) =>
    text
      .split('\n')
      .flatMap((line, index) => checkLine(file, line).map((message) => `${file}:${index + 1} ${message}`)),
  );
}
