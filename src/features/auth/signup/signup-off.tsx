import { useFlags } from '#src/session/use-flags.ts';
import { Banner } from '#src/ui/banner.tsx';
import { copy } from './copy.ts';

/** Says why sign-up is off, while operators have switched it off. */
export function SignupOff() {
  const flags = useFlags();
  if (!flags || flags.signup) return null;
  return (
    <div role="status">
      <Banner tone="warning" title={copy.off.title} message={flags.notice || copy.off.text} />
    </div>
  );
}
