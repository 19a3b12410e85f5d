import { useSearchParams } from 'react-router-dom';
import { eventParameter } from '#src/config/paths.ts';
import { isRodeoEvent } from '#src/domain/rodeo-event.ts';
import type { VideoFilter } from '#src/domain/video-filter.ts';
import { Button } from '#src/ui/button.tsx';
import { ChipRadioGroup } from '#src/ui/chip-group.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { copy } from './lists/copy.ts';
import { EventHead } from './event-head.tsx';
import { eventChoices, feedPageSizes, toVideoFilter } from './feed-filter.ts';
import { VideoList } from './video-list.tsx';

type WatchChoice = 'top' | 'all' | `${number}`;

const choices: { value: WatchChoice; name: string }[] = [
  { value: 'top', name: copy.watch.choices.top },
  { value: 'all', name: copy.watch.choices.newest },
  ...eventChoices,
];

function parseChoice(parameter: string | null): WatchChoice {
  if (parameter === 'all') return 'all';
  return isRodeoEvent(Number(parameter)) ? `${Number(parameter)}` : 'top';
}

const toFilter = (choice: WatchChoice): VideoFilter =>
  choice === 'top' ? { kind: 'ride-of-the-week' } : toVideoFilter(choice, []);

/** Rides for those who have no account yet. */
export default function WatchPage() {
  const [query, setQuery] = useSearchParams();
  const choice = parseChoice(query.get(eventParameter));
  const setChoice = (next: WatchChoice) =>
    setQuery(next === 'top' ? {} : { [eventParameter]: next }, { replace: true });
  return (
    <Page>
      <div className="grid gap-2">
        <PageHeader title={copy.watch.title} />
        <p className="text-ink-2">{copy.watch.text}</p>
      </div>
      <ChipRadioGroup
        scrollable
        label={copy.watch.filter}
        name="watch-filter"
        choices={choices}
        value={choice}
        onChange={setChoice}
      />
      {isRodeoEvent(Number(choice)) && <EventHead choice={choice} />}
      <VideoList
        filter={toFilter(choice)}
        sizes={feedPageSizes}
        emptyState={
          <StatePanel
            copy={copy.watch.empty}
            action={
              choice !== 'all' && (
                <Button onClick={() => setChoice('all')}>{copy.watch.empty.showNewest}</Button>
              )
            }
          />
        }
      />
    </Page>
  );
}
