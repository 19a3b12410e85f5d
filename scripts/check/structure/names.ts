import type { Finding } from './source-file.ts';

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/;
/** Documents keep the names the world knows them by: README.md, OFL.txt. */
const document = /\.(md|txt)$|^[A-Z]+$/;
const drawer = /^(utils?|misc|helpers?|common|shared)$/;

/** Kebab-case throughout, and no drawer that anything could be thrown into. */
export function names(path: string): Finding[] {
  const findings: Finding[] = [];
  for (const segment of path.split('/')) {
    const [stem = ''] = segment.split('.');
    const lastWord = stem.slice(stem.lastIndexOf('-') + 1);
    if (!segment.startsWith('.') && !kebab.test(segment) && !document.test(segment))
      findings.push({ file: path, line: 1, message: `'${segment}' is not kebab-case` });
    else if (drawer.test(stem) || drawer.test(lastWord))
      findings.push({ file: path, line: 1, message: `'${stem}' is a drawer: name the idea in it` });
  }
  return findings;
}
