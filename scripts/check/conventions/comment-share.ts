import { isTestFile, type Finding, type SourceFile } from '../structure/source-file.ts';

/** Names explain these layers; a comment there says only why. */
const maxShare: Readonly<Record<string, number>> = {
  'src/app': 0.03,
  'src/features': 0.03,
  'src/session': 0.03,
  'src/ui': 0.03,
};

function countCommentLines({ comments, lineAt }: SourceFile): number {
  return new Set(
    comments.flatMap(({ start, end }) => {
      const first = lineAt(start);
      return Array.from({ length: lineAt(end) - first + 1 }, (_, index) => first + index);
    }),
  ).size;
}

/** Comment lines per layer, measured over the whole layer without its tests. */
export function checkCommentShare(files: readonly SourceFile[]): Finding[] {
  return Object.entries(maxShare).flatMap(([layer, share]) => {
    const members = files.filter(({ path }) => path.startsWith(`${layer}/`) && !isTestFile(path));
    const lines = members.reduce((sum, { lineCount }) => sum + lineCount, 0);
    const commentLines = members.reduce((sum, file) => sum + countCommentLines(file), 0);
    if (commentLines <= lines * share) return [];
    const percent = ((100 * commentLines) / lines).toFixed(1);
    const message = `${percent} % of ${layer} are comment lines, at most ${share * 100} %`;
    return [{ file: layer, line: 1, message }];
  });
}
