import { paths } from '#src/config/paths.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { QueryFallback, type FallbackQuery } from '#src/ui/query-fallback.tsx';
import { copy } from './copy.ts';
import { ProfileSkeleton } from './profile-skeleton.tsx';

export function ProfileFallback({ query }: { query: FallbackQuery }) {
  const searchLink = <ButtonLink to={paths.search}>{copy.notFound.search}</ButtonLink>;
  return (
    <QueryFallback isFullPage query={query} copy={copy} action={searchLink}>
      <ProfileSkeleton />
    </QueryFallback>
  );
}
