import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { isAppCheckOn } from '#src/config/env.ts';
import { paths } from '#src/config/paths.ts';
import { timeoutMs } from '#src/data/request.ts';
import { buildFirstPageRequest } from '#src/data/firestore-rest/public-videos.ts';
import { eventParameter, feedPageSizes } from '#src/features/feed/feed-filter.ts';
import { sessionHintKey } from '#src/session/session-hint.ts';
import { ShellSkeleton } from '../frame/shell-skeleton.tsx';

interface PrerenderedApp {
  root: string;
  script: string;
}

/** The pages that a visitor's first click opens, all with the same picture. */
const picturePaths = [paths.login, paths.signup, paths.register];

/** `requestJson` takes the response. With App Check, requests need a token first. */
const earlyRequestScript = isAppCheckOn
  ? 'const request = () => {};'
  : `const request = (url, method, body) => {
    const response = fetch(url, { method, body, signal: AbortSignal.timeout(${timeoutMs}) });
    response.catch(() => {});
    window.earlyRequest = { url, body, response };
  };`;

function buildFeedRequest(): string {
  const { url, body } = buildFirstPageRequest({ kind: 'all' }, feedPageSizes.first);
  return `if (!location.search.includes('${eventParameter}='))
        request(${JSON.stringify(url)}, 'POST', ${JSON.stringify(body)});`;
}

/** As constant as the other scripts (redirect-script.ts). Whoever is probably signed in sees the skeleton; visitors get the picture. */
const buildScript = () => `{
  let member = null;
  try { member = localStorage.getItem('${sessionHintKey}'); } catch {}
  const load = (id) => document.head.append(document.getElementById(id).content);
  ${earlyRequestScript}
  if (member) {
    document.documentElement.dataset.start = 'member';
    if (member === 'yes' && location.pathname === '${paths.feed}') {
      load('feed-code');
      ${buildFeedRequest()}
    }
  } else if (${JSON.stringify(picturePaths)}.includes(location.pathname)) load('login-picture');
}`;

/** Renders what app.html shows before its script runs, for all paths but those of rides (prerender-ride.tsx): React starts with the same skeleton. */
export function prerenderApp(): PrerenderedApp {
  return {
    root: renderToStaticMarkup(
      <StaticRouter location={paths.feed}>
        <div className="hidden in-data-[start=member]:contents">
          <ShellSkeleton />
        </div>
      </StaticRouter>,
    ),
    script: buildScript(),
  };
}
