/** Writes the time that has run, as on a scoreboard: bone numerals on leather, at the foot of the picture. */
export function drawClock(ctx: CanvasRenderingContext2D, now: number): void {
  const whole = Math.floor(now + 1e-6);
  const hundredths = Math.floor((now - whole) * 100 + 1e-6);
  const text = `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}.${String(hundredths).padStart(2, '0')}`;
  ctx.fillStyle = '#2a1810';
  ctx.beginPath();
  ctx.roundRect(40, 806, 178, 62, 6);
  ctx.fill();
  ctx.fillStyle = '#f3e7d2';
  ctx.font = '800 54px Scoreboard';
  ctx.textBaseline = 'middle';
  let x = 58;
  for (const sign of text) {
    const cell = sign === ':' || sign === '.' ? 15 : 26;
    ctx.textAlign = 'center';
    ctx.fillText(sign, x + cell / 2, 841);
    x += cell;
  }
}
