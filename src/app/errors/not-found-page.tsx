import { paths } from '#src/config/paths.ts';
import { ButtonAnchor, ButtonLink } from '#src/ui/button.tsx';
import { Page } from '#src/ui/page.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { copy } from './copy.ts';

export default function NotFoundPage({ isVisitor = false }: { isVisitor?: boolean }) {
  return (
    <Page width="upload">
      <StatePanel
        isFullPage
        variant="error"
        title={copy.notFound.title}
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
      >
        {copy.notFound.text}
      </StatePanel>
    </Page>
  );
}
