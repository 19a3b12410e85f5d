import { readRepositoryFiles } from './repository-files.ts';
import { checkStructure } from './structure/check-structure.ts';

const findings = checkStructure(readRepositoryFiles(process.cwd()));
for (const { file, line, message } of findings) console.log(`${file}:${line} ${message}`);
if (findings.length > 0) process.exitCode = 1;
