import { paths, searchTextPath } from '#src/config/paths.ts';
import { trackEvent } from '#src/session/track-event.ts';
import { allCategories, type SearchCategory } from '#src/domain/search.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { copy } from './copy.ts';

interface NoResultsProps {
  category: SearchCategory;
  text: string;
}

export function NoResults({ category, text }: NoResultsProps) {
  if (text === '') {
    return (
      <StatePanel copy={copy.empty} action={<ButtonLink to={paths.search}>{copy.empty.browse}</ButtonLink>} />
    );
  }
  const isEverywhere = category.kind === 'all';
  return (
    <StatePanel
      copy={{
        title: copy.noMatches.title,
        text: isEverywhere ? copy.noMatches.text(text) : copy.noMatches.textInCategory(text, category.name),
      }}
      action={
        isEverywhere ? (
          <ButtonLink to={paths.search}>{copy.noMatches.browse}</ButtonLink>
        ) : (
          <ButtonLink
            variant="primary"
            to={searchTextPath(text)}
            onClick={() => trackEvent({ name: 'search', category: allCategories.id, text })}
          >
            {copy.noMatches.searchEverything}
          </ButtonLink>
        )
      }
    />
  );
}
