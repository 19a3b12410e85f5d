const storyCount = 34;
const dayMs = 24 * 60 * 60 * 1000;

const places = ['Red Fork', 'Duncan', 'Wickenburg', 'Old Mill', 'Guthrie', 'Mojave', 'Cutbank', 'Saddle Gap'];

const storyTemplates: readonly ((place: string) => readonly [headline: string, summary: string])[] = [
  (place) => [
    `Ninety-one points in ${place}: the ride of the season so far`,
    `The gate opened at a quarter past nine, and for eight seconds nobody in ${place} sat down. The judges needed a minute, the stands did not.`,
  ],
  (place) => [
    `${place} adds a second night of barrel racing`,
    `More than two hundred riders put their names down within a day. The committee has brought in fresh dirt, a second drag and an earlier start.`,
  ],
  (place) => [
    `What the stock contractors of ${place} feed in winter`,
    `Good hay is dear this year. Three families who have raised bucking horses for generations tell what they changed, and what they never would.`,
  ],
  (place) => [
    `A team roper from ${place} comes back after fourteen months`,
    `The doctors had said a year at least. She counted the days on the barn door, practised the dallies on a bucket, and won the first go-round by a tenth of a second.`,
  ],
  (place) => [
    `${place} arena gets new chutes before the spring run`,
    `Steel from a yard down the road, welded by volunteers on four weekends. The old gates will hang in the hall of fame.`,
  ],
];

/** Missing and invalid fields that clients must handle. */
const irregularStories: Readonly<Record<number, object>> = {
  4: { story_image: null },
  7: { story_image: '/images/lost.png' },
  9: { story_path: 'https://elsewhere.example/story' },
  12: { story_summary: '' },
};

function formatPostDate(time: Date): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  const hour = time.getUTCHours();
  const day = `${pad(time.getUTCMonth() + 1)}/${pad(time.getUTCDate())}/${time.getUTCFullYear()}`;
  return `${day} ${pad(hour % 12 || 12)}:${pad(time.getUTCMinutes())} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Generates one story per day, newest first, starting yesterday. Paths are those of the service's and the association's host. */
export function createStories(today: Date): object[] {
  return Array.from({ length: storyCount }, (_, index) => {
    const number = index + 1;
    const place = places[index % places.length] ?? '';
    const [headline, summary] = storyTemplates[index % storyTemplates.length]?.(place) ?? ['', ''];
    const posted = new Date(today.getTime() - number * dayMs);
    posted.setUTCHours(7 + (index % 9), (index * 17) % 60);
    return {
      story_id: 5200 - index,
      story_image: `/images/${number}.png`,
      story_headline: headline,
      story_summary: summary,
      story_postdate: formatPostDate(posted),
      story_path: `/news/${posted.getUTCFullYear()}/${5200 - index}`,
      ...irregularStories[number],
    };
  });
}
