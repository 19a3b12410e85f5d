import { paths } from '#src/config/paths.ts';
import { useGoBack } from '#src/lib/use-go-back.ts';
import { BackButton } from '#src/ui/back-button.tsx';
import { PageHeader } from '#src/ui/page.tsx';

export function SettingsHeader({ title }: { title: string }) {
  const goBack = useGoBack(paths.myRodeo);
  return <PageHeader title={title} leading={<BackButton onClick={goBack} />} />;
}
