import { expect, test } from 'vitest';
import { buildSourceVideo } from '#tests/support/factories/build-source-video.ts';
import { buildPreviewCommand } from './image-commands.ts';

test('[UPL-04] encodes preview frames with the default tables, since computing them hangs on some HEVC files', () => {
  const args = buildPreviewCommand(buildSourceVideo(), '/in', 2, '/out');
  expect(args.slice(args.indexOf('-c:v'), args.indexOf('-c:v') + 4)).toEqual([
    ...['-c:v', 'mjpeg', '-huffman', 'default'],
  ]);
});
