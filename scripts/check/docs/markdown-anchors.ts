import { posix } from 'node:path';
import type { Finding } from '../structure/source-file.ts';

/** The anchor that GitHub gives a heading: https://docs.github.com/get-started/writing-on-github, "Section links". */
const toAnchor = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

/** The lines of a document with empty ones instead of its code blocks, so that line numbers stay. */
function readProseLines(markdown: string): string[] {
  let isCode = false;
  return markdown.split('\n').map((line) => {
    const isFence = line.trimStart().startsWith('```');
    if (isFence) isCode = !isCode;
    return isFence || isCode ? '' : line;
  });
}

function findAnchors(markdown: string): Set<string> {
  const headings = readProseLines(markdown).filter((line) => /^#{1,6} /.test(line));
  return new Set(headings.map((line) => toAnchor(line.replace(/^#+ /, ''))));
}

/**
 * Links to a section lead to a heading of that document. Links to documents that do not exist are left to
 * `checkMarkdownPaths`.
 *
 * @param documents path to Markdown text
 */
export function checkMarkdownAnchors(documents: ReadonlyMap<string, string>): Finding[] {
  const anchors = new Map([...documents].map(([file, markdown]) => [file, findAnchors(markdown)]));
  return [...documents].flatMap(([file, markdown]) =>
    readProseLines(markdown).flatMap((text, index) =>
      [...text.matchAll(/\]\(([^)\s:]*)#([^)\s]+)\)/g)].flatMap(([, path = '', anchor = '']) => {
        const target = path === '' ? file : posix.join(posix.dirname(file), path);
        const known = anchors.get(target);
        if (known === undefined || known.has(anchor)) return [];
        return [{ file, line: index + 1, message: `'${target}' has no section '#${anchor}'` }];
      }),
    ),
  );
}
