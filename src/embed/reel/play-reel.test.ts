import { expect, test, vi } from 'vitest';
import { clipUrl } from '#src/config/service-urls.ts';
import { reelFactsMs } from '#src/domain/reel.ts';
import { parseVideo, type Video } from '#src/domain/video.ts';
import { showCover } from '../ride-card.ts';

test('[HARD-03, EMB-05] a reel in a frame waits at a ride that is hard to watch, without its picture, and says why, and at a second one in a row that does not load', async () => {
  vi.useFakeTimers();
  document.body.innerHTML = `<div id="film"><video></video><div id="facts"></div><p id="place"></p><p id="rodeo"></p>
    <p id="headline"></p><button id="play"></button></div><hgroup class="strip"><i id="parts"></i><h2 id="title"></h2>
    <p id="what"></p><p id="plate"></p></hgroup><p id="message"></p><button id="again"></button><ol></ol>`;
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(new Promise(() => {}));
  const build = (id: string, fields: object = {}): Video =>
    parseVideo(id, { video_id: id, title: id, thumbnail_url: `https://files.example/${id}.png`, ...fields });
  const rides = [
    build('first'),
    build('hard', { hard_to_watch: true }),
    ...['third', 'fourth', 'fifth'].map((id) => build(id)),
  ];
  const { playReel } = await import('./play-reel.ts');
  playReel(rides, { describeRide: ({ title }) => title, showRideCard: () => undefined, showCover });

  const video = document.querySelector('video')!;
  const button = document.querySelector<HTMLElement>('#play')!;
  const choose = async (index: number) => {
    document.querySelectorAll<HTMLElement>('ol button')[index]?.click();
    await vi.advanceTimersByTimeAsync(reelFactsMs);
  };
  const readShown = () => ({
    source: video.getAttribute('src'),
    poster: video.getAttribute('poster'),
    sentence: button.querySelector('span')?.textContent,
    isButtonHidden: button.hidden,
  });
  expect(readShown()).toMatchObject({ source: clipUrl('first', 720), sentence: undefined });
  await choose(0);
  video.dispatchEvent(new Event('ended'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(readShown()).toEqual({
    ...{ source: null, poster: null, isButtonHidden: false },
    sentence: 'Somebody may have been hurt in this ride.',
  });
  expect(play).toHaveBeenCalledOnce();
  button.click();
  expect(readShown()).toMatchObject({ source: clipUrl('hard', 720), isButtonHidden: true });
  expect(play).toHaveBeenCalledTimes(2);
  await choose(2);
  expect(readShown()).toMatchObject({ source: clipUrl('third', 720), sentence: undefined });
  // Chosen while the facts of another ride are shown, a ride has its own for as long.
  document.querySelectorAll<HTMLElement>('ol button')[0]?.click();
  await vi.advanceTimersByTimeAsync(reelFactsMs / 2);
  document.querySelectorAll<HTMLElement>('ol button')[2]?.click();
  const facts = document.querySelector<HTMLElement>('#facts')!;
  await vi.advanceTimersByTimeAsync(reelFactsMs - 1);
  expect(facts.hidden).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(facts.hidden).toBe(true);
  // One that is tried again is not left out meanwhile.
  const fail = () => {
    for (let file = 0; file < 2; file += 1) video.dispatchEvent(new Event('error'));
  };
  await choose(0);
  fail();
  const again = document.querySelector<HTMLElement>('#again')!;
  expect([again.hidden, document.querySelector('#message')?.textContent]).toEqual([
    ...[false, expect.stringContaining('first') as string],
  ]);
  again.click();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([again.hidden, document.querySelector('#rodeo')?.textContent]).toEqual([true, 'first']);
  // Without a connection one is left out, and the next one waits for it.
  await choose(2);
  for (let ride = 0; ride < 2; ride += 1) {
    fail();
    await vi.advanceTimersByTimeAsync(60_000);
  }
  const readWaiting = () => [again.hidden, document.querySelector('#rodeo')?.textContent];
  expect(readWaiting()).toEqual([false, 'fourth']);
  const plays = play.mock.calls.length;
  window.dispatchEvent(new Event('online'));
  expect([...readWaiting(), play.mock.calls.length - plays]).toEqual([true, 'fourth', 1]);
  vi.useRealTimers();
});
