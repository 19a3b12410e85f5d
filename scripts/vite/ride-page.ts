import { basename } from 'node:path';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { appPageFile, ridePageFile } from '#services/link-previews/preview-routes.ts';
import { appEnv, playbackEnv } from './app-env.ts';
import { collectScripts, renderPreload, type Bundle } from './preloads.ts';

const startModule = 'src/app/prerender/start-ride.ts';
const [startPlaceholder, codePlaceholder] = ['<!-- ride start -->', '<!-- app code -->'];

const templatePattern = /<template[\s\S]*?<\/template>/g;
const codePattern =
  /<script type="module"[^>]*><\/script>|<link rel="(modulepreload|stylesheet)"[^>]*>|<link[^>]*as="font"[^>]*>/g;

/** Bundles the script that starts a ride: inline, because a file would come a round trip later. */
async function buildStartScript({ root, mode, build: { target } }: ResolvedConfig): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    mode,
    logLevel: 'warn',
    plugins: [appEnv(playbackEnv)],
    build: {
      write: false,
      target,
      modulePreload: false,
      rolldownOptions: {
        input: startModule,
        output: { format: 'iife' },
        treeshake: { propertyReadSideEffects: false, moduleSideEffects: [startModule] },
      },
    },
  });
  // One input and one format are one output.
  return (result as Rolldown.RolldownOutput).output[0].code.trim();
}

/**
 * Gives ride.html its script, and the code of app.html: in the build in a template, from which the script takes it when
 * the clip is there.
 */
export function ridePage(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'ride-page',
    configResolved: (resolved) => void (config = resolved),
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { filename, server }) =>
        server && basename(filename) === ridePageFile
          ? html
              .replace(startPlaceholder, `<script type="module" src="/${startModule}"></script>`)
              .replace(
                codePlaceholder,
                '<link rel="stylesheet" href="/src/ui/theme.css" /><script type="module" src="/src/main.tsx"></script>',
              )
          : undefined,
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const [app, ride] = [bundle[appPageFile], bundle[ridePageFile]];
        // The embed page is built by itself.
        if (app?.type !== 'asset' || ride?.type !== 'asset') return;
        const tags = [...app.source.toString().replace(templatePattern, '').matchAll(codePattern)];
        const preloads = collectScripts(bundle as Bundle, 'video').map(renderPreload);
        const code = [...tags.map(([tag]) => tag), ...preloads].join('');
        const script = await buildStartScript(config);
        ride.source = ride.source
          .toString()
          .replace(startPlaceholder, () => `<script>${script}</script>`)
          .replace(codePlaceholder, () => `<template id="app-code">${code}</template>`);
      },
    },
  };
}
