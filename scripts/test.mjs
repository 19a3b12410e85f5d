import { runTypeScript, setUp } from './setup.mjs';
import { installTools, toolsByPart } from './setup/test-tools.mjs';

const [word, ...others] = process.argv.slice(2);
const isEveryday = word === 'changed' || (word === undefined && process.platform !== 'linux');
const parts = isEveryday
  ? ['e2e', 'media']
  : word === undefined
    ? Object.keys(toolsByPart)
    : [word, ...others];

if (word === undefined && isEveryday)
  console.log('Without the part browsers: Firefox and WebKit are driven on Linux only.');
await Promise.all([setUp(), installTools(parts.flatMap((part) => toolsByPart[part] ?? []))]);
await runTypeScript('test.ts');
