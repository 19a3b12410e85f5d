/* The app's modules read their texts while they are evaluated, so they load before, but start after the language. */

const file = document.querySelector<HTMLScriptElement>('script[data-src]')?.dataset['src'];
if (file !== undefined)
  void Promise.resolve(globalThis.whenLanguageLoaded).then(() => import(/* @vite-ignore */ file));
