import {
  parseSync,
  Visitor,
  type Comment,
  type EcmaScriptModule,
  type Program,
  type VisitorObject,
} from 'oxc-parser';

/** One parsed module of the repository; `path` is relative to its root, with forward slashes. */
export interface SourceFile {
  path: string;
  text: string;
  program: Program;
  module: EcmaScriptModule;
  comments: Comment[];
  /** The 1-based line of a character offset. */
  lineAt: (offset: number) => number;
  lineCount: number;
  syntaxErrors: { line: number; message: string }[];
}

/** What a rule has to say about one line. */
export interface Finding {
  file: string;
  line: number;
  message: string;
}

const codeFilePattern = /\.(ts|tsx|mts|js|jsx|mjs)$/;
const testFilePattern = /\.(test|spec|soak)\.tsx?$/;

export const isCodeFile = (path: string) => codeFilePattern.test(path);

/** Tests may import from `tests/` and need no doc comments. */
export const isTestFile = (path: string) => testFilePattern.test(path) || path.startsWith('tests/');

export function parseSourceFile(path: string, text: string): SourceFile {
  const { program, module, comments, errors } = parseSync(path, text);
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  const lineAt = (offset: number) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? Infinity) <= offset) low = middle;
      else high = middle - 1;
    }
    return low + 1;
  };
  return {
    path,
    text,
    program,
    module,
    comments,
    lineAt,
    lineCount: text.endsWith('\n') ? starts.length - 1 : starts.length,
    syntaxErrors: errors.map((error) => ({
      line: lineAt(error.labels[0]?.start ?? 0),
      message: `does not parse: ${error.message}`,
    })),
  };
}

export function visitNodes(file: SourceFile, visitor: VisitorObject): void {
  new Visitor(visitor).visit(file.program);
}
