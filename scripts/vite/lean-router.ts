import type { Plugin } from 'vite';

const routerFilePattern = /react-router\/dist\/(development|production)\//;
/** Components and contexts. */
const creationPattern = /= (React\d*\.(?:forwardRef|createContext|memo)\()/g;
/** Names for the developer tools, which keep a component that nothing else uses. */
const displayNamePattern = /^\w+\.displayName = "\w+";$/gm;

const leaveOutUnused = (code: string) =>
  code.replace(creationPattern, '= /*#__PURE__*/ $1').replace(displayNamePattern, '');

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
