import type { RenderDocument } from '#src/config/page-document.ts';
import { StaticRouter } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { ShellSkeleton } from '../frame/shell-skeleton.tsx';
import { copy } from './copy.ts';
import { createDocument, leatherColor } from './document.tsx';
import { LinkStart } from './link-start.tsx';

/** What app.html shows before its script runs, for all paths but those of rides (prerender-ride.tsx): React starts with the same skeleton. */
export const render: RenderDocument = ({ env }) =>
  createDocument({
    themeColor: leatherColor,
    body: (
      <body>
        <div id="root">
          <StaticRouter location={paths.feed}>
            {/* Inert, because its few words are in English whatever language the app will have. */}
            <div inert className="hidden in-data-[start=member]:contents">
              <ShellSkeleton />
            </div>
          </StaticRouter>
          <LinkStart productName={env.productName} />
        </div>
        <noscript>{copy.noScript.app(env.productName)}</noscript>
      </body>
    ),
  });
