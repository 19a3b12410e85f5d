import { paths } from '#src/config/paths.ts';
import { getDisplayName } from '#src/domain/user.ts';
import { FollowingList } from '#src/features/following/following-list.tsx';
import { useGoBack } from '#src/lib/use-go-back.ts';
import { useAccount } from '#src/session/use-account.ts';
import { BackButton } from '#src/ui/back-button.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';

export default function FollowingPage() {
  const { own, selected } = useAccount();
  const goBack = useGoBack(paths.feed);
  return (
    <Page>
      <PageHeader title="Following" leading={<BackButton onClick={goBack} />} />
      <p className="text-sm text-ink-2">
        Only you can see this list.
        {selected.id !== own.id && ` It belongs to your own account, not to ${getDisplayName(selected)}.`}
      </p>
      <FollowingList />
    </Page>
  );
}
