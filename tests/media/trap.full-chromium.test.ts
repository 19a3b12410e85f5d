import { expect, test } from 'vitest';
import { ffmpegQueue } from '#src/media/ffmpeg-client.ts';
import { probeVideo } from '#src/media/probe-video.ts';
import { inputPath } from '#src/media/work-files.ts';
import { expectExactTrim } from './expect-trim.ts';
import { createClip } from './numbered-clips.ts';

/* The headless shell of Chromium ends the page at a trap of WebAssembly, so this runs in the full browser only. */

test('[UPL-05] recovers from a trap of the core', async () => {
  const proRes = ['-c:v', 'prores_ks', '-profile:v', 'proxy'];
  const source = await probeVideo(await createClip({ seconds: 1, videoArguments: proRes }));
  const trapping = ffmpegQueue.run(async (ffmpeg) => {
    await ffmpeg.mount({ files: [source.file] });
    // Each command leaks stack: it is used up after about 65.
    for (let round = 0; round < 200; round += 1)
      await ffmpeg.exec(['-i', inputPath, '-frames:v', '1', '-vf', 'scale=160:-2', '/preview.jpg']);
  });
  await expect(trapping).rejects.toMatchObject({
    name: 'ProcessingFailedError',
    message: expect.stringContaining('RuntimeError') as string,
  });
  await expectExactTrim(await createClip({ seconds: 2 }), { start: 0.5, end: 1.5 });
});
