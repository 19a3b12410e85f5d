import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '#src/config/paths.ts';
import { countFollows, type Follows } from '#src/domain/follow.ts';
import { getDisplayName } from '#src/domain/user.ts';
import { useGoBack } from '#src/lib/use-go-back.ts';
import { followsQuery } from '#src/queries/follow-queries.ts';
import { useAccount } from '#src/session/use-account.ts';
import { BackButton } from '#src/ui/back-button.tsx';
import { EmptyPanel } from '#src/ui/empty-panel.tsx';
import { LongList } from '#src/ui/long-list.tsx';
import { QueryFallback } from '#src/ui/query-fallback.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { Section } from '#src/ui/section.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { copy } from './copy.ts';
import { FollowedAnimal, FollowedPerson } from './followed-rows.tsx';

export default function FollowingPage() {
  const { own, selected } = useAccount();
  const goBack = useGoBack(paths.feed);
  return (
    <Page>
      <PageHeader title={copy.list.title} leading={<BackButton onClick={goBack} />} />
      <p className="text-sm text-ink-2">
        {copy.list.privacy}
        {selected.id !== own.id && ` ${copy.list.actingFor(getDisplayName(selected))}`}
      </p>
      <FollowingList />
    </Page>
  );
}

function FollowingList() {
  const { user } = useAccount();
  const query = useQuery(followsQuery(user.id));
  return query.data ? (
    <Lists follows={query.data} />
  ) : (
    <QueryFallback query={query} copy={copy.list}>
      <Skeleton className="h-60 w-full" />
    </QueryFallback>
  );
}

function Lists({ follows }: { follows: Follows }) {
  // Whoever is unfollowed stays until the page is left, so that a slip can be undone.
  const [{ user_ids, animal_ids }] = useState(follows);
  if (countFollows({ user_ids, animal_ids }) === 0)
    return <EmptyPanel copy={copy.list.empty} to={paths.search} linkText={copy.list.empty.search} />;
  return (
    <div className="grid gap-12">
      {user_ids.length > 0 && (
        <Section title={copy.list.people}>
          <LongList className="border-t border-line">
            {user_ids.map((id) => (
              <FollowedPerson key={id} id={id} />
            ))}
          </LongList>
        </Section>
      )}
      {animal_ids.length > 0 && (
        <Section title={copy.list.animals}>
          <LongList className="border-t border-line">
            {animal_ids.map((id) => (
              <FollowedAnimal key={id} id={id} />
            ))}
          </LongList>
        </Section>
      )}
    </div>
  );
}
