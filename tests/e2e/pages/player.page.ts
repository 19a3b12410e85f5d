import { expect, type Page } from '@playwright/test';

export class PlayerPage {
  readonly video;
  readonly title;
  readonly viewCount;
  readonly controls;
  readonly panel;
  readonly panelButton;
  readonly moreRides;
  readonly shortcuts;
  readonly rideClock;
  readonly rideTime;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    // Two while one takes over from the other.
    this.video = page.locator('dialog video').last();
    this.title = page.getByRole('dialog').getByRole('heading', { level: 1 });
    this.controls = page.locator('[data-controls]');
    this.panel = page.getByRole('complementary', { name: 'Details and more rides' });
    this.panelButton = page.getByRole('button', { name: 'Details and more rides' });
    this.moreRides = page.getByRole('region', { name: /^More from/ }).getByRole('listitem');
    this.shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    this.rideClock = page.getByRole('timer', { name: 'Ride clock' });
    this.rideTime = page.locator('dl > div', { hasText: 'Ride time' });
    this.viewCount = page.getByRole('dialog').getByText(/\d+ views?$/);
  }

  /** Times are in seconds. */
  async getPlaybackState() {
    return this.video.evaluate((element: HTMLVideoElement) => ({
      time: element.currentTime,
      duration: element.duration,
      width: element.videoWidth,
      isPaused: element.paused,
      rate: element.playbackRate,
      isMuted: element.muted,
    }));
  }

  /** Opens the page of a video and waits until it plays. */
  async open(videoId: string) {
    await this.#page.goto(`/video/${videoId}`);
    await this.waitUntilPlaying();
  }

  async waitUntilPlaying() {
    await expect.poll(async () => (await this.getPlaybackState()).time).toBeGreaterThan(0.2);
  }

  async pause() {
    await this.#page.keyboard.press(' ');
    await expect.poll(async () => (await this.getPlaybackState()).isPaused).toBe(true);
  }

  /** Moves a finger over the picture, by CSS pixels from its middle. */
  async swipe(x: number, y: number) {
    const box = await this.video.boundingBox();
    if (!box) throw new Error('There is no picture');
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const session = await this.#page.context().newCDPSession(this.#page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', [from]);
    for (const share of [0.25, 0.5, 0.75, 1])
      await touch('touchMove', [{ x: from.x + x * share, y: from.y + y * share }]);
    await touch('touchEnd', []);
    await session.detach();
  }

  /** Visible elements that the window cuts off, except those that an area inside of it scrolls to. */
  async findElementsOutside() {
    return this.#page.evaluate(() => {
      const isScrolled = (element: Element): boolean => {
        for (let area = element.parentElement; area; area = area.parentElement)
          if (getComputedStyle(area).overflowY === 'auto') return area.scrollHeight > area.clientHeight + 1;
        return false;
      };
      return [...document.querySelectorAll('dialog *')]
        .filter((element) => {
          const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
          if (width === 0 || height === 0 || element.closest('.sr-only, svg *')) return false;
          const isBeside = left < -1 || right > innerWidth + 1;
          return isBeside || (!isScrolled(element) && (top < -1 || bottom > innerHeight + 1));
        })
        .map(({ tagName, outerHTML }) => `${tagName}: ${outerHTML.slice(0, 120)}`);
    });
  }

  async close() {
    await this.#page.keyboard.press('Escape');
  }
}
