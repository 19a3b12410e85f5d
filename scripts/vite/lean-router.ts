import type { Plugin } from 'vite';

const routerFilePattern = /react-router\/dist\/(development|production)\//;
/** Components and contexts. */
const creationPattern = /= (React\d*\.(?:forwardRef|createContext|memo)\()/g;
/** Names for the developer tools, which keep a component that nothing else uses. */
const displayNamePattern = /^\w+\.displayName = "\w+";$/gm;

/** Calls of what serves only the router's framework mode and server components, with what they amount to without these. */
const frameworkCalls = [
  [/React\d*\.createElement\(PrefetchPageLinks, \{ page: href \}\)/, 'null'],
  [/usePrefetchBehavior\(\s*prefetch,\s*rest\s*\)/, '[false]'],
  [/React\d*\.createElement\(RSCErrorHandler, \{ error \}, result\)/, 'result'],
] as const;

function leaveOutFrameworkMode(code: string): string {
  if (!code.includes('function PrefetchPageLinks(')) return code;
  return frameworkCalls.reduce((rest, [call, result]) => {
    if (!call.test(rest)) throw new Error(`react-router has no ${String(call)} any more.`);
    return rest.replace(call, result);
  }, code);
}

const leaveOutUnused = (code: string) =>
  leaveOutFrameworkMode(code).replace(creationPattern, '= /*#__PURE__*/ $1').replace(displayNamePattern, '');

/**
 * Leaves out what the app does not use of react-router: the package resolves to its development files whatever the mode,
 * and the bundler keeps components that are never imported, because it cannot know that creating one changes
 * nothing else.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!/^react-router(\/dom)?$/.test(source)) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved && { ...resolved, id: resolved.id.replace('/dist/development/', '/dist/production/') };
    },
    transform: {
      filter: { id: routerFilePattern },
      handler: (code) => ({ code: leaveOutUnused(code), map: null }),
    },
  };
}
