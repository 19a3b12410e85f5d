import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '#src/config/paths.ts';
import { countFollows, followFields, type Follows } from '#src/domain/follow.ts';
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
import { FollowedAnimal, FollowedEvent, FollowedPerson, FollowedRodeo } from './followed-rows.tsx';

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

const sections = [
  { field: followFields.user, title: copy.list.people, Row: FollowedPerson },
  { field: followFields.animal, title: copy.list.animals, Row: FollowedAnimal },
  { field: followFields.rodeo, title: copy.list.rodeos, Row: FollowedRodeo },
  { field: followFields.event, title: copy.list.events, Row: FollowedEvent },
];

function Lists({ follows }: { follows: Follows }) {
  // Whoever is unfollowed stays until the page is left, so that a slip can be undone.
  const [shown] = useState(follows);
  if (countFollows(shown) === 0)
    return <EmptyPanel copy={copy.list.empty} to={paths.search} linkText={copy.list.empty.search} />;
  return (
    <div className="grid gap-12">
      {sections
        .filter(({ field }) => shown[field].length > 0)
        .map(({ field, title, Row }) => (
          <Section key={field} title={title}>
            <LongList className="border-t border-line">
              {shown[field].map((id) => (
                <Row key={id} id={id} />
              ))}
            </LongList>
          </Section>
        ))}
    </div>
  );
}
