/* Imports nothing of the app, which starts when this is loaded. */

const files = import.meta.glob(['../**/copy.pt.ts', '!../embed/**'], { eager: true, import: 'copy' });
const getFolder = (path: string) => path.slice('../'.length, -'/copy.pt.ts'.length);

globalThis.language = {
  locale: 'pt-BR',
  decimalSign: ',',
  catalog: Object.fromEntries(Object.entries(files).map(([path, copy]) => [getFolder(path), copy])),
};
