import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mediaQueries } from './media-queries.ts';

test('code and styles agree on the sizes of windows', () => {
  const theme = readFileSync('src/ui/theme.css', 'utf8');
  const read = (pattern: RegExp) => pattern.exec(theme)?.[1];
  expect(mediaQueries).toEqual({
    shell: `(width >= ${read(/--breakpoint-shell: (.+);/)})`,
    belowShell: `(width < ${read(/--breakpoint-shell: (.+);/)})`,
    belowMd: `(width < ${read(/--breakpoint-md: (.+);/)})`,
    short: read(/@custom-variant short \(@media (.+)\);/),
  });
});
