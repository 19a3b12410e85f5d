/**
 * Draws the elapsed time at the top of the frame, where neither the overlays of a card nor the player's controls
 * cover it.
 */
export function drawClock(ctx: CanvasRenderingContext2D, now: number): void {
  const wholeSeconds = Math.floor(now + 1e-6);
  const hundredths = Math.floor((now - wholeSeconds) * 100 + 1e-6);
  const text = `${Math.floor(wholeSeconds / 60)}:${String(wholeSeconds % 60).padStart(2, '0')}.${String(hundredths).padStart(2, '0')}`;
  ctx.fillStyle = '#2a1810';
  ctx.beginPath();
  ctx.roundRect(725, 22, 150, 50, 5);
  ctx.fill();
  ctx.fillStyle = '#f3e7d2';
  ctx.font = '800 44px Scoreboard';
  ctx.textBaseline = 'middle';
  let x = 739;
  for (const char of text) {
    const charWidth = char === ':' || char === '.' ? 12 : 21;
    ctx.textAlign = 'center';
    ctx.fillText(char, x + charWidth / 2, 50);
    x += charWidth;
  }
}
