import { sendEarlyRequest } from '#src/data/request.ts';
import { hasMemberHint, hasSessionHint } from '#src/session/session-hint.ts';

/*
 * What app.html does before the app is there. A visitor who is probably signed in sees the skeleton. Templates hold what the first
 * page needs, and for whom (scripts/vite/pages/table.ts).
 */

function findVisitor(): 'member' | 'unverified' | 'visitor' {
  if (hasMemberHint()) return 'member';
  return hasSessionHint() ? 'unverified' : 'visitor';
}

const visitor = findVisitor();
if (visitor !== 'visitor') document.documentElement.dataset['start'] = 'member';

for (const template of document.querySelectorAll<HTMLTemplateElement>('template[data-for]')) {
  const { for: audience, paths = '', url, body, unless = '' } = template.dataset;
  if (audience !== visitor || !paths.split(' ').includes(location.pathname)) continue;
  document.head.append(template.content);
  // A failure is that of the app, which takes the response.
  if (url !== undefined && !new URLSearchParams(location.search).has(unless))
    sendEarlyRequest(url, body).catch(() => undefined);
}
