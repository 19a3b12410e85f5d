import { paths } from '#src/config/paths.ts';
import { getDisplayName } from '#src/domain/user.ts';
import { FollowingList } from '#src/features/following/following-list.tsx';
import { useGoBack } from '#src/lib/use-go-back.ts';
import { useAccount } from '#src/session/use-account.ts';
import { BackButton } from '#src/ui/back-button.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { copy } from './copy.ts';

export default function FollowingPage() {
  const { own, selected } = useAccount();
  const goBack = useGoBack(paths.feed);
  return (
    <Page>
      <PageHeader title={copy.following.title} leading={<BackButton onClick={goBack} />} />
      <p className="text-sm text-ink-2">
        {copy.following.privacy}
        {selected.id !== own.id && ` ${copy.following.actingFor(getDisplayName(selected))}`}
      </p>
      <FollowingList />
    </Page>
  );
}
