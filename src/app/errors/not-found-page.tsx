import { paths } from '#src/config/paths.ts';
import { ButtonAnchor, ButtonLink } from '#src/ui/button.tsx';
import { Page } from '#src/ui/page.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { copy } from './copy.ts';

export default function NotFoundPage({ isVisitor = false }: { isVisitor?: boolean }) {
  return (
    <Page width="upload">
      <StatePanel
        copy={copy.notFound}
        isFullPage
        variant="error"
        action={
          isVisitor ? (
            <ButtonAnchor variant="primary" href={paths.landing}>
              {copy.notFound.goToLanding}
            </ButtonAnchor>
          ) : (
            <ButtonLink variant="primary" to={paths.feed}>
              {copy.notFound.goToFeed}
            </ButtonLink>
          )
        }
      />
    </Page>
  );
}
