import { useNewFollowedRides } from '#src/queries/use-new-followed-rides.ts';
import { useOptionalAccount } from '#src/session/use-account.ts';
import { ChipRadioGroup } from '#src/ui/chip-group.tsx';
import { copy } from './copy.ts';
import { getFeedChoices, type FeedChoice } from './feed-filter.ts';

interface FeedChipsProps {
  favoriteEvents: readonly number[];
  choice: FeedChoice;
  onChange: (choice: FeedChoice) => void;
}

/** Which rides the feed shows, and how many new ones there are of those who are followed. */
export function FeedChips({ favoriteEvents, choice, onChange }: FeedChipsProps) {
  const newRides = useNewFollowedRides(useOptionalAccount()?.user.id);
  return (
    <ChipRadioGroup
      scrollable
      label={copy.feed.filter}
      name="feed-filter"
      choices={getFeedChoices(favoriteEvents, newRides)}
      value={choice}
      onChange={onChange}
    />
  );
}
