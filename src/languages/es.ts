/* Imports nothing of the app, which starts when this is loaded. */

const files = import.meta.glob(['../**/copy.es.ts', '!../embed/**'], { eager: true, import: 'copy' });
const getFolder = (path: string) => path.slice('../'.length, -'/copy.es.ts'.length);

globalThis.language = {
  locale: 'es-MX',
  decimalSign: '.',
  catalog: Object.fromEntries(Object.entries(files).map(([path, copy]) => [getFolder(path), copy])),
};
