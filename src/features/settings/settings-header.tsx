import { paths } from '#src/config/paths.ts';
import { useGoBack } from '#src/lib/use-go-back.ts';
import { BackButton } from '#src/ui/back-button.tsx';
import { PageHeader } from '#src/ui/page.tsx';

/** The title of a settings page, with the way back to where somebody came from. */
export function SettingsHeader({ title }: { title: string }) {
  const back = useGoBack(paths.myRodeo);
  return <PageHeader title={title} before={<BackButton onClick={back} />} />;
}
