import type { Plugin } from 'vite';
import { buildLanguageScript, buildStartScript } from '#src/languages/language-script.ts';
import { appPageFile } from '#services/link-previews/preview-routes.ts';

const placeholder = '<!-- language -->';
const modules = { es: 'src/languages/es.ts', pt: 'src/languages/pt.ts' };

const startPattern = /<script type="module"( crossorigin)? src="([^"]+)"><\/script>/;

/** The app's modules read their texts while they are evaluated, so they load before, but start after the language. */
const startAfterLanguage = (html: string) =>
  html.replace(
    startPattern,
    (_tag, crossorigin: string = '', file: string) =>
      `<link rel="modulepreload"${crossorigin} href="${file}"><script type="module" data-src="${file}">${buildStartScript(file)}</script>`,
  );

/**
 * Gives the app's pages the inline scripts that choose their language and start the app once its texts are there: so the
 * code that English pages load does not know of other languages. ride.html starts the app itself (load-app-code.ts).
 *
 * @throws Error if the texts import code of the app, which would then be evaluated before them
 */
export function languages(): Plugin {
  return {
    name: 'languages',
    buildStart() {
      if (this.environment.mode === 'build')
        for (const id of Object.values(modules)) this.emitFile({ type: 'chunk', id });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!html.includes(placeholder)) return;
        const findFile = (module: string) => {
          if (!bundle) return `/${module}`;
          const chunk = Object.values(bundle).find(
            (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(module),
          );
          if (chunk?.type !== 'chunk' || chunk.imports.length > 0)
            throw new Error(`${module} is not a chunk without imports`);
          return `/${chunk.fileName}`;
        };
        const script = buildLanguageScript({ es: findFile(modules.es), pt: findFile(modules.pt) });
        const page = html.replace(placeholder, () => `<script>${script}</script>`);
        // The build has other plugins that look for the script.
        return bundle ? page : startAfterLanguage(page);
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of [appPageFile, '404.html']) {
          const page = bundle[file];
          if (page?.type === 'asset') page.source = startAfterLanguage(page.source.toString());
        }
      },
    },
  };
}
