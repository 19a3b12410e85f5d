import type { Import } from './imports.ts';
import { placeOf, roomLaw, roomsForScripts, topLaw, type Place } from './rooms.ts';
import { isTest, type Finding, type SourceFile } from './source-file.ts';

function objection(from: Place, to: Place, { kind }: Import, test: boolean): string | undefined {
  if (from.top !== to.top) {
    const allowed = topLaw[from.top];
    const testReachesSupport = from.top === 'src' && test && to.top === 'tests';
    if (allowed === undefined || testReachesSupport || !(to.top in topLaw)) return undefined;
    if (!allowed.includes(to.top)) return `${from.top} never imports ${to.top}`;
    if (from.top === 'scripts' && to.room && !roomsForScripts.includes(to.room))
      return `scripts may use ${roomsForScripts.join(', ')} of src, not ${to.room}`;
    return undefined;
  }
  if (from.room === undefined || to.room === undefined) return undefined;
  if (from.room === to.room) {
    if (from.feature === to.feature) return undefined;
    return `a feature never imports another (${from.feature ?? 'features'} -> ${to.feature ?? 'features'}); what two share is a noun (domain), a look (ui) or a page (app/pages)`;
  }
  if (!roomLaw[from.room]?.includes(to.room))
    return `${from.room} may import ${roomLaw[from.room]?.join(', ') || 'no other room'}, not ${to.room}`;
  if (from.room === 'ui' && to.room === 'domain' && kind !== 'type' && !test)
    return 'ui takes only types from domain';
  return undefined;
}

/** Imports point one way: app -> features -> session, data, media -> domain. */
export function importFences(file: SourceFile, imports: readonly Import[]): Finding[] {
  const from = placeOf(file.path);
  const findings: Finding[] = [];
  if (
    from.top === 'src' &&
    (from.room === undefined ? !file.path.endsWith('.d.ts') : !(from.room in roomLaw))
  )
    findings.push({
      file: file.path,
      line: 1,
      message: `belongs to no room; the rooms of src are ${Object.keys(roomLaw).join(', ')}`,
    });
  for (const one of imports) {
    if (one.target === undefined) continue;
    const message = objection(from, placeOf(one.target), one, isTest(file.path));
    if (message) findings.push({ file: file.path, line: one.line, message });
  }
  return findings;
}
