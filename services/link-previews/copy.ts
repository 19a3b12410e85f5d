/** What previews say; see voice.md for the tone: plain, short, the rodeo's own words. */
export const copy = {
  site: {
    description: (product: string) =>
      `Rodeo rides, cut to the eight seconds that count. Watch, save and share them on ${product}.`,
  },
  watch: {
    title: 'Watch rides',
    description: (product: string) =>
      `The best rides right now: bulls, broncs, barrels and ropes, on ${product}. No account needed.`,
  },
  ride: {
    untitled: 'A ride',
    description: (event: string, rodeo: string, place: string, date: string) =>
      `${[[event, rodeo].filter(Boolean).join(' at '), place, date].filter(Boolean).join(', ')}.`,
  },
  animal: {
    description: (type: string, product: string) =>
      `Every ride on this ${type.toLowerCase()}, with scores and buck-offs, on ${product}.`,
  },
  rodeo: {
    title: (name: string, year: number) => `${name} ${year}`,
    description: (place: string, product: string) =>
      `Rides and results${place === '' ? '' : ` from ${place}`}, on ${product}.`,
  },
  leaderboard: {
    boards: { riders: 'Riders', animals: 'Animals', contractors: 'Contractors' },
    title: (board: string, event: string, season: number | undefined) =>
      `${board}: ${event} ${season ?? ''}`.trim(),
    description: (productName: string) =>
      `The best from rides posted on ${productName}, not official standings.`,
    place: (rank: number, isTied: boolean, name: string, figure: string) =>
      `${isTied ? 'T' : ''}${rank}. ${name || 'Unnamed'} ${figure}`,
  },
  reel: {
    description: (name: string, rides: number, product: string) =>
      `${rides === 1 ? '1 ride' : rides === 0 ? 'Rides' : `${rides} rides`} of ${name}, one after the other, on ${product}.`,
  },
  resultList: {
    title: (title: string) => `Results: ${title}`,
    place: (event: string, place: string, names: string, figure: string) =>
      `${event ? `${event}: ` : ''}${place} ${names} ${figure}`,
    places: (first: string) => `${first}. Not the official result.`,
    description: (name: string, rides: number, product: string) =>
      `Places of ${rides === 1 ? '1 ride' : `${rides} rides`} with every ride to watch, by ${name} on ${product}. Not the official result.`,
  },
  season: {
    title: (name: string) => `${name}: the season`,
    description: (name: string, product: string) => `Rides, scores and rodeos of ${name}, on ${product}.`,
  },
  matchup: {
    title: (rider: string, animal: string) => `${rider} and ${animal}`,
    description: (rider: string, animal: string, product: string) =>
      `Every ride of ${rider} on ${animal}, side by side, on ${product}.`,
  },
  compare: {
    title: (left: string, right: string) => `${left}, beside ${right}`,
    description: (product: string) => `Two rides on one time line, frame by frame, on ${product}.`,
  },
} as const;
