/**
 * Writes the time that has run, as on a scoreboard: bone numerals on leather, at the top of the picture,
 * where neither a card's marks nor a player's controls lie.
 */
export function drawClock(ctx: CanvasRenderingContext2D, now: number): void {
  const whole = Math.floor(now + 1e-6);
  const hundredths = Math.floor((now - whole) * 100 + 1e-6);
  const text = `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}.${String(hundredths).padStart(2, '0')}`;
  ctx.fillStyle = '#2a1810';
  ctx.beginPath();
  ctx.roundRect(725, 22, 150, 50, 5);
  ctx.fill();
  ctx.fillStyle = '#f3e7d2';
  ctx.font = '800 44px Scoreboard';
  ctx.textBaseline = 'middle';
  let x = 739;
  for (const sign of text) {
    const cell = sign === ':' || sign === '.' ? 12 : 21;
    ctx.textAlign = 'center';
    ctx.fillText(sign, x + cell / 2, 50);
    x += cell;
  }
}
