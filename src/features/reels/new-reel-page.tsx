import { useNavigate } from 'react-router-dom';
import { reelPath, reelsOfPath } from '#src/config/reel-links.ts';
import { maxReelTitle } from '#src/domain/reel.ts';
import { getDisplayName } from '#src/domain/user.ts';
import { getNow } from '#src/lib/clock.ts';
import { useGoBack } from '#src/lib/use-go-back.ts';
import { useAccount } from '#src/session/use-account.ts';
import { BackButton } from '#src/ui/back-button.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { copy } from './copy.ts';
import { ReelForm } from './reel-form.tsx';

export default function NewReelPage() {
  const { own, selected } = useAccount();
  const navigate = useNavigate();
  const goBack = useGoBack(reelsOfPath(selected.id));
  const name = getDisplayName(selected);
  const title = copy.form.defaultTitle(name, new Date(getNow()).getFullYear());
  return (
    <Page width="upload">
      <PageHeader title={copy.form.newTitle} leading={<BackButton onClick={goBack} />} />
      {selected.id !== own.id && <p className="text-ink-2">{copy.form.actingFor(name)}</p>}
      <ReelForm
        owner={selected}
        reel={undefined}
        title={title.length <= maxReelTitle ? title : ''}
        rides={[]}
        onSaved={(id) => void navigate(reelPath(id), { replace: true })}
      />
    </Page>
  );
}
