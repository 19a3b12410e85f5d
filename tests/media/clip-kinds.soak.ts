import { test } from 'vitest';
import { allKinds } from './kinds-of-clips.ts';
import { expectExactTrim } from './expect-trim.ts';

test.each(allKinds)('cuts to the frame: $name', async ({ create, selection }) => {
  await expectExactTrim(await create(), selection);
});
