import { paths } from '#src/config/paths.ts';
import { ButtonAnchor, ButtonLink } from '#src/ui/button.tsx';
import { Page } from '#src/ui/page.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';

export default function NotFoundPage({ isVisitor = false }: { isVisitor?: boolean }) {
  return (
    <Page width="upload">
      <StatePanel
        isFullPage
        variant="error"
        title="No such gate"
        action={
          isVisitor ? (
            <ButtonAnchor variant="primary" href={paths.landing}>
              Go to the home page
            </ButtonAnchor>
          ) : (
            <ButtonLink variant="primary" to={paths.feed}>
              Go to the feed
            </ButtonLink>
          )
        }
      >
        There&apos;s no page at this address. It may have moved, or the link may be incomplete.
      </StatePanel>
    </Page>
  );
}
