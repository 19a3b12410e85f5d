import { paths, searchTextPath } from '#src/config/paths.ts';
import type { SearchCategory } from '#src/domain/search.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';

interface NoResultsProps {
  category: SearchCategory;
  text: string;
}

export function NoResults({ category, text }: NoResultsProps) {
  if (text === '') {
    return (
      <StatePanel
        variant="empty"
        title={`No ${category.name} yet`}
        action={<ButtonLink to={paths.search}>All categories</ButtonLink>}
      >
        Animals and rides show up here once they&apos;re published.
      </StatePanel>
    );
  }
  const isEverywhere = category.kind === 'all';
  return (
    <StatePanel
      variant="empty"
      title="No matches"
      action={
        isEverywhere ? (
          <ButtonLink to={paths.search}>Browse categories</ButtonLink>
        ) : (
          <ButtonLink variant="primary" to={searchTextPath(text)}>
            Search everything
          </ButtonLink>
        )
      }
    >
      We couldn&apos;t find “{text}”{isEverywhere ? '' : ` in ${category.name}`}. Check the spelling, or try
      part of a name, a brand or a place.
    </StatePanel>
  );
}
