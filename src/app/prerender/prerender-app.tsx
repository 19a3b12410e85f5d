import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { sessionHintKey } from '#src/session/session-hint.ts';
import { ShellSkeleton } from '../shell/shell-skeleton.tsx';

interface PrerenderedApp {
  root: string;
  script: string;
}

/** The pages that a visitor's first click opens, all with the same picture. */
const picturePaths = [paths.login, paths.signup, paths.register];

/** As constant as the other scripts (redirect-script.ts). Probable members see the skeleton; visitors get the picture. */
const script = `{
  let member = false;
  try { member = localStorage.getItem('${sessionHintKey}') === 'yes'; } catch {}
  if (member) document.documentElement.dataset.start = 'member';
  else if (${JSON.stringify(picturePaths)}.includes(location.pathname))
    document.head.append(document.getElementById('login-picture').content);
}`;

/** Renders what app.html shows before its script runs, for all paths: React starts with the same skeleton. */
export function prerenderApp(): PrerenderedApp {
  return {
    root: renderToStaticMarkup(
      <StaticRouter location={paths.feed}>
        <div className="hidden in-data-[start=member]:contents">
          <ShellSkeleton />
        </div>
      </StaticRouter>,
    ),
    script,
  };
}
