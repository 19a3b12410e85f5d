import { useParams } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { parseRodeoId } from '#src/domain/rodeo.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Page } from '#src/ui/page.tsx';
import { NotFound } from '#src/ui/query-fallback.tsx';
import { copy } from './copy.ts';
import { Rodeo } from './rodeo-view.tsx';

export default function RodeoPage() {
  const { rodeoId = '' } = useParams();
  const name = parseRodeoId(rodeoId);
  return (
    <Page width="profile">
      {name ? <Rodeo key={rodeoId} rodeoId={rodeoId} name={name} /> : <UnknownRodeo />}
    </Page>
  );
}

function UnknownRodeo() {
  return (
    <NotFound
      copy={copy.notFound}
      action={<ButtonLink to={paths.schedules}>{copy.notFound.schedule}</ButtonLink>}
    />
  );
}
