const skyPalettes: readonly (readonly [high: string, low: string, sun: string, hills: string])[] = [
  ['#3b2340', '#d9693c', '#f6c667', '#7d4a45'],
  ['#17324a', '#c98b5a', '#f4dfae', '#5b5a56'],
  ['#5a2a1c', '#e8a24a', '#fbe6b0', '#97562b'],
  ['#23424a', '#e2c08a', '#fff3d6', '#6c7a6c'],
];

/** The points of flat-topped hills across the whole width. */
function buildMesaPoints(seed: number, base: number, height: number): string {
  const points = [`0,450`, `0,${base}`];
  for (let x = 0, step = 0; x < 800; step++) {
    const width = 70 + ((seed * 37 + step * 53) % 110);
    const top = base - ((seed * 29 + step * 71) % height);
    points.push(`${x + 18},${top}`, `${x + width},${top}`);
    x += width + 22;
  }
  return [...points, '800,450'].join(' ');
}

/** Renders the image of a story: an evening sky over an arena fence. The same number always gives the same image. */
export function renderScene(number: number): string {
  const [high, low, sun, hills] = skyPalettes[number % skyPalettes.length] ?? [
    '#000',
    '#000',
    '#000',
    '#000',
  ];
  const posts = Array.from({ length: 9 }, (_, post) => `<path d="M${post * 100} 340v110h14v-110z"/>`).join(
    '',
  );
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="450" viewBox="0 0 800 450">',
    `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${high}"/><stop offset=".8" stop-color="${low}"/></linearGradient>`,
    '<path fill="url(#sky)" d="M0 0h800v450H0z"/>',
    `<circle cx="${140 + ((number * 173) % 520)}" cy="${190 + ((number * 31) % 70)}" r="${46 + (number % 3) * 14}" fill="${sun}"/>`,
    `<polygon fill="${hills}" points="${buildMesaPoints(number, 300, 110)}"/>`,
    `<polygon fill="#33221a" points="${buildMesaPoints(number + 5, 350, 60)}"/>`,
    `<g fill="#120a06">${posts}<path d="M0 352h800v12H0zM0 384h800v12H0zM0 416h800v12H0z"/></g>`,
    '</svg>',
  ].join('');
}
