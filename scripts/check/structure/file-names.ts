import type { Finding } from './source-file.ts';

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/;
/** Documents and containers keep their conventional names: README.md, OFL.txt, Dockerfile. */
const conventionalName = /\.(md|txt)$|^[A-Z]+$|^Dockerfile(\.dockerignore)?$/;
const vagueName = /^(utils?|misc|helpers?|common|shared)$/;

/** Kebab-case, and no name so vague that anything could go into the file. */
export function checkFileNames(path: string): Finding[] {
  const findings: Finding[] = [];
  for (const segment of path.split('/')) {
    const [stem = ''] = segment.split('.');
    const lastWord = stem.slice(stem.lastIndexOf('-') + 1);
    if (!segment.startsWith('.') && !kebabCase.test(segment) && !conventionalName.test(segment))
      findings.push({ file: path, line: 1, message: `'${segment}' is not kebab-case` });
    else if (vagueName.test(stem) || vagueName.test(lastWord))
      findings.push({ file: path, line: 1, message: `'${stem}' is too vague: name what it contains` });
  }
  return findings;
}
