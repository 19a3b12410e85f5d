import { runTypeScript, setUp } from './setup.mjs';
import { chromium, describeMissingTool, ffmpeg, firefox, installTools, webKit } from './setup/test-tools.mjs';

/** Firefox and WebKitGTK are driven as Debian has them. */
const everydayParts = ['e2e', 'media'];
const allParts = process.platform === 'linux' ? [...everydayParts, 'browsers'] : everydayParts;

const words = process.argv.slice(2);
const parts = words.length === 0 ? allParts : words[0] === 'changed' ? everydayParts : words;
const tools = [
  { tool: chromium, variable: 'CHROMIUM_MISSING', neededBy: ['e2e', 'media'] },
  { tool: ffmpeg, variable: 'FFMPEG_MISSING', neededBy: ['media'] },
  { tool: firefox, variable: 'FIREFOX_MISSING', neededBy: ['browsers'] },
  { tool: webKit, variable: 'WEBKIT_MISSING', neededBy: ['browsers'] },
].filter(({ neededBy }) => neededBy.some((part) => parts.includes(part)));

if (words.length === 0 && process.platform !== 'linux')
  console.log('Without the part browsers: Firefox and WebKit are driven on Linux only.');

await Promise.all([setUp(), installTools(tools.map(({ tool }) => tool))]);
for (const { tool, variable } of tools) {
  // What is missing fails the parts that need it; the other tests still run.
  const error = describeMissingTool(tool);
  if (error) process.env[variable] = error;
}
await runTypeScript('test.ts');
