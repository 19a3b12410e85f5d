import { test } from 'vitest';
import { essentialKinds } from './kinds-of-clips.ts';
import { expectExactTrim } from './expect-trim.ts';

test.each(essentialKinds)('[UPL-05] cuts to the frame: $name', async ({ create, selection }) => {
  await expectExactTrim(await create(), selection);
});
