import type { Finding } from './source-file.ts';

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/;
/** Documents keep the names the world knows them by: README.md, OFL.txt. */
const documentName = /\.(md|txt)$|^[A-Z]+$/;
const vagueName = /^(utils?|misc|helpers?|common|shared)$/;

/** Kebab-case throughout, and no drawer that anything could be thrown into. */
export function checkFileNames(path: string): Finding[] {
  const findings: Finding[] = [];
  for (const segment of path.split('/')) {
    const [stem = ''] = segment.split('.');
    const lastWord = stem.slice(stem.lastIndexOf('-') + 1);
    if (!segment.startsWith('.') && !kebabCase.test(segment) && !documentName.test(segment))
      findings.push({ file: path, line: 1, message: `'${segment}' is not kebab-case` });
    else if (vagueName.test(stem) || vagueName.test(lastWord))
      findings.push({ file: path, line: 1, message: `'${stem}' is a drawer: name the idea in it` });
  }
  return findings;
}
