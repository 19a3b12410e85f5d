import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  link: 'Subir video',
  input: 'Archivo de video',
  unsupportedCodec: 'Este dispositivo no puede leer el códec del video.',
  discardDialog: {
    title: '¿Descartar la subida?',
    text: '¿Seguro que quieres descartarla?',
    confirm: 'Sí',
    cancel: 'Cancelar',
  },
} satisfies Translation<typeof english>;
