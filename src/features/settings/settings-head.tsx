import { paths } from '#src/config/paths.ts';
import { useBack } from '#src/lib/use-back.ts';
import { BackButton } from '#src/ui/back-button.tsx';
import { PageHead } from '#src/ui/page.tsx';

/** The title of a settings page, with the way back to where somebody came from. */
export function SettingsHead({ title }: { title: string }) {
  const back = useBack(paths.myRodeo);
  return <PageHead title={title} before={<BackButton onClick={back} />} />;
}
