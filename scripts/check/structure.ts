import { checkCommentShare } from './conventions/comment-share.ts';
import { readRepositoryFiles } from './repository-files.ts';
import { checkStructure } from './structure/check-structure.ts';
import { isCodeFile, parseSourceFile } from './structure/source-file.ts';

const files = readRepositoryFiles(process.cwd());
const sources = [...files]
  .filter(([path]) => isCodeFile(path))
  .map(([path, text]) => parseSourceFile(path, text));
const findings = [...checkStructure(files), ...checkCommentShare(sources)];
for (const { file, line, message } of findings) console.log(`${file}:${line} ${message}`);
if (findings.length > 0) process.exitCode = 1;
